/**
 * What a typesetter does to a text before it is read: spaces that hold together what no line may break apart. It is done
 * once, where words leave (`Words`), so that nobody has to type it into messages.
 */

/** No line is broken here. */
export const NO_BREAK = '\u00A0';

/** The marks of names (`pieces.ts`) may stand between a space and what it belongs to. */
const MARK = '[\\uE000-\\uF8FF]*';

/** A message that goes on with a comma of its own follows a space. */
const BEFORE_A_COMMA = / +(?=,)/gu;

/** Spaces at which no line is broken. */
const EVERYWHERE: readonly RegExp[] = [
  // A dash never begins a line.
  / (?=[—–])/gu,
  // A figure stays with what it counts: 2 Levels, 600 gold pieces, 3 %.
  new RegExp(`(?<=\\d) (?=${MARK}[\\p{L}%])`, 'gu'),
];

const OF_LANGUAGES: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/(?<=\bLevels?) (?=\d)/gu],
  de: [/(?<=\bStufen?) (?=\d)/gu, / (?=…)/gu, /(?<=\b(?:z|d|u|o|i)\.) (?=\p{L}\.)/gu],
  ru: [
    // Little words lean on the word that follows, particles on the one before.
    new RegExp(
      `(?<=(?<![\\p{L}\\d-])(?:[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со)) (?=${MARK}[^\\s—–])`,
      'giu',
    ),
    / (?=(?:бы?|же?|ли?)(?![\p{L}\d-]))/giu,
  ],
};

/** A text as it is set in a language; `space` stands where no line is broken. */
export function typeset(language: string, text: string, space = NO_BREAK): string {
  const closed = text.replaceAll(BEFORE_A_COMMA, '');
  if (space === ' ') return closed;
  const spaces = [...EVERYWHERE, ...(OF_LANGUAGES[language] ?? [])];
  return spaces.reduce((set, found) => set.replaceAll(found, space), closed);
}
