/**
 * Typesetting: non-breaking spaces where a line must not break, and no quotation marks twice. Applied once, where text leaves `Words`, so that nobody
 * has to type them into messages.
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
  // The mark of another language stays with the name.
  new RegExp(` (?=${LANGUAGE_MARK.source})`, 'gu'),
  // A number stays with what it counts: 2 Levels, 600 gold pieces, 3 %.
  /(?<=\d) (?=[\uE000-\uF8FF]*[\p{L}%])/gu,
];

/** Stands for a space of a literal until the text is set. */
const LITERAL_SPACE = '\uF8FF';

/** A command within a message, which people copy. */
const COMMAND = /`[^`]*`/gu;

/** Marks a text that must stay exactly as it is, such as a path or a name that somebody typed. */
export function literal(text: string): string {
  return text.replaceAll(' ', LITERAL_SPACE);
}

/** Typesets a text in a language, except for its literals; `space` is what replaces a space where no line may break. */
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

/** A name of another language comes in quotation marks, where the message may have its own. */
function quotedOnce(language: string, text: string): string {
  return quotesOf(language, true).reduce(
    (so, mark) => (mark === '' ? so : so.replaceAll(mark + mark, mark)),
    text,
  );
}
