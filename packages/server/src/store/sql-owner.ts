/** The owner's queries, in SQL databases. */
import { sql, type Kysely } from 'kysely';
import type { After, Ban, IdlePage, SheetCount, StoredTable } from '@kickdoor/tables/store/owner-store.ts';
import { toTable } from './rows.ts';
import type { Database } from './schema.ts';
import { StaleError, UnreadableError } from '@kickdoor/tables/store/store.ts';

type Db = Kysely<Database>;

/** Rewrites the journal unchanged: a real write without effect. */
export async function probe(db: Db): Promise<void> {
  await db
    .updateTable('journal')
    .set({ commits: sql.ref('commits') })
    .where('id', '=', 1)
    .execute();
}

export async function census(db: Db): Promise<readonly SheetCount[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['sheet', (of) => of.fn.countAll().as('tables')])
    .groupBy('sheet')
    .execute();
  return rows.map(({ sheet, tables }) => ({ sheet: sheet ?? 'unknown', tables: Number(tables) }));
}

/** Tables with their last moves. */
function withMoves(db: Db) {
  return db
    .selectFrom('tables')
    .select(['id', 'version', 'setup', 'created_at', 'updated_at'])
    .select((of) =>
      (['number', 'at'] as const).map((column) =>
        of
          .selectFrom('moves')
          .select(column)
          .whereRef('moves.table_id', '=', 'tables.id')
          .orderBy('moves.number', 'desc')
          .limit(1)
          .as(column),
      ),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof withMoves>['execute']>>[number];

export async function stored(db: Db, id: string): Promise<StoredTable | null> {
  return readable(await withMoves(db).where('id', '=', id).execute())[0] ?? null;
}

export async function newest(db: Db, most: number): Promise<readonly StoredTable[]> {
  return readable(await withMoves(db).orderBy('updated_at', 'desc').limit(most).execute());
}

export async function idle(db: Db, before: number, after: After | null, most: number): Promise<IdlePage> {
  let query = withMoves(db).where('updated_at', '<', before).orderBy('updated_at').orderBy('id').limit(most);
  if (after !== null) {
    const { id, updatedAt } = after;
    query = query.where((is) =>
      is.or([
        is('updated_at', '>', updatedAt),
        is.and([is('updated_at', '=', updatedAt), is('id', '>', id)]),
      ]),
    );
  }
  const rows = await query.execute();
  const last = rows.at(-1);
  return {
    tables: readable(rows).filter(({ touchedAt }) => touchedAt < before),
    next: last === undefined || rows.length < most ? null : { id: last.id, updatedAt: last.updated_at },
  };
}

export async function remove(db: Db, id: string, version: number, moves: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom('moves')
      .select('number')
      .where('table_id', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if ((last?.number ?? 0) !== moves) throw new StaleError(`table ${id} has moves that nobody has seen`);
    for (const part of ['snapshots', 'moves', 'waits', 'damaged', 'table_packs'] as const) {
      await trx.deleteFrom(part).where('table_id', '=', id).execute();
    }
    const gone = await trx
      .deleteFrom('tables')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new StaleError(`table ${id} is not at version ${version} any more`);
  });
}

export async function bans(db: Db): Promise<readonly Ban[]> {
  const rows = await db.selectFrom('bans').selectAll().orderBy('since').execute();
  return rows.map(({ kind, key, note, since, until }) => ({
    kind: kind === 'seat' ? 'seat' : 'address',
    key,
    note,
    since,
    until,
  }));
}

export async function ban(db: Db, { kind, key, note, since, until }: Ban): Promise<void> {
  await db
    .insertInto('bans')
    .values({ kind, key, note, since, until })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ note, since, until }))
    .execute();
}

export async function unban(db: Db, kind: Ban['kind'], key: string): Promise<boolean> {
  const gone = await db.deleteFrom('bans').where('kind', '=', kind).where('key', '=', key).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** The readable tables: one that isn't must not hide the others. */
function readable(rows: readonly Row[]): readonly StoredTable[] {
  return rows.flatMap((row) => {
    try {
      const touchedAt = Math.max(row.updated_at, row.at ?? 0);
      return [{ ...toTable(row), createdAt: row.created_at, touchedAt, moves: row.number ?? 0 }];
    } catch (error) {
      if (error instanceof UnreadableError) return [];
      throw error;
    }
  });
}
