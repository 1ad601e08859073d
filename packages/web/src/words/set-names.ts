/** What sets are called, and in which language their cards are. */
import type { SetInfo } from '@kickdoor/protocol';
import type { Phrase } from '@kickdoor/rules';
import { namedIn, type Words } from '@kickdoor/words';
import { text } from './say.ts';

/** Sets whose cards have names in another language than the current one. */
export interface NamedElsewhere {
  readonly language: string;
  readonly sets: readonly string[];
}

/** The sets that have no words in a language, by the language their names are in, as the sets themselves declare. */
export function namedElsewhere(
  sets: readonly string[],
  spoken: string,
  known: readonly Pick<SetInfo, 'id' | 'languages'>[],
): readonly NamedElsewhere[] {
  const found = sets.map((set) => {
    const languages = known.find(({ id }) => id === set)?.languages ?? [];
    return { set, language: namedIn(languages, spoken) ?? spoken };
  });
  const others = [...new Set(found.map(({ language }) => language))].filter((one) => one !== spoken);
  return others.map((language) => ({
    language,
    sets: found.filter((each) => each.language === language).map(({ set }) => set),
  }));
}

/**
 * What a set is called where games are chosen: as the page says it of a built-in set, else by the set's own name in the
 * language of these words or the one its cards have instead; its id if it has none.
 */
export function setPhrase(
  words: Pick<Words, 'has' | 'language'>,
  set: string,
  known: readonly Pick<SetInfo, 'id' | 'names'>[],
): Phrase {
  if (words.has(`set-${set}`)) return { id: `set-${set}` };
  return text('set-named', { name: ownName(words.language, set, known)?.name ?? set });
}

/** The name that a set has for somebody who reads a language, and the language that it is in; `null` if it has none. */
function ownName(language: string, set: string, known: readonly Pick<SetInfo, 'id' | 'names'>[]) {
  const { names = {} } = known.find(({ id }) => id === set) ?? {};
  const found = namedIn(Object.keys(names), language);
  const name = names[found ?? ''];
  return found === undefined || name === undefined ? null : { name, language: found };
}

/** The language of what {@link setPhrase} gives, where that is not the one of these words. */
export function foreignName(
  words: Pick<Words, 'has' | 'language'>,
  set: string,
  known: readonly Pick<SetInfo, 'id' | 'names'>[],
): string | undefined {
  if (words.has(`set-${set}`)) return undefined;
  const language = ownName(words.language, set, known)?.language;
  return language === words.language ? undefined : language;
}
