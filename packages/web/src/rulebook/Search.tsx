import { Button, Input, Label, SearchField } from 'react-aria-components';
import { useWords } from '../words/WordsContext.tsx';

/** The search field and the number of results. */
export function Search({
  value,
  onChange,
  count,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The number of rules found; `null` without a search. */
  readonly count: number | null;
}) {
  const words = useWords();
  return (
    <search className="book-search">
      <SearchField className="book-field" value={value} onChange={onChange} data-testid="book-search">
        <Label className="book-field-label">{words.say('book-search')}</Label>
        <Input className="input" enterKeyHint="search" placeholder={words.say('book-search')} />
        <Button className="book-clear" aria-label={words.say('book-clear')}>
          <span aria-hidden>×</span>
        </Button>
      </SearchField>
      <p className="book-found" role="status" data-testid="book-found">
        {count === null ? '' : words.say('book-found', { count })}
      </p>
    </search>
  );
}
