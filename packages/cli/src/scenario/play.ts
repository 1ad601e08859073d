/** Plays the steps of a scenario. */
import {
  SYSTEM,
  admits,
  clocks,
  eventFor,
  isRefusal,
  validateMove,
  legalMoves,
  understand,
  view,
  type CardPool,
  type Applied,
  type GameEvent,
  type Move,
  type Phrase,
  type Refusal,
  type RuleId,
  type State,
} from '@kickdoor/rules';
import { meant, writtenName } from './compare.ts';
import { perform, readBack, type Rollback } from './rollback.ts';
import type { Scene, Step, Written } from './model.ts';
import { phrase } from '../words/words.ts';
import { standing, wrongs } from '../soak/checks.ts';
import { cardsInEvents, cardsInView } from './sees.ts';
import { Fault } from './source.ts';

/** The table a scenario is played at. */
export interface Table {
  readonly pool: CardPool;
  state: State;
  /** The events of the last step that changed anything. */
  heard: readonly GameEvent[];
  /** All moves so far, if each is undone and redone; otherwise `null`. */
  readonly history: Rollback | null;
  /**
   * The invariants already broken at the start (because a scenario's decks are incomplete, for example), if the table
   * is watched: each move is then checked against its seat's legal moves, and the invariants after it. `null` if
   * nothing is checked.
   */
  readonly watched: ReadonlySet<string> | null;
}

/** What a step expected, and what was found instead. */
export interface Difference {
  readonly expected: Phrase | readonly Phrase[];
  readonly found: Phrase | readonly Phrase[];
}

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

/** The moves that a written one may mean now. */
function meanings(table: Table, move: Written): readonly Move[] {
  const { pool, state } = table;
  const understood = understand(
    { pool, state, seat: move.seat, legalMoves: legalMoves(pool, state, move.seat) },
    move.text,
  );
  if ('error' in understood) {
    throw new Fault(move.spot, phrase('fault-move', { move: move.text, why: understood.error }));
  }
  return understood.moves;
}

function rulesOf(refusals: readonly Refusal[]): RuleId[] {
  return [...new Set(refusals.flatMap((refusal) => [refusal.rule, ...refusal.also]))];
}

function said(refusals: readonly Refusal[]): Phrase {
  const rules = rulesOf(refusals);
  return rules.length === 0
    ? phrase('found-few-cards')
    : phrase('found-refused', { rules: rules.join(', ') });
}

function record(table: Table, answer: { readonly events: readonly GameEvent[] }): void {
  table.heard = answer.events;
}

/**
 * Makes a move. On a watched table, checks that it is accepted exactly if it was among the legal moves, and that the
 * invariants hold afterwards.
 */
function attempt(table: Table, seat: number, move: Move): Applied | Refusal {
  const { pool, state, watched } = table;
  if (watched === null) return perform(table, seat, move);
  const open = seat === SYSTEM || legalMoves(pool, state, seat).some((legalMove) => admits(legalMove, move));
  const before = standing(pool, state);
  const answer = perform(table, seat, move);
  if (open && isRefusal(answer)) throw new Error('the move is listed as legal, but refused');
  if (!open && !isRefusal(answer)) throw new Error('the move was accepted, but is not listed as legal');
  if (isRefusal(answer)) return answer;
  const found = wrongs(pool, table.state, before, standing(pool, table.state));
  const wrong = found.filter((one) => !watched.has(one));
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return answer;
}

function playMove(table: Table, { move }: StepOf<'move'>): Difference | null {
  const refusals: Refusal[] = [];
  for (const meaning of meanings(table, move)) {
    const answer = attempt(table, move.seat, meaning);
    if (!isRefusal(answer)) {
      record(table, answer);
      return null;
    }
    refusals.push(answer);
  }
  return { expected: phrase('wanted-accepted'), found: said(refusals) };
}

/** Whether a wait is open that this seat may pass on; neither its own choice nor looting a body counts. */
function mayPass(table: Table, seat: number): boolean {
  const pending = view(table.pool, table.state, seat).pending?.kind;
  if (pending === 'choice' || pending === 'looting' || pending === 'sharing') return false;
  return validateMove(table.pool, table.state, seat, { do: 'pass' }) === null;
}

function passAll(table: Table): null {
  const heard: GameEvent[] = [];
  for (let again = true; again;) {
    again = false;
    for (const seat of table.state.players.keys()) {
      if (!mayPass(table, seat)) continue;
      const answer = attempt(table, seat, { do: 'pass' });
      if (isRefusal(answer)) {
        throw new Error(`a pass of ${seat} that was legal was refused by ${answer.rule}`);
      }
      heard.push(...answer.events);
      again = true;
    }
  }
  if (heard.length > 0) record(table, { events: heard });
  return null;
}

function playRefuse(table: Table, { move, rules }: StepOf<'refuse'>): Difference | null {
  const wanted =
    rules.length === 0 ? phrase('wanted-refused') : phrase('wanted-refused-by', { rules: rules.join(', ') });
  const before = JSON.stringify(table.state);
  const refusals: Refusal[] = [];
  for (const meaning of meanings(table, move)) {
    const answer = attempt(table, move.seat, meaning);
    if (!isRefusal(answer)) return { expected: wanted, found: phrase('found-accepted') };
    if (JSON.stringify(table.state) !== before) {
      return { expected: wanted, found: phrase('found-changed') };
    }
    refusals.push(answer);
  }
  const cited = rulesOf(refusals);
  const right = rules.length === 0 || refusals.length === 0 || cited.some((rule) => rules.includes(rule));
  return right ? null : { expected: wanted, found: said(refusals) };
}

function playMay(table: Table, step: StepOf<'may'>): Difference | null {
  for (const move of step.moves) {
    const answers = meanings(table, move).map((one) => validateMove(table.pool, table.state, move.seat, one));
    if (answers.includes(null)) continue;
    const name = table.state.players[move.seat]?.name ?? '';
    const refusals = answers.flatMap((answer) => answer ?? []);
    return { expected: phrase('wanted-legal', { move: `${name}: ${move.text}` }), found: said(refusals) };
  }
  return null;
}

function playExpect(table: Table, step: StepOf<'expect'>): Difference | null {
  const scene: Scene = { ...table, view: view(table.pool, table.state, null) };
  const failed = step.checks.flatMap(({ what, expected, differs }) => {
    const found = differs(scene);
    return found === null ? [] : [{ what, expected, found }];
  });
  if (failed.length === 0) return null;
  return {
    expected: failed.map(({ what, expected }) => phrase('wanted-value', { what, value: expected })),
    found: failed.map(({ what, found }) => phrase('found-value', { what, value: found })),
  };
}

function playView(table: Table, step: StepOf<'view'>): Difference | null {
  const seen = cardsInView(view(table.pool, table.state, step.of));
  const told = cardsInEvents(table.heard.map((event) => eventFor(event, step.of)));
  for (const named of step.hides) {
    const copies = meant(table.pool, named);
    if (copies.some((card) => seen.has(card))) {
      return {
        expected: phrase('wanted-hidden', { card: writtenName(named) }),
        found: phrase('found-shown'),
      };
    }
  }
  for (const named of step.shows) {
    // Cards shown or drawn openly in this step count as seen, even if they are now in a hand.
    if (!meant(table.pool, named).some((card) => seen.has(card) || told.has(card))) {
      return {
        expected: phrase('wanted-shown', { card: writtenName(named) }),
        found: phrase('found-hidden'),
      };
    }
  }
  return null;
}

function playWait(table: Table): Difference | null {
  if (clocks(table.state).length === 0) {
    return { expected: phrase('wanted-wait'), found: phrase('found-no-wait') };
  }
  const answer = attempt(table, SYSTEM, { do: 'timeout' });
  if (isRefusal(answer)) return { expected: phrase('wanted-wait-end'), found: said([answer]) };
  record(table, answer);
  return null;
}

function reload(table: Table): null {
  table.state = readBack(table.state);
  return null;
}

/** Runs one step; `null` if everything was as expected. */
export function playStep(table: Table, step: Step): Difference | null {
  switch (step.kind) {
    case 'move':
      return playMove(table, step);
    case 'pass':
      return passAll(table);
    case 'refuse':
      return playRefuse(table, step);
    case 'may':
      return playMay(table, step);
    case 'expect':
      return playExpect(table, step);
    case 'view':
      return playView(table, step);
    case 'wait':
      return playWait(table);
    default:
      return reload(table);
  }
}
