/** Writes a game down while it is played. */
import { openTable, type TableSetup } from '../engine/create.ts';
import { judge } from '../engine/act.ts';
import { moves } from '../engine/offers.ts';
import type { Box, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { KEEPER, type Move } from '../model/move.ts';
import type { State } from '../model/state.ts';
import { understand } from '../notation/candidates.ts';
import { printMove } from '../notation/print.ts';
import { canonicalJson } from './canonical.ts';
import { addToLog, headerCheck, moveCheck, stateHash } from './chain.ts';
import { RECORD_FORM, type GameRecord, type RecordedMove, type RecordedSet } from './model.ts';

/** What a record says of its game besides the table. */
export interface RecordSetup extends TableSetup {
  readonly version: string;
  readonly hashes: readonly RecordedSet[];
}

/** A record in the making. For each move: `before` it is made, then `after`, with what came of it. */
export interface Recorder {
  before(state: State, seat: Seat, move: Move, at: number): void;
  after(events: readonly GameEvent[]): void;
  finish(state: State): GameRecord;
}

/** Opens a table and begins its record. */
export function recordTable(box: Box, setup: RecordSetup): { state: State; recorder: Recorder } {
  const { state, events } = openTable(box, setup);
  const { version, hashes, sheet, seed } = setup;
  const players = setup.players.map(({ name, sex }) => ({ name, sex }));
  const open = {
    kickdoor: RECORD_FORM,
    version,
    sheet,
    sets: hashes,
    options: state.options,
    seed,
    players,
  } as const;
  const header = { ...open, check: headerCheck(open, events) };
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

/** The text of a move, and the move itself where the text would be read as another one. */
function spell(box: Box, state: State, seat: Seat, move: Move): { move: string; exact?: Move } {
  const text = printMove({ box, players: state.players }, seat, move);
  if (seat === KEEPER) return { move: text };
  const read = meaning(box, state, seat, text);
  return read !== null && canonicalJson(read) === canonicalJson(move)
    ? { move: text }
    : { move: text, exact: move };
}

/** The move that a text means at a table: the first lawful one of those that it may mean. */
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
