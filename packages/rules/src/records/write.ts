/** Records a game while it is played. */
import { openTable } from '../engine/create.ts';
import { validateMove } from '../engine/apply.ts';
import { validateRuling } from '../engine/rule.ts';
import { isRefusal } from '../model/refusal.ts';
import { legalMoves } from '../engine/legal-moves.ts';
import type { CardPool, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { SYSTEM, type Move } from '../model/move.ts';
import { isRuling, type Act } from '../model/ruling.ts';
import type { State } from '../model/state.ts';
import { understand } from '../notation/candidates.ts';
import { printMove } from '../notation/print.ts';
import { printRuling, readRuling } from '../notation/ruling.ts';
import { headerOf, openHeader, type RecordSetup } from './begin.ts';
import { isUnreadable } from '../saved/versions.ts';
import { canonicalJson } from './canonical.ts';
import { Course } from './course.ts';
import { addToLog, moveCheck, stateHash } from './chain.ts';
import type { GameRecord, RecordHeader, RecordedMove } from './model.ts';
import { bounded, type Thought } from './thought.ts';

/** A record in progress. For each move, call `before` before it is made, then `after` with its events. */
export interface Recorder {
  /** Records a move before it is made, while the table is unchanged; `at` is in milliseconds since the game began. */
  before(state: State, seat: Seat, move: Move, at: number): void;
  /** Records the events of that move. */
  after(events: readonly GameEvent[]): void;
  /** Returns the record of the game so far. */
  finish(state: State): GameRecord;
}

/** Opens a table and starts its record. */
export function recordTable(pool: CardPool, setup: RecordSetup): { state: State; recorder: Recorder } {
  const { state, events } = openTable(pool, setup);
  const header = headerOf(setup, { state, events });
  const recorded: RecordedMove[] = [];
  let log = addToLog('', events);
  let last = header.check;
  let pending: Omit<RecordedMove, 'check'> | null = null;
  const recorder: Recorder = {
    before(now, seat, move, at) {
      pending = { n: recorded.length + 1, at, seat, ...spell(pool, now, seat, move) };
    },
    after(heard) {
      if (pending === null) throw new Error('what came of which move?');
      last = moveCheck(last, pending, heard);
      log = addToLog(log, heard);
      recorded.push({ ...pending, check: last });
      pending = null;
    },
    finish: (now) => ({
      header,
      moves: recorded,
      end: { moves: recorded.length, state: stateHash(now), log },
    }),
  };
  return { state, recorder };
}

/** A move of a game, as read from a store. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly move: Act;
  /** Milliseconds since the start. */
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** What the bot considered, if a bot made it. */
  readonly thought?: Thought | undefined;
}

/**
 * Returns the record of a game played earlier. The game is replayed to write its moves as texts. If that fails (`pool`
 * is `null` if its cards aren't available, or the rules have changed and forbid a move), the record contains the moves
 * themselves, and no hashes at the end.
 */
export function recordPlayed(
  pool: CardPool | null,
  header: RecordHeader,
  played: readonly PlayedMove[],
): GameRecord {
  const steps = recordSteps(pool, header, played);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** Does the same, but yields after each move, so that the caller can do something else in between. */
export function* recordSteps(
  pool: CardPool | null,
  header: RecordHeader,
  played: readonly PlayedMove[],
): Generator<void, GameRecord, void> {
  const read = pool === null ? null : openHeader(pool, header);
  const opened = read === null || isUnreadable(read) ? null : read;
  let course = pool === null || opened === null ? null : new Course(pool, opened.state);
  let log = addToLog('', opened?.events ?? []);
  let { check } = header;
  let time = 0;
  const recorded: RecordedMove[] = [];
  for (const { seat, move, at, events, thought } of played) {
    time = Math.max(time, at);
    const spelled = pool === null || course === null ? plain(move) : spell(pool, course.state, seat, move);
    const line = { n: recorded.length + 1, at: time, seat, ...spelled };
    check = moveCheck(check, line, events);
    log = addToLog(log, events);
    if (course !== null && isRefusal(course.play(seat, move))) course = null;
    recorded.push({ ...line, ...(thought === undefined ? {} : { thought: bounded(thought) }), check });
    yield;
  }
  const state = course && stateHash(course.state, header.state);
  const end = { moves: recorded.length, state, log: course && log };
  return { header, moves: recorded, end };
}

/** Writes an act as it is, without a text. */
function plain(move: Act): { move: string; exact?: Act } {
  return move.do === 'timeout' ? { move: 'wait' } : { move: '', exact: move };
}

/** Writes an act as a text, together with the act itself if the text would be read as another one. */
function spell(pool: CardPool, state: State, seat: Seat, move: Act): { move: string; exact?: Act } {
  const naming = { pool, players: state.players };
  const text = isRuling(move) ? printRuling(naming, move) : printMove(naming, seat, move);
  const read = meaning(pool, state, seat, text);
  return read !== null && canonicalJson(read) === canonicalJson(move)
    ? { move: text }
    : { move: text, exact: move };
}

/** Returns the act that a text means at a table: the first legal one among its meanings. */
export function meaning(pool: CardPool, state: State, seat: Seat, text: string): Act | null {
  const rulings = readRuling({ pool, names: state.players.map(({ name }) => name) }, text);
  const ruling = rulings.find((one) => one.do === 'rewind' || validateRuling(pool, state, one) === null);
  if (ruling !== undefined) return seat === SYSTEM || ruling.do === 'rewind' ? ruling : null;
  if (seat === SYSTEM) return text === 'wait' ? { do: 'timeout' } : null;
  return moveOf(pool, state, seat, text);
}

function moveOf(pool: CardPool, state: State, seat: Seat, text: string): Move | null {
  const read = understand({ pool, state, seat, legalMoves: legalMoves(pool, state, seat) }, text);
  if ('error' in read) return null;
  return read.moves.find((move) => validateMove(pool, state, seat, move) === null) ?? null;
}

/** Returns a record as the text of its file. */
export function writeRecord({ header, moves: played, end }: GameRecord): string {
  const lines = [header, ...played, { end }].map((line) => JSON.stringify(line));
  return `${lines.join('\n')}\n`;
}
