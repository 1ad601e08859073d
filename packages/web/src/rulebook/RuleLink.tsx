import { rulesAt, type RuleId, type RuleTable } from '@kickdoor/rules';
import { useWords } from '../words/WordsContext.tsx';
import { bookPath } from './address.ts';

/** A link to a rule in a table's rulebook. It opens in a new tab, so the table stays. */
export function RuleLink({ rule, table }: { readonly rule: RuleId; readonly table: RuleTable }) {
  const words = useWords();
  if (!rulesAt(table).includes(rule)) return null;
  return (
    <a
      className="rule-link"
      href={bookPath(table, rule)}
      target="_blank"
      rel="noopener"
      data-testid="rule-link"
    >
      {words.say('book-link')}
    </a>
  );
}

/** A link to a table's whole rulebook, in a new tab. */
export function BookLink({ table }: { readonly table: RuleTable }) {
  const words = useWords();
  return (
    <a className="rule-link" href={bookPath(table)} target="_blank" rel="noopener" data-testid="book-link">
      {words.say('book-open')}
    </a>
  );
}
