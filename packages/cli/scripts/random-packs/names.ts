/** Names for cards that nobody has thought of, in every language, with all forms that its sentences use. */
import { definitionOf, LANGUAGES, type Language } from '@kickdoor/words';

/** What everything is called, with its number. */
const THING: Readonly<Record<Language, string>> = { en: 'Thing', ru: 'Вещь', de: 'Ding', es: 'Cosa' };

/** Word files that name these messages in all languages. */
export function namedInAll(ids: readonly string[]): readonly { path: string; text: string }[] {
  return LANGUAGES.map((language) => ({
    path: `words/${language}/names.ftl`,
    text: ids.map((id, number) => named(language, id, number)).join('\n'),
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
