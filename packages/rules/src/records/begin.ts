/** The start of a recorded game: a deal, or a position in the record. */
import { clone } from '../engine/clone.ts';
import { TableError, openTable, type TableSetup } from '../engine/create.ts';
import type { CardPool } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { STATE_VERSION, type State } from '../model/state.ts';
import { readState } from '../saved/read.ts';
import { isUnreadable, type Unreadable } from '../saved/versions.ts';
import { canonicalJson } from './canonical.ts';
import { headerCheck } from './chain.ts';
import { RECORD_FORM, type FairChance, type RecordHeader, type RecordedSet } from './model.ts';

/** What the record of a game is created from. */
export interface RecordSetup extends TableSetup {
  readonly version: string;
  readonly hashes: readonly RecordedSet[];
  /** Where the seed comes from; left out if it was chosen. */
  readonly fair?: FairChance;
  /** The position that the game begins at; left out if it begins with a deal. */
  readonly start?: State;
}

/** The first state of a game, and the events that led to it. */
interface Opened {
  readonly state: State;
  readonly events: GameEvent[];
}

/** Creates a table and the first line of its record. Throws a {@link TableError} if the sheet doesn't allow it. */
export function openRecorded(pool: CardPool, setup: RecordSetup): { state: State; header: RecordHeader } {
  const { start } = setup;
  const opened = start === undefined ? openTable(pool, setup) : { state: clone(start), events: [] };
  return { state: opened.state, header: headerOf(setup, opened) };
}

/** Returns the first line of the record of a table that was just created. */
export function headerOf(setup: RecordSetup, { state, events }: Opened): RecordHeader {
  const { version, hashes, sheet, seed, start, fair } = setup;
  const players = setup.players.map(({ name, sex }) => ({ name, sex }));
  const open = {
    kickdoor: RECORD_FORM,
    state: STATE_VERSION,
    version,
    sheet,
    sets: hashes,
    options: state.options,
    seed,
    ...(start === undefined ? {} : { start }),
    ...(fair === undefined ? {} : { fair }),
    players,
  } as const;
  return { ...open, check: headerCheck(open, events) };
}

/** Creates the table that a record's first line describes, or returns why there is no such table. */
export function openHeader(pool: CardPool, header: RecordHeader): Opened | Unreadable {
  const { state: version, sheet, sets, options, seed, start, players } = header;
  if (start !== undefined) {
    const state = startOf(pool, header, start);
    return isUnreadable(state) ? { error: `start.${state.error}` } : { state, events: [] };
  }
  const streams = version === 1 ? 'sfc32' : 'hmac';
  try {
    return openTable(pool, { sheet, sets: sets.map(({ id }) => id), options, seed, streams, players });
  } catch (error) {
    if (error instanceof TableError) return { error: error.message };
    throw error;
  }
}

/** Reads the position, which must match the rest of the line. */
function startOf(pool: CardPool, header: RecordHeader, start: unknown): State | Unreadable {
  const state = readState(pool, start);
  if (isUnreadable(state)) return state;
  const same: readonly (readonly [field: string, here: unknown, there: unknown])[] = [
    ['sheet', state.sheet, header.sheet],
    ['seed', state.seed, header.seed],
    ['options', state.options, header.options],
    ['players', names(state.players), names(header.players)],
  ];
  const other = same.find(([, here, there]) => canonicalJson(here) !== canonicalJson(there));
  return other === undefined ? state : { error: `${other[0]}: not as the rest of the line says` };
}

const names = (players: RecordHeader['players']): string[] => players.map(({ name }) => name);
