import { definitionOf, LANGUAGES, type Language } from '@kickdoor/words';

interface LanguageSelectProps {
  readonly label: string;
  readonly language?: Language;
  readonly onChoose: (wanted: string) => void;
}

/** All languages, each by its own name. */
export function LanguageSelect({ label, language, onChoose }: LanguageSelectProps) {
  return (
    <select
      aria-label={label}
      value={language}
      data-testid="start-language"
      onChange={(event) => onChoose(event.target.value)}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {definitionOf(each).name}
        </option>
      ))}
    </select>
  );
}
