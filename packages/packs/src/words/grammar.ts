/** What a noun's message needs in each language, besides the name itself. */

export interface Grammar {
  /** Attributes that every card's name must have. */
  readonly needed: readonly string[];
  /** Attributes that names of races and classes must have as well: sentences speak of many of them. */
  readonly neededOfKinds: readonly string[];
  /** Attributes that it may have. */
  readonly allowed: readonly string[];
  /** What `.gender` may say. */
  readonly genders: readonly string[];
}

const CASES = ['gen', 'dat', 'acc', 'ins', 'pre'] as const;

/** What every language knows: flavor, and names that are no nouns (`Go Up a Level!`), which sentences only quote. */
const COMMON = ['flavour', 'noun'] as const;

const GRAMMARS = {
  en: { needed: [], neededOfKinds: ['plural'], allowed: [...COMMON, 'plural', 'indef'], genders: [] },
  ru: {
    needed: ['gender', ...CASES],
    neededOfKinds: ['plural', ...CASES.map((name) => `${name}-plural`)],
    allowed: [...COMMON, 'plural', ...CASES.map((name) => `${name}-plural`)],
    genders: ['masculine', 'feminine', 'neuter', 'plural'],
  },
  de: {
    needed: ['gender', 'gen', 'dat', 'acc'],
    neededOfKinds: ['plural', 'dat-plural'],
    allowed: [...COMMON, 'article', 'nom', 'plural', 'gen-plural', 'dat-plural', 'acc-plural'],
    genders: ['masculine', 'feminine', 'neuter', 'plural'],
  },
} as const satisfies Readonly<Record<string, Grammar>>;

/** A language that cards can be named in. */
export type Language = keyof typeof GRAMMARS;

/** The languages that cards can be named in, the one that is always there first. */
export const LANGUAGES: readonly Language[] = ['en', 'ru', 'de'];

/** Whether this names a language of {@link LANGUAGES}. */
export function isLanguage(language: string): language is Language {
  return LANGUAGES.some((known) => known === language);
}

/** What a language asks of a noun. */
export function grammarOf(language: Language): Grammar {
  return GRAMMARS[language];
}
