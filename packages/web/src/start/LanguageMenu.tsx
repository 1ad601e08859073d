import { isLanguage } from '@kickdoor/words';
import { useState } from 'react';
import { failureWords } from '../app/failure-words.ts';
import { chooseLanguage } from '../words/language.ts';
import { useSpoken } from '../words/WordsContext.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

/** Chooses the page's language, in a corner of the start page. */
export function LanguageMenu() {
  const { language, words } = useSpoken();
  const [failed, setFailed] = useState<string | null>(null);
  async function choose(wanted: string): Promise<void> {
    if (isLanguage(wanted) && !(await chooseLanguage(wanted))) setFailed(wanted);
    else setFailed(null);
  }
  return (
    <div className="start-language">
      <LanguageSelect
        label={words.say('language')}
        language={language}
        onChoose={(wanted) => void choose(wanted)}
      />
      {failed !== null && isLanguage(failed) ? (
        <p role="alert" lang={failed}>
          {failureWords(failed).say('failure-text')}
        </p>
      ) : null}
    </div>
  );
}
