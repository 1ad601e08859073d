/** What a noun's message needs in each language, besides the name itself. */

export interface Grammar {
  /** Attributes that every card's name must have. */
  readonly needed: readonly string[];
  /** Attributes that it may have. */
  readonly allowed: readonly string[];
  /** What `.gender` may say. */
  readonly genders: readonly string[];
}

const CASES = ['gen', 'dat', 'acc', 'ins', 'pre'] as const;

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: { needed: [], allowed: ['article', 'plural'], genders: [] },
  ru: {
    needed: ['gender', ...CASES],
    allowed: ['plural', ...CASES.map((name) => `${name}-plural`), 'animate'],
    genders: ['masculine', 'feminine', 'neuter', 'plural'],
  },
  de: {
    needed: ['gender', 'gen', 'dat', 'acc', 'plural'],
    allowed: ['gen-plural', 'dat-plural', 'acc-plural'],
    genders: ['masculine', 'feminine', 'neuter', 'plural'],
  },
};

/** The languages that cards can be named in. */
export const LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

/** What a language asks of a noun. */
export function grammarOf(language: string): Grammar {
  return GRAMMARS[language] ?? { needed: [], allowed: [], genders: [] };
}
