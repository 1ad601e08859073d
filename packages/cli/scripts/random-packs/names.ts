/** Invented names for cards, with all forms that a language's sentences use. */
import { definitionOf, type Language } from '@kickdoor/words';

/** Everything's name; a number is added. */
export const THING: Readonly<Record<Language, string>> = { en: 'Thing', ru: 'Вещь', de: 'Ding', es: 'Cosa' };

/** Word files with these messages in some languages, except those that `isNamed` rejects. */
export function namedIn(
  languages: readonly Language[],
  ids: readonly string[],
  isNamed: (language: Language, id: string) => boolean,
): readonly { path: string; text: string }[] {
  return languages.map((language) => ({
    path: `words/${language}/names.ftl`,
    text: ids.flatMap((id, at) => (isNamed(language, id) ? [named(language, id, at)] : [])).join('\n'),
  }));
}

/** A name whose forms are all the same; genders alternate. */
function named(language: Language, id: string, number: number): string {
  const name = `${THING[language]} ${number}`;
  const { needed, neededOfKinds, genders } = definitionOf(language).nouns;
  const forms = [...new Set([...needed, ...neededOfKinds])].map((form) => {
    const value = form === 'gender' ? genders[number % genders.length] : name;
    return `    .${form} = ${value ?? name}`;
  });
  return [`${id} = ${name}`, ...forms].join('\n');
}
