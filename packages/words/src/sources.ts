/** The sources of a table's texts, and the language in which a set is named. */
import type { SheetId } from '@kickdoor/rules';
import type { Language } from './languages/index.ts';

/** Words of the engine itself, or of one card set, whose ids are qualified by the set. */
export type WordSource = string | SourceOfSet;

/** The words of a set in one language. */
export interface SetWords {
  readonly ftl: string;
  /** By sheet, the names that it prints; they apply if it is the table's base. */
  readonly sheets?: Partial<Readonly<Record<SheetId, string>>>;
}

/** The words of a set in one language, and the set. */
export interface SourceOfSet extends SetWords {
  readonly set: string;
  /** The language, if it isn't the current one: these words fill in what the set lacks in that. */
  readonly language?: string;
}

/**
 * A set's words in a language, followed by those in its other languages. A missing name is borrowed from the default
 * language, or else from the first of the set's languages that has it. Sentences quote borrowed names unchanged.
 */
export function wordsOfPack(
  set: string,
  words: Readonly<Record<string, SetWords>>,
  language: string,
): readonly WordSource[] {
  return preferred(Object.keys(words), language).flatMap((one) => {
    const texts = words[one];
    return texts === undefined ? [] : [{ set, ...texts, ...(one === language ? {} : { language: one }) }];
  });
}

/** Languages in the order of preference for a reader of `language`. */
function preferred(has: readonly string[], language: string): readonly string[] {
  const first = [language, ALWAYS_THERE].filter((one) => has.includes(one));
  return [...new Set([...first, ...has])];
}

/** The fallback language. */
const ALWAYS_THERE: Language = 'en';

/**
 * The language in which a set names its cards for a reader of `language`, given the languages it has; `undefined` if it
 * has none.
 */
export function namedIn(has: readonly string[], language: string): string | undefined {
  return preferred(has, language)[0];
}
