/** How a recorded game began: with a deal, or at a position that the record gives. */
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

/** What a record states about its game besides the table. */
export interface RecordSetup extends TableSetup {
  readonly version: string;
  readonly hashes: readonly RecordedSet[];
  /** How the seed came about; left out where it was chosen. */
  readonly fair?: FairChance;
  /** The position that the game begins at; left out: it begins with a deal. */
  readonly start?: State;
}

/** The first state of a game, and what happened until then. */
interface Opened {
  readonly state: State;
  readonly events: GameEvent[];
}

/** A new table, and the first line of its record. Throws a {@link TableError} if the sheet doesn't allow it. */
export function openRecorded(pool: CardPool, setup: RecordSetup): { state: State; header: RecordHeader } {
  const { start } = setup;
  const opened = start === undefined ? openTable(pool, setup) : { state: clone(start), events: [] };
  return { state: opened.state, header: headerOf(setup, opened) };
}

/** The first line of the record of a table that has just been opened. */
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

/** The table that a record's first line tells of, or why there is no such table. */
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

/** The position, which must be one of the game that the rest of the line tells of. */
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
