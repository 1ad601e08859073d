import { rulePhrase, type RuleId } from '@kickdoor/rules';
import { ruleTitle } from '../rulebook/book.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { usePosition } from './TableContext.ts';

/** A rule's sentence as it applies at this table. */
export function RuleSheet({ rule }: { readonly rule: RuleId }) {
  const { say, setOpen, view, words } = usePosition();
  return (
    <Sheet title={ruleTitle(words, rule)} onClose={() => setOpen(null)} testId="rule-sheet">
      <p>{say(rulePhrase(rule, view))}</p>
      <p>
        <RuleLink rule={rule} table={view} />
      </p>
    </Sheet>
  );
}
