/** In which language the cards of a set are named where it has no words in the one that is spoken. */
import { namedIn } from '@kickdoor/words';
import { sets as languagesOfSets } from 'virtual:words';

/** Sets whose cards are named in another language than the one that is spoken. */
export interface NamedElsewhere {
  readonly language: string;
  readonly sets: readonly string[];
}

/** Those of some sets that have no words in a language, by the language of their names; as the sets themselves declare. */
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
