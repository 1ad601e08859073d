import { definitionOf, isLanguage, LANGUAGES, type Language } from '@kickdoor/words';
import { useState } from 'react';
import { failureWords } from '../app/failure-words.ts';
import { Choices } from '../ui/Choices.tsx';
import { chooseLanguage } from './language.ts';
import { useSpoken } from './WordsContext.tsx';

/** Chooses the page's language, in this browser only. */
export function LanguageChoice() {
  const { language, words } = useSpoken();
  const [failed, setFailed] = useState<Language | null>(null);
  async function choose(wanted: Language): Promise<void> {
    setFailed((await chooseLanguage(wanted)) ? null : wanted);
  }
  return (
    <>
      <Choices
        label={words.say('language')}
        value={language}
        onChange={(key) => {
          if (isLanguage(key)) void choose(key);
        }}
        options={LANGUAGES.map((key) => ({ key, label: definitionOf(key).name, language: key }))}
      />
      {failed === null ? null : (
        <p role="alert" lang={failed}>
          {failureWords(failed).say('failure-text')}
        </p>
      )}
    </>
  );
}
