/** The language of a set's card names if the set has no words in the current one. */
import { namedIn } from '@kickdoor/words';
import { sets as languagesOfSets } from 'virtual:words';

/** Sets whose cards have names in another language than the current one. */
export interface NamedElsewhere {
  readonly language: string;
  readonly sets: readonly string[];
}

/** The sets that have no words in a language, by the language their names are in, as the sets themselves declare. */
export function namedElsewhere(
  sets: readonly string[],
  spoken: string,
  languages: Readonly<Record<string, readonly string[]>> = languagesOfSets,
): readonly NamedElsewhere[] {
  const found = sets.map((set) => ({ set, language: namedIn(languages[set] ?? [], spoken) ?? spoken }));
  const others = [...new Set(found.map(({ language }) => language))].filter((one) => one !== spoken);
  return others.map((language) => ({
    language,
    sets: found.filter((each) => each.language === language).map(({ set }) => set),
  }));
}
