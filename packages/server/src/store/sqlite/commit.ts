/** Writes a group of moves in one transaction, with prepared statements. */
import SqliteFile from 'better-sqlite3';
import type { Selectable } from 'kysely';
import { chainOf } from '../chain.ts';
import type { Outcome } from '../group-commit.ts';
import { moveRow } from '../rows.ts';
import type { Database } from '../schema.ts';
import type { Append } from '../store.ts';

export interface Written {
  /** What became of each move. */
  readonly outcomes: readonly Outcome[];
  /** How many groups have been written to this database. */
  readonly commits: number;
}

/** Returns the function that writes groups to a database. */
export function groupWriter(file: SqliteFile.Database): (group: readonly Append[]) => Written {
  const newest = file.prepare<[string], { number: number; chain: string | null }>(
    'select number, chain from moves where table_id = ? order by number desc limit 1',
  );
  const insert = file.prepare<Selectable<Database['moves']>>(
    `insert into moves (table_id, number, seat, move, move_id, at, events, clocks, version, chain)
     values (@table_id, @number, @seat, @move, @move_id, @at, @events, @clocks, @version, @chain)`,
  );
  const end = file.prepare<{ id: string; at: number }>(
    `update tables set setup = json_set(setup, '$.stage', 'over'), version = version + 1, listed = 0, updated_at = @at
     where id = @id`,
  );
  const count = file.prepare<[], { commits: number }>(
    'update journal set commits = commits + 1 where id = 1 returning commits',
  );

  const add = ({ table, move, clocks, over }: Append): Outcome => {
    const last = newest.get(table) ?? { number: 0, chain: null };
    if (move.number !== last.number + 1) return 'stale';
    const row = moveRow(table, move, clocks);
    try {
      insert.run({ ...row, chain: chainOf(last.chain, row) });
    } catch (error) {
      if (isTaken(error)) return 'stale';
      throw error;
    }
    if (over) end.run({ id: table, at: move.at });
    return 'kept';
  };
  const write = file.transaction((group: readonly Append[]): Written => ({
    outcomes: group.map(add),
    commits: count.get()?.commits ?? 0,
  }));
  return (group) => write.immediate(group);
}

/** Whether the error says that a key already exists. */
function isTaken(error: unknown): boolean {
  return (
    error instanceof SqliteFile.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
  );
}
