/** Hyphenation on cards: supplied by the page through a context, since a card doesn't know its language. */
import { createContext, useContext } from 'react';

/** A soft hyphen shows only where a line breaks at it. */
export const SOFT_HYPHEN = '\u00AD';

/** Inserts soft hyphens into the long words of a text. */
export type Hyphenate = (text: string) => string;

export const HyphenateContext = createContext<Hyphenate>((text) => text);

/** The page's hyphenation. */
export function useHyphenate(): Hyphenate {
  return useContext(HyphenateContext);
}
