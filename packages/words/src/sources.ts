/** The words that a table's texts are made of, and which language a set is named in. */
import type { SheetId } from '@kickdoor/rules';
import type { Language } from './languages/index.ts';

/** Words of the engine itself, or of one card set, whose ids are qualified by the set. */
export type WordSource = string | SourceOfSet;

/** The words of a set in one language. */
export interface SetWords {
  readonly ftl: string;
  /** Names that apply if a sheet is the table's base, as that sheet prints them, by sheet. */
  readonly sheets?: Partial<Readonly<Record<SheetId, string>>>;
}

/** The words of a set in one language, and the set. */
export interface SourceOfSet extends SetWords {
  readonly set: string;
  /** The language they are in, if it isn't the current one: they are for what the set lacks in that. */
  readonly language?: string;
}

/**
 * A set's words in a language, and after them those in its others: a name that it lacks is borrowed from the default
 * language, or else from the first of the set's own that has it. Sentences quote borrowed names unchanged.
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

/** Languages in the order in which somebody who reads one of them is given names. */
function preferred(has: readonly string[], language: string): readonly string[] {
  const first = [language, ALWAYS_THERE].filter((one) => has.includes(one));
  return [...new Set([...first, ...has])];
}

/** The fallback language. */
const ALWAYS_THERE: Language = 'en';

/**
 * The language of a set's card names for somebody who reads this language, given the languages of its words; none if it
 * has no words at all.
 */
export function namedIn(has: readonly string[], language: string): string | undefined {
  return preferred(has, language)[0];
}
