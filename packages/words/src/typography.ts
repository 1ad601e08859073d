/**
 * Typesetting: non-breaking spaces and no doubled quotation marks. Applied once, to text that leaves `Words`, so that
 * messages don't have to contain them.
 */
import { LANGUAGE_MARK } from './borrowed.ts';
import { definitionOf, isLanguage } from './languages/index.ts';

/** A non-breaking space. */
export const NO_BREAK = '\u00A0';

/** A message that continues with its own comma follows a space. */
const BEFORE_A_COMMA = / +(?=,)/gu;

/** Spaces at which no line may break in any language; a language's definition adds its own. */
const EVERYWHERE: readonly RegExp[] = [
  // A dash never starts a line.
  / (?=[—–])/gu,
  // A language mark stays with its name.
  new RegExp(` (?=${LANGUAGE_MARK.source})`, 'gu'),
  // A number stays with what it counts: 2 Levels, 600 gold pieces, 3 %.
  /(?<=\d) (?=[\uE000-\uF8FF]*[\p{L}%])/gu,
];

/** Replaces the spaces of literals until the text is set. */
const LITERAL_SPACE = '\uF8FF';

/** A command in a message, which people may copy. */
const COMMAND = /`[^`]*`/gu;

/** Marks a text to be left as it is, such as a path or a typed name. */
export function literal(text: string): string {
  return text.replaceAll(' ', LITERAL_SPACE);
}

/** Typesets a text in a language, except for its literals; `space` replaces spaces at which no line may break. */
export function typeset(language: string, text: string, space = NO_BREAK): string {
  const closed = quotedOnce(language, text).replaceAll(COMMAND, literal).replaceAll(BEFORE_A_COMMA, '');
  const own = isLanguage(language) ? definitionOf(language).unbroken : [];
  const set =
    space === ' '
      ? closed
      : [...EVERYWHERE, ...own].reduce((so, found) => so.replaceAll(found, space), closed);
  return set.replaceAll(LITERAL_SPACE, ' ');
}

/** A language's quotation marks around names that aren't nouns, or are nouns of another language. */
export function quotesOf(language: string, isForeign: boolean): readonly [open: string, close: string] {
  if (!isLanguage(language)) return ['', ''];
  const { quotes, foreignQuotes = quotes } = definitionOf(language);
  return isForeign ? foreignQuotes : quotes;
}

/** Removes doubled quotation marks: both a foreign name and the message may have them. */
function quotedOnce(language: string, text: string): string {
  return quotesOf(language, true).reduce(
    (so, mark) => (mark === '' ? so : so.replaceAll(mark + mark, mark)),
    text,
  );
}
