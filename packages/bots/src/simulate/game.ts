/** Plays one game between bots to its end, checking the table after every move. */
import {
  SYSTEM,
  applyMove,
  census,
  clocks,
  createTable,
  isRefusal,
  legalMoves,
  printMove,
  recordTable,
  stream,
  view,
  writeRecord,
  type CardPool,
  type GameEvent,
  type Move,
  type Recorder,
  type RecordSetup,
  type Seat,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import type { Bot } from '../bot.ts';
import { bots, type BotName } from '../bots.ts';
import {
  countDoings,
  countEvent,
  countHands,
  newDoings,
  newTally,
  type Doings,
  type Tally,
} from './tally.ts';

export interface GameSetup {
  readonly sheet: SheetId;
  readonly seats: number;
  readonly seed: string;
  readonly bots: BotName;
  /** For the record: the program that makes it, and the sets' hashes; `null` for no record. */
  readonly record: Pick<RecordSetup, 'version' | 'hashes'> | null;
  /** The most moves before a game ends without winners; by default more than any game between bots has. */
  readonly mostMoves?: number;
}

export interface GameResult {
  /** Whether it ended with winners. */
  readonly finished: boolean;
  readonly turns: number;
  readonly moves: number;
  readonly winners: readonly Seat[];
  readonly tally: Tally;
  readonly doings: Doings;
  /** The text of its record. */
  readonly record: string | null;
}

/** A broken invariant. */
export class Violation extends Error {
  /** The text of the game's record, up to its last complete move. */
  readonly record: string | null;

  constructor(run: Run, what: string) {
    super(`game ${run.setup.seed}, move ${run.moves}: ${what}`);
    this.name = 'Violation';
    this.record = recordSoFar(run);
  }
}

/** More moves than any game between bots has. */
const MOST_MOVES = 100_000;

interface Run {
  readonly setup: GameSetup;
  readonly pool: CardPool;
  readonly state: State;
  readonly bot: Bot;
  readonly random: readonly (() => number)[];
  readonly tally: Tally;
  readonly doings: Doings;
  readonly recorder: Recorder | null;
  /** The moves so far, if the game is recorded. */
  readonly made: { readonly seat: Seat; readonly move: Move }[];
  moves: number;
  /** Milliseconds since the start, as at a real table. */
  time: number;
}

/** The order in which seats are asked, starting with the player whose turn it is. */
function askingOrder(state: State): Seat[] {
  const n = state.players.length;
  return Array.from({ length: n }, (_, at) => (state.turn + at) % n);
}

/** The bots' next move: that of the first seat that wants to do something. */
function nextMove(run: Run): { seat: Seat; move: Move } | null {
  const { pool, state, bot } = run;
  for (const seat of askingOrder(state)) {
    const legal = legalMoves(pool, state, seat);
    const random = run.random[seat];
    if (legal.length === 0 || random === undefined) continue;
    const decided = bot.decide(view(pool, state, seat), legal, pool, random);
    if (decided !== null) return { seat, move: decided.move };
  }
  return clocks(state).length > 0 ? { seat: SYSTEM, move: { do: 'timeout' } } : null;
}

function say(run: Run, seat: Seat, move: Move): string {
  const { pool, state } = run;
  const who = state.players[seat]?.name ?? 'the clock';
  return `${who}: ${printMove({ pool, players: state.players }, seat, move)}`;
}

function step(run: Run): void {
  const { pool, state } = run;
  const next = nextMove(run);
  if (next === null) throw new Violation(run, `nobody acts and no clock runs (${state.phase})`);
  // Bots take a second per move; a wait that times out takes its full time.
  run.time += next.seat === SYSTEM ? (clocks(state).at(-1)?.ms ?? 0) : 1000;
  run.recorder?.before(state, next.seat, next.move, run.time);
  const events = perform(run, next.seat, next.move);
  run.moves += 1;
  run.recorder?.after(events);
  if (run.recorder !== null) run.made.push(next);
  for (const event of events) countEvent(run.tally, pool, event);
  countDoings(run.doings, pool, events);
  const wrong = census(pool, state);
  if (wrong.length === 0) return;
  throw new Violation(run, `after ${say(run, next.seat, next.move)}: ${wrong.join('; ')}`);
}

function perform(run: Run, seat: Seat, move: Move): readonly GameEvent[] {
  try {
    const answer = applyMove(run.pool, run.state, seat, move);
    if (!isRefusal(answer)) return answer.events;
    throw new Violation(run, `${say(run, seat, move)} was offered, and refused by ${answer.rule}`);
  } catch (error) {
    if (error instanceof Violation) throw error;
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Violation(run, `${say(run, seat, move)} broke the game: ${what}`);
  }
}

/** Plays a game. */
export function playGame(pool: CardPool, setup: GameSetup): GameResult {
  const { state, recorder } = open(pool, setup);
  const random = state.players.map((_, seat) => stream(`${setup.seed}/bot/${seat}`));
  const run: Run = {
    setup,
    pool,
    state,
    bot: bots[setup.bots],
    random,
    tally: newTally(pool),
    doings: newDoings(),
    recorder,
    made: [],
    moves: 0,
    time: 0,
  };
  countHands(run.tally, pool, state);
  while (state.phase !== 'over' && run.moves < (setup.mostMoves ?? MOST_MOVES)) step(run);
  const { winners, turns } = state;
  const finished = state.phase === 'over' && winners.length > 0;
  const written = recorder === null ? null : writeRecord(recorder.finish(state));
  return {
    finished,
    turns,
    moves: run.moves,
    winners,
    tally: run.tally,
    doings: run.doings,
    record: written,
  };
}

/** Opens the table, with a recorder if one is wanted. */
function open(pool: CardPool, setup: GameSetup): { state: State; recorder: Recorder | null } {
  const { sheet, seed, seats, record } = setup;
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `Bot ${seat + 1}`,
    sex: seat % 2 === 0 ? ('male' as const) : ('female' as const),
  }));
  const table = { sheet, sets: pool.sets, seed, players };
  if (record !== null) return recordTable(pool, { ...table, ...record });
  return { state: createTable(pool, table), recorder: null };
}

/**
 * The record of an aborted game. A failed move may have left the table half changed, so the last state is rebuilt by
 * replaying the complete moves.
 */
function recordSoFar({ pool, setup, recorder, made }: Run): string | null {
  if (recorder === null) return null;
  const { state } = open(pool, setup);
  for (const { seat, move } of made) applyMove(pool, state, seat, move);
  return writeRecord(recorder.finish(state));
}
