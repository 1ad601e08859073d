/**
 * What a typesetter does to a text before it is read: spaces that hold together what no line may break apart. It is done
 * once, where words leave (`Words`), so that nobody has to type it into messages.
 */
import { definitionOf, isLanguage } from './languages/index.ts';

/** No line is broken here. */
export const NO_BREAK = '\u00A0';

/** A message that goes on with a comma of its own follows a space. */
const BEFORE_A_COMMA = / +(?=,)/gu;

/** Spaces at which no line is broken in any language; the others are told by its definition. */
const EVERYWHERE: readonly RegExp[] = [
  // A dash never begins a line.
  / (?=[—–])/gu,
  // A figure stays with what it counts: 2 Levels, 600 gold pieces, 3 %.
  /(?<=\d) (?=[\uE000-\uF8FF]*[\p{L}%])/gu,
];

/** A text as it is set in a language; `space` stands where no line is broken. */
export function typeset(language: string, text: string, space = NO_BREAK): string {
  const closed = text.replaceAll(BEFORE_A_COMMA, '');
  if (space === ' ') return closed;
  const own = isLanguage(language) ? definitionOf(language).unbroken : [];
  return [...EVERYWHERE, ...own].reduce((set, found) => set.replaceAll(found, space), closed);
}
