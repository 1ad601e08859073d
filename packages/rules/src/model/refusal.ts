/** Why a move is illegal. A refusal is a value; an exception is a defect. */
import { freezeAll } from './freeze.ts';
import type { RuleId } from './rule-ids.ts';

export type { RuleId };

/** The rules that forbid a move. */
export interface Refusal {
  readonly refused: true;
  /** The rule that forbids the move; its sentence is the message `rule-…` of the rules' words. */
  readonly rule: RuleId;
  /** Further rules that also forbid it. */
  readonly also: readonly RuleId[];
}

/** A trie of refusals by the rules they cite. */
interface Node {
  readonly refusal: Refusal;
  readonly next: Map<RuleId, Node>;
}

const known = new Map<RuleId, Node>();

/** Returns the refusal that cites these rules, the most specific first. Refusals are shared, so this is cheap. */
export function refuse(rule: RuleId, second?: RuleId, third?: RuleId, ...rest: readonly RuleId[]): Refusal {
  let node = step(known, rule, null);
  if (second !== undefined) node = step(node.next, second, node.refusal);
  if (third !== undefined) node = step(node.next, third, node.refusal);
  for (const more of rest) node = step(node.next, more, node.refusal);
  return node.refusal;
}

function step(from: Map<RuleId, Node>, rule: RuleId, before: Refusal | null): Node {
  const found = from.get(rule);
  if (found !== undefined) return found;
  const refusal = before === null ? { rule, also: [] } : { rule: before.rule, also: [...before.also, rule] };
  const made = {
    refusal: freezeAll({ refused: true as const, ...refusal }),
    next: new Map<RuleId, Node>(),
  };
  from.set(rule, made);
  return made;
}

/** Combines two refusals, the more specific first. */
export function refuseBoth({ rule, also }: Refusal, other: Refusal): Refusal {
  const others = new Set([...also, other.rule, ...other.also]);
  others.delete(rule);
  const [second, third, ...rest] = others;
  return refuse(rule, second, third, ...rest);
}

/** Whether a result is a refusal. */
export function isRefusal(answer: object | null): answer is Refusal {
  return answer !== null && 'refused' in answer;
}
