/** Why a move is not lawful. A refusal is a value; an exception is a defect. */
import type { RuleId } from '../words/rule-ids.ts';

export type { RuleId };

export interface Refusal {
  readonly refused: true;
  /** The rule that forbids the move; its sentence is the message `rule-…` of the rules' words. */
  readonly rule: RuleId;
  /** Further rules that forbid it too. */
  readonly also: readonly RuleId[];
}

const known = new Map<string, Refusal>();

/** The refusal that cites these rules, the narrowest first. Refusals are shared: asking is cheap. */
export function refuse(rule: RuleId, ...also: readonly RuleId[]): Refusal {
  const key = also.length === 0 ? rule : `${rule} ${also.join(' ')}`;
  const made =
    known.get(key) ?? Object.freeze({ refused: true as const, rule, also: Object.freeze(also.slice()) });
  known.set(key, made);
  return made;
}

/** Whether an answer is a refusal. */
export function isRefusal(answer: object | null): answer is Refusal {
  return answer !== null && 'refused' in answer;
}
