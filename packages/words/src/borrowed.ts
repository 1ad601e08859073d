/** Marks names that a set has only in another language: "Kraken [en]". */

/** The language code in HTML of a name that isn't given in any language. */
export const NO_LANGUAGE = 'und';

/** The mark of a language, or of a name in none. */
export function languageMark(language: string): string {
  return language === NO_LANGUAGE ? '[?]' : `[${language}]`;
}

/** Matches a language mark. */
export const LANGUAGE_MARK = /\[(?:[\p{L}-]{2,}|\?)\]/gu;

/** A name with its language mark; unchanged if it isn't borrowed (`null`). */
export function withLanguage(name: string, language: string | null): string {
  return language === null ? name : `${name} ${languageMark(language)}`;
}
