/** The rows of this browser's database, and their conversion. */
import type { DBSchema } from 'idb';
import { isUnreadable, readEvents, readSavedMove, readThought, STATE_VERSION } from '@kickdoor/rules';
import { readSetup } from '@kickdoor/tables/store/read-setup.ts';
import type { MoveRecord, TableRecord } from '@kickdoor/tables/store/records.ts';
import { UnreadableError } from '@kickdoor/tables/store/store.ts';

export interface TableRow {
  readonly id: string;
  readonly version: number;
  /** JSON, which `readSetup` reads whichever version wrote it. */
  readonly setup: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

interface MoveRow {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly moveId: string | null;
  readonly at: number;
  /** JSON in the format `version`. */
  readonly move: string;
  readonly events: string;
  readonly version: number;
  /** JSON; left out if no bot made the move, and in moves from before bots explained theirs. */
  readonly thought?: string;
}

/** The current state of a game. */
interface GameRow {
  readonly table: string;
  /** The number of its last move. */
  readonly number: number;
  /** JSON of the remaining time of its waits after that move. */
  readonly clocks: string;
}

interface SnapshotRow {
  readonly table: string;
  readonly number: number;
  readonly state: string;
}

interface SetRow {
  readonly hash: string;
  readonly content: string;
}

export interface Schema extends DBSchema {
  tables: { key: string; value: TableRow };
  games: { key: string; value: GameRow };
  moves: { key: [string, number]; value: MoveRow; indexes: { ids: [string, number, string] } };
  snapshots: { key: [string, number]; value: SnapshotRow };
  sets: { key: string; value: SetRow };
}

export function toTable({ id, version, setup }: TableRow): TableRecord {
  return { id, version, setup: readSetup(id, setup) };
}

/** Returns the table if it can be read: one that can't must not hide the others. */
export function readable(row: TableRow): readonly TableRecord[] {
  try {
    return [toTable(row)];
  } catch (error) {
    if (error instanceof UnreadableError) return [];
    throw error;
  }
}

export function toRow(
  table: string,
  { number, seat, move, moveId, at, events, thought }: MoveRecord,
): MoveRow {
  return {
    table,
    number,
    seat,
    moveId,
    at,
    move: JSON.stringify(move),
    events: JSON.stringify(events),
    version: STATE_VERSION,
    ...(thought === undefined ? {} : { thought: JSON.stringify(thought) }),
  };
}

/** Reads a move. Throws {@link UnreadableError}, which names the move and the place. */
export function toMove({ table, number, seat, moveId, at, version, ...kept }: MoveRow): MoveRecord {
  const move = readSavedMove(JSON.parse(kept.move), version, seat);
  if (isUnreadable(move)) throw new UnreadableError(`move ${number} of table ${table}: ${move.error}`);
  const events = readEvents(JSON.parse(kept.events), version);
  if (isUnreadable(events)) throw new UnreadableError(`move ${number} of table ${table}: ${events.error}`);
  const thought = readThought(kept.thought);
  return { number, seat, move, moveId, at, events, ...(thought === null ? {} : { thought }) };
}
