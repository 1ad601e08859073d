/** How the words on cards are broken: told by the page, since a card knows no language. */
import { createContext, useContext } from 'react';

/** A hyphen that shows only where a line is broken at it. */
export const SOFT_HYPHEN = '\u00AD';

/** Marks the places in a text where its long words may be broken. */
export type Hyphenate = (text: string) => string;

export const HyphenateContext = createContext<Hyphenate>((text) => text);

/** Marks where long words may be broken. */
export function useHyphenate(): Hyphenate {
  return useContext(HyphenateContext);
}
