/** How a name is marked that its set has only in another language: "Kraken [en]". */

/** The language of a name that nobody has given, as HTML calls it. */
export const NO_LANGUAGE = 'und';

/** The mark of a language, or of what has a name in none. */
export function languageMark(language: string): string {
  return language === NO_LANGUAGE ? '[?]' : `[${language}]`;
}

/** Matches the mark of a language. */
export const LANGUAGE_MARK = /\[(?:[\p{L}-]{2,}|\?)\]/gu;

/** A name with the mark of the language it is borrowed from; `null` for a name that isn't borrowed. */
export function withLanguage(name: string, language: string | null): string {
  return language === null ? name : `${name} ${languageMark(language)}`;
}
