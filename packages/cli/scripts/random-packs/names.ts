/** Names for cards that nobody has thought of, with all forms that the sentences of a language use. */
import { definitionOf, type Language } from '@kickdoor/words';

/** What everything is called, with its number. */
export const THING: Readonly<Record<Language, string>> = { en: 'Thing', ru: 'Вещь', de: 'Ding', es: 'Cosa' };

/** Word files that name these messages in some languages, but for those that they lack. */
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

/** Every form is the same; genders take turns. */
function named(language: Language, id: string, number: number): string {
  const name = `${THING[language]} ${number}`;
  const { needed, neededOfKinds, genders } = definitionOf(language).nouns;
  const forms = [...new Set([...needed, ...neededOfKinds])].map((form) => {
    const value = form === 'gender' ? genders[number % genders.length] : name;
    return `    .${form} = ${value ?? name}`;
  });
  return [`${id} = ${name}`, ...forms].join('\n');
}
