/** Records a game while it is played. */
import { openTable, type TableSetup } from '../engine/create.ts';
import { act, judge } from '../engine/act.ts';
import { isRefusal } from '../model/refusal.ts';
import { moves } from '../engine/offers.ts';
import type { Box, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { KEEPER, type Move } from '../model/move.ts';
import { STATE_VERSION, type State } from '../model/state.ts';
import { understand } from '../notation/candidates.ts';
import { printMove } from '../notation/print.ts';
import { canonicalJson } from './canonical.ts';
import { addToLog, headerCheck, moveCheck, stateHash } from './chain.ts';
import {
  RECORD_FORM,
  type GameRecord,
  type RecordHeader,
  type RecordedMove,
  type RecordedSet,
} from './model.ts';

/** What a record states about its game besides the table. */
export interface RecordSetup extends TableSetup {
  readonly version: string;
  readonly hashes: readonly RecordedSet[];
}

/** A record in progress. For each move, call `before` before it is made, then `after` with its events. */
export interface Recorder {
  /** Takes down a move that is about to be made, while the table is as it was; `at` is in milliseconds since the game began. */
  before(state: State, seat: Seat, move: Move, at: number): void;
  /** Takes down what came of it. */
  after(events: readonly GameEvent[]): void;
  /** The record of the game up to now. */
  finish(state: State): GameRecord;
}

/** Opens a table and starts its record. */
export function recordTable(box: Box, setup: RecordSetup): { state: State; recorder: Recorder } {
  const { state, events } = openTable(box, setup);
  const header = headerOf(setup, state, events);
  const recorded: RecordedMove[] = [];
  let log = addToLog('', events);
  let last = header.check;
  let pending: Omit<RecordedMove, 'check'> | null = null;
  const recorder: Recorder = {
    before(now, seat, move, at) {
      pending = { n: recorded.length + 1, at, seat, ...spell(box, now, seat, move) };
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

function headerOf(setup: RecordSetup, { options }: State, events: readonly GameEvent[]): RecordHeader {
  const { version, hashes, sheet, seed } = setup;
  const players = setup.players.map(({ name, sex }) => ({ name, sex }));
  const open = {
    kickdoor: RECORD_FORM,
    state: STATE_VERSION,
    version,
    sheet,
    sets: hashes,
    options,
    seed,
    players,
  } as const;
  return { ...open, check: headerCheck(open, events) };
}

/** A new table, and the first line of its record. */
export function openRecorded(box: Box, setup: RecordSetup): { state: State; header: RecordHeader } {
  const { state, events } = openTable(box, setup);
  return { state, header: headerOf(setup, state, events) };
}

/** A move of a game, as a store has it. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly move: Move;
  /** Milliseconds since the start. */
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/**
 * The record of a game that was played before. It is played again in order to write its moves as texts; where that can't
 * be done (`box` is `null` where its cards can't be had, and the rules may forbid a move by now), the moves themselves
 * stand there, and the end has no hashes.
 */
export function recordPlayed(
  box: Box | null,
  header: RecordHeader,
  played: readonly PlayedMove[],
): GameRecord {
  const { sheet, sets, options, seed, players, check: dealt } = header;
  const setup = { sheet, sets: sets.map(({ id }) => id), options, seed, players };
  const opened = box === null ? null : openTable(box, setup);
  let state = opened?.state ?? null;
  let log = addToLog('', opened?.events ?? []);
  let check = dealt;
  let time = 0;
  const recorded = played.map(({ seat, move, at, events }, index): RecordedMove => {
    time = Math.max(time, at);
    const spelled = box === null || state === null ? plain(seat, move) : spell(box, state, seat, move);
    const line = { n: index + 1, at: time, seat, ...spelled };
    check = moveCheck(check, line, events);
    log = addToLog(log, events);
    if (box !== null && state !== null && isRefusal(act(box, state, seat, move))) state = null;
    return { ...line, check };
  });
  const end = { moves: recorded.length, state: state && stateHash(state), log: state && log };
  return { header, moves: recorded, end };
}

/** A move without a text that says it. */
function plain(seat: Seat, move: Move): { move: string; exact?: Move } {
  return seat === KEEPER ? { move: 'wait' } : { move: '', exact: move };
}

/** The text of a move, and the move itself if the text would be read as another one. */
function spell(box: Box, state: State, seat: Seat, move: Move): { move: string; exact?: Move } {
  const text = printMove({ box, players: state.players }, seat, move);
  if (seat === KEEPER) return { move: text };
  const read = meaning(box, state, seat, text);
  return read !== null && canonicalJson(read) === canonicalJson(move)
    ? { move: text }
    : { move: text, exact: move };
}

/** The move a text means at a table: the first legal one among its meanings. */
export function meaning(box: Box, state: State, seat: Seat, text: string): Move | null {
  if (seat === KEEPER) return text === 'wait' ? { do: 'time' } : null;
  const read = understand({ box, state, seat, offers: moves(box, state, seat) }, text);
  if ('error' in read) return null;
  return read.moves.find((move) => judge(box, state, seat, move) === null) ?? null;
}

/** A record as the lines of its file. */
export function writeRecord({ header, moves: played, end }: GameRecord): string {
  const lines = [header, ...played, { end }].map((line) => JSON.stringify(line));
  return `${lines.join('\n')}\n`;
}
