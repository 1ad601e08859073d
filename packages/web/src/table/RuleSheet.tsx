import type { RuleId } from '@kickdoor/rules';
import { Sheet } from '../ui/Sheet.tsx';
import { ruleMessage } from '../words/rule.ts';
import { useTable } from './TableContext.ts';

/** A rule by its sentence. */
export function RuleSheet({ rule }: { readonly rule: RuleId }) {
  const { say, setOpen } = useTable();
  return (
    <Sheet title={say('rule-id', { rule })} onClose={() => setOpen(null)} testId="rule-sheet">
      <p>{say(ruleMessage(rule))}</p>
    </Sheet>
  );
}
