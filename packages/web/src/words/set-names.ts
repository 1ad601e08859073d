/** The names of sets, and the languages of their cards. */
import type { SetInfo } from '@kickdoor/protocol';
import type { Phrase } from '@kickdoor/rules';
import { namedIn, type Words } from '@kickdoor/words';
import { text } from './say.ts';

/** Sets whose cards have names in another language than the current one. */
export interface NamedElsewhere {
  readonly language: string;
  readonly sets: readonly string[];
}

/** Sets without words in a language, grouped by the language of their names, as the sets themselves declare. */
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
 * A set's name for choosing a game: the page's own for a built-in set, else the set's own name in the language of these
 * words, or in the one that its cards use instead; its id if it has none.
 */
export function setPhrase(
  words: Pick<Words, 'has' | 'language'>,
  set: string,
  known: readonly Pick<SetInfo, 'id' | 'names'>[],
): Phrase {
  if (words.has(`set-${set}`)) return { id: `set-${set}` };
  return text('set-named', { name: ownName(words.language, set, known)?.name ?? set });
}

/** A set's own name for readers of a language, and the language it is in; `null` if it has none. */
function ownName(language: string, set: string, known: readonly Pick<SetInfo, 'id' | 'names'>[]) {
  const { names = {} } = known.find(({ id }) => id === set) ?? {};
  const found = namedIn(Object.keys(names), language);
  const name = names[found ?? ''];
  return found === undefined || name === undefined ? null : { name, language: found };
}

/** The language of the result of {@link setPhrase}, if it isn't that of these words. */
export function foreignName(
  words: Pick<Words, 'has' | 'language'>,
  set: string,
  known: readonly Pick<SetInfo, 'id' | 'names'>[],
): string | undefined {
  if (words.has(`set-${set}`)) return undefined;
  const language = ownName(words.language, set, known)?.language;
  return language === words.language ? undefined : language;
}
