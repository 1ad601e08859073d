/** Prepared statements for frequent writes: groups of moves, snapshots, and the time left of waits. */
import SqliteFile from 'better-sqlite3';
import type { Selectable } from 'kysely';
import { chainOf, type Head } from '../chain.ts';
import type { Outcome } from '@kickdoor/tables/store/group-commit.ts';
import { moveRow, type MoveRow, type SnapshotRow } from '../rows.ts';
import type { Database } from '../schema.ts';
import { SNAPSHOTS_KEPT } from '../sql-games.ts';
import { dueAt } from '@kickdoor/tables/store/records.ts';
import type { Append, KeptWaits } from '@kickdoor/tables/store/store.ts';
import type { NewestMoves } from './newest.ts';

/** A move as text, which is faster to copy between threads than events and their parts. */
export interface WrittenMove {
  readonly row: Omit<MoveRow, 'chain'>;
  readonly over: boolean;
}

export function writtenMove({ table, move, clocks, over }: Append): WrittenMove {
  return { row: moveRow(table, move, clocks), over };
}

export interface Written {
  /** The result for each move. */
  readonly outcomes: readonly Outcome[];
  /** How many groups have been written to this database. */
  readonly commits: number;
}

/** Returns the function that writes groups to a database. `known` caches its connection's newest moves. */
export function groupWriter(
  file: SqliteFile.Database,
  known: NewestMoves,
): (group: readonly WrittenMove[]) => Written {
  const { version, newest, insert, end, count } = statementsOf(file);
  const add = ({ row, over }: WrittenMove): Outcome => {
    const table = row.table_id;
    const last = known.get(table) ?? newest.get(table) ?? { number: 0, chain: null };
    // Until this move is written.
    known.forget(table);
    if (row.number !== last.number + 1) return 'stale';
    const chain = chainOf(last.chain, row);
    try {
      insert.run({ ...row, chain });
    } catch (error) {
      if (isTaken(error)) return 'stale';
      throw error;
    }
    if (over) end.run({ id: table, at: row.at });
    else known.set(table, { number: row.number, chain });
    return 'kept';
  };
  const write = file.transaction((group: readonly WrittenMove[]): Written => {
    known.asOf(version.get()?.data_version ?? -1);
    return { outcomes: group.map(add), commits: count.get()?.commits ?? 0 };
  });
  return (group) => {
    try {
      return write.immediate(group);
    } catch (error) {
      // Nothing of it was written.
      for (const { row } of group) known.forget(row.table_id);
      throw error;
    }
  };
}

function statementsOf(file: SqliteFile.Database) {
  return {
    /** Changes whenever another connection has written. */
    version: file.prepare<[], { data_version: number }>('pragma data_version'),
    newest: file.prepare<[string], Head>(
      'select number, chain from moves where table_id = ? order by number desc limit 1',
    ),
    insert: file.prepare<Selectable<Database['moves']>>(
      `insert into moves (table_id, number, seat, move, move_id, at, events, clocks, version, chain, thought)
       values (@table_id, @number, @seat, @move, @move_id, @at, @events, @clocks, @version, @chain, @thought)`,
    ),
    end: file.prepare<{ id: string; at: number }>(
      `update tables set setup = json_set(setup, '$.stage', 'over'), version = version + 1, listed = 0, updated_at = @at
       where id = @id`,
    ),
    count: file.prepare<[], { commits: number }>(
      'update journal set commits = commits + 1 where id = 1 returning commits',
    ),
  };
}

/** Returns the function that saves the time left of waits, unless something newer is stored. */
export function waitsWriter(file: SqliteFile.Database): (waits: readonly KeptWaits[]) => void {
  const keep = file.prepare<{ table: string; number: number; clocks: string; due: number | null }>(
    `insert into waits (table_id, number, clocks, due) values (@table, @number, @clocks, @due)
     on conflict (table_id) do update
     set number = excluded.number, clocks = excluded.clocks, due = excluded.due
     where waits.number <= excluded.number`,
  );
  const write = file.transaction((waits: readonly KeptWaits[]) => {
    for (const { table, number, clocks } of waits) {
      keep.run({ table, number, clocks: JSON.stringify(clocks), due: dueAt(clocks) });
    }
  });
  return (waits) => write.immediate(waits);
}

/**
 * Returns the function that saves a snapshot and drops those no longer needed. It doesn't wait for the disk: a snapshot
 * lost in a power failure can be replayed from its moves, and reaches the disk with the next of those.
 */
export function snapshotWriter(file: SqliteFile.Database): (row: SnapshotRow) => void {
  const keep = file.prepare<SnapshotRow>(
    'insert into snapshots (table_id, number, state, sum) values (@table_id, @number, @state, @sum) on conflict do nothing',
  );
  const drop = file.prepare<[{ table: string; kept: number }]>(
    `delete from snapshots where table_id = @table and number > 0 and number < (
       select min(number) from
         (select number from snapshots where table_id = @table order by number desc limit @kept)
     )`,
  );
  const write = file.transaction((row: SnapshotRow) => {
    keep.run(row);
    drop.run({ table: row.table_id, kept: SNAPSHOTS_KEPT });
  });
  return (row) => {
    file.pragma('synchronous = NORMAL');
    try {
      write.immediate(row);
    } finally {
      file.pragma('synchronous = FULL');
    }
  };
}

/** Whether the error means that a key already exists. */
function isTaken(error: unknown): boolean {
  return (
    error instanceof SqliteFile.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
  );
}
