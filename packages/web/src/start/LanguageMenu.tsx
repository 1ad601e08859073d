import { isLanguage, type Language } from '@kickdoor/words';
import { useState } from 'react';
import { failureWords } from '../app/failure-words.ts';
import { chooseLanguage } from '../words/language.ts';
import { useSpoken } from '../words/WordsContext.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

export interface LanguageChoice {
  /** The language chosen last, if its words couldn't be loaded. */
  readonly failed: Language | null;
  readonly choose: (wanted: Language) => Promise<void>;
}

/** Chooses the page's language. */
export function useLanguageChoice(): LanguageChoice {
  const [failed, setFailed] = useState<Language | null>(null);
  async function choose(wanted: Language): Promise<void> {
    setFailed((await chooseLanguage(wanted)) ? null : wanted);
  }
  return { failed, choose };
}

/** Chooses the page's language, in a corner. Reports a language that couldn't be loaded. */
export function LanguageMenu({ choice: { failed, choose } }: { readonly choice: LanguageChoice }) {
  const { language, words } = useSpoken();
  return (
    <div className="start-language">
      <LanguageSelect
        label={words.say('language')}
        language={language}
        onChoose={(wanted) => (isLanguage(wanted) ? void choose(wanted) : undefined)}
      />
      {failed === null ? null : (
        <p role="alert" lang={failed}>
          {failureWords(failed).say('failure-text')}
        </p>
      )}
    </div>
  );
}
