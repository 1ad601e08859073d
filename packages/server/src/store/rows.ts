/** Conversion between database rows and records. */
import {
  STATE_VERSION,
  isUnreadable,
  readEvents,
  readSavedMove,
  readThought,
  type State,
} from '@kickdoor/rules';
import type { Selectable } from 'kysely';
import { readSetup } from '@kickdoor/tables/store/read-setup.ts';
import { SavedClocks, type MoveRecord, type TableRecord } from '@kickdoor/tables/store/records.ts';
import { checksum } from './chain.ts';
import type { Database } from './schema.ts';
import { UnreadableError } from '@kickdoor/tables/store/store.ts';

export type MoveRow = Selectable<Database['moves']>;

/** The row of a move, without its checksum. */
export function moveRow(table: string, move: MoveRecord, clocks: SavedClocks): Omit<MoveRow, 'chain'> {
  return {
    table_id: table,
    number: move.number,
    seat: move.seat,
    move: JSON.stringify(move.move),
    move_id: move.moveId,
    at: move.at,
    events: JSON.stringify(move.events),
    clocks: JSON.stringify(clocks),
    version: STATE_VERSION,
    thought: move.thought === undefined ? null : JSON.stringify(move.thought),
  };
}

export type SnapshotRow = Selectable<Database['snapshots']>;

export function snapshotRow(table: string, number: number, of: State): SnapshotRow {
  const state = JSON.stringify(of);
  return { table_id: table, number, state, sum: checksum(state) };
}

/** Reads a row. Throws {@link UnreadableError} with the move and the place. */
export function toMove(row: MoveRow): MoveRecord {
  const { number, seat, version, at } = row;
  const move = readSavedMove(JSON.parse(row.move), version, seat);
  if (isUnreadable(move)) throw new UnreadableError(`move ${number} of table ${row.table_id}: ${move.error}`);
  const events = readEvents(JSON.parse(row.events), version);
  if (isUnreadable(events)) {
    throw new UnreadableError(`move ${number} of table ${row.table_id}: ${events.error}`);
  }
  const thought = readThought(row.thought);
  return { number, seat, move, moveId: row.move_id, at, events, ...(thought === null ? {} : { thought }) };
}

export function toClocks(text: string): SavedClocks {
  return SavedClocks.parse(JSON.parse(text));
}

export function toTable(row: Pick<Selectable<Database['tables']>, 'id' | 'version' | 'setup'>): TableRecord {
  return { id: row.id, version: row.version, setup: readSetup(row.id, row.setup) };
}
