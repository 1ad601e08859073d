import { isLanguage, LANGUAGES } from '@kickdoor/packs/words';
import { Choices } from '../ui/Choices.tsx';
import { chooseLanguage, LANGUAGE_NAMES } from './language.ts';
import { useSpoken } from './WordsContext.tsx';

/** Chooses the language in which everything is said, on this browser alone. */
export function LanguageChoice() {
  const { language, words } = useSpoken();
  return (
    <Choices
      label={words.say('language')}
      value={language}
      onChange={(key) => {
        if (isLanguage(key)) void chooseLanguage(key);
      }}
      options={LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key], language: key }))}
    />
  );
}
