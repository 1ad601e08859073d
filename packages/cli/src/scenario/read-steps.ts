/** Parses a scenario's `steps`. */
import { parseText, type RuleId } from '@kickdoor/rules';
import type { Step, Written } from './model.ts';
import { readCards, readSeat, seatOf, type Reading } from './read-cards.ts';
import { readExpect } from './read-expect.ts';
import { readRules } from './read-rules.ts';
import { phrase } from '../words/words.ts';
import { entries, fault, isList, isTable, items, text, type Entry, type Spot, type Value } from './source.ts';

/** Parses a player's move; unknown words are errors. */
function readMove(reading: Reading, name: string, spot: Spot, value: Value): Written {
  const seat = seatOf(reading, name, spot);
  const words = text(value, phrase('called-move'));
  // The table may have more copies than the set, so copy numbers are checked during play.
  const draft = parseText({ ...reading, seat, choice: null }, words.replace(/#[1-9]\d*(?=\s|$)/gu, ''));
  if ('error' in draft) fault(value, phrase('fault-move', { move: words, why: draft.error }));
  return { seat, text: words, spot: value.spot };
}

type Body = Step extends infer S ? (S extends Step ? Omit<S, 'spot' | 'title'> : never) : never;

function readRefuse(reading: Reading, value: Value): Body {
  const parts = entries(value, 'refuse');
  const rule = parts.find((part) => part.key === 'rule' && !reading.names.includes('rule'));
  const moves = parts.filter((part) => part !== rule);
  const [move, second] = moves;
  if (move === undefined) return fault(value, phrase('fault-empty-refuse'));
  if (second !== undefined) return fault(second, phrase('fault-two-refusals'));
  const rules: readonly RuleId[] = rule === undefined ? [] : readRules(rule.value);
  return { kind: 'refuse', move: readMove(reading, move.key, move.spot, move.value), rules };
}

function readMay(reading: Reading, value: Value): Body {
  const moves = entries(value, 'may').flatMap((entry) => {
    const list = isList(entry.value) ? items(entry.value, 'may') : [entry.value];
    return list.map((one) => readMove(reading, entry.key, entry.spot, one));
  });
  if (moves.length === 0) fault(value, phrase('fault-empty-may'));
  return { kind: 'may', moves };
}

function readView(reading: Reading, value: Value): Body {
  const parts = entries(value, 'view');
  const find = (key: string): Entry | undefined => parts.find((part) => part.key === key);
  const odd = parts.find((part) => !['of', 'hides', 'shows'].includes(part.key));
  if (odd !== undefined) fault(odd, phrase('problem-no-field', { name: 'view', key: odd.key }));
  const of = find('of') ?? fault(value, phrase('fault-nobodys-view'));
  const cards = (key: string): ReturnType<typeof readCards> => {
    const part = find(key);
    return part === undefined ? [] : readCards(reading, part.value, key);
  };
  const nobody = text(of.value, 'of') === 'spectator' && !reading.names.includes('spectator');
  return {
    kind: 'view',
    of: nobody ? null : readSeat(reading, of.value, 'of'),
    hides: cards('hides'),
    shows: cards('shows'),
  };
}

function readBody(reading: Reading, step: Entry): Body {
  switch (step.key) {
    case 'all':
      if (text(step.value, 'all') !== 'pass') fault(step.value, phrase('fault-all-pass'));
      return { kind: 'pass' };
    case 'refuse':
      return readRefuse(reading, step.value);
    case 'may':
      return readMay(reading, step.value);
    case 'expect':
      return { kind: 'expect', checks: readExpect(reading, step.value) };
    case 'view':
      return readView(reading, step.value);
    default:
      return { kind: 'move', move: readMove(reading, step.key, step.spot, step.value) };
  }
}

function readStep(reading: Reading, value: Value): Step {
  const { spot } = value;
  if (!isTable(value)) {
    const word = text(value, phrase('called-step'));
    if (word === 'wait' || word === 'reload') return { kind: word, spot, title: word };
    return fault(value, phrase('fault-no-step', { word }));
  }
  const [step, second] = entries(value, phrase('called-step'));
  if (step === undefined) return fault(value, phrase('fault-empty-step'));
  if (second !== undefined) return fault(second, phrase('fault-two-steps'));
  const body = readBody(reading, step);
  const title = body.kind === 'move' ? `${step.key}: ${body.move.text}` : titleOf(reading, body);
  return { ...body, spot, title };
}

function titleOf(reading: Reading, body: Body): string {
  if (body.kind === 'pass') return 'all: pass';
  if (body.kind === 'refuse') return `refuse ${reading.names[body.move.seat] ?? ''}: ${body.move.text}`;
  return body.kind;
}

/** Parses the steps. */
export function readSteps(reading: Reading, value: Value): Step[] {
  return items(value, 'steps').map((step) => readStep(reading, step));
}
