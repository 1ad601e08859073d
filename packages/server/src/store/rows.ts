/** Rows of the database and what they stand for. */
import type { Selectable } from 'kysely';
import {
  SavedClocks,
  Setup,
  StoredEvents,
  StoredMoveBody,
  type MoveRecord,
  type TableRecord,
} from './records.ts';
import type { Database } from './schema.ts';

export type MoveRow = Selectable<Database['moves']>;

/** The row of a move, but for its checksum. */
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
  };
}

export function toMove(row: MoveRow): MoveRecord {
  return {
    number: row.number,
    seat: row.seat,
    move: StoredMoveBody.parse(JSON.parse(row.move)),
    moveId: row.move_id,
    at: row.at,
    events: StoredEvents.parse(JSON.parse(row.events)),
  };
}

export function toClocks(text: string): SavedClocks {
  return SavedClocks.parse(JSON.parse(text));
}

export function toTable(row: Pick<Selectable<Database['tables']>, 'id' | 'version' | 'setup'>): TableRecord {
  return { id: row.id, version: row.version, setup: Setup.parse(JSON.parse(row.setup)) };
}
