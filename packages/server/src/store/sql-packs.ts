/** Packs of hosts in SQL databases. */
import type { Kysely } from 'kysely';
import type { BroughtBundle, PackCount } from '@kickdoor/tables/store/pack-store.ts';
import type { Setup } from '@kickdoor/tables/store/records.ts';
import type { Database } from './schema.ts';
import { StaleError } from '@kickdoor/tables/store/store.ts';

export async function keepPack(
  db: Kysely<Database>,
  { hash, set, content, about, holder, at }: BroughtBundle,
): Promise<void> {
  await db
    .insertInto('packs')
    .values({ hash, set_hash: set, content, about, holder, at, size: content.length })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at }))
    .execute();
}

export async function pack(db: Kysely<Database>, hash: string): Promise<BroughtBundle | null> {
  const row = await db.selectFrom('packs').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? null : toPack(row);
}

export async function packOfSet(db: Kysely<Database>, set: string): Promise<BroughtBundle | null> {
  const row = await db
    .selectFrom('packs')
    .selectAll()
    .where('set_hash', '=', set)
    .orderBy('at')
    .orderBy('hash')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toPack(row);
}

function toPack({ hash, set_hash: set, content, about, holder, at }: Database['packs']): BroughtBundle {
  return { hash, set, content, about, holder, at };
}

export async function countPacks(db: Kysely<Database>, holder: string | null): Promise<PackCount> {
  let query = db
    .selectFrom('packs')
    .select(({ fn }) => [fn.countAll().as('packs'), fn.sum('size').as('size')]);
  if (holder !== null) query = query.where('holder', '=', holder);
  const { packs, size } = await query.executeTakeFirstOrThrow();
  return { packs: Number(packs), size: Number(size ?? 0) };
}

export async function sweepPacks(db: Kysely<Database>, before: number): Promise<number> {
  const gone = await db
    .deleteFrom('packs')
    .where('at', '<', before)
    .where('hash', 'not in', db.selectFrom('table_packs').select('hash'))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/**
 * Records which packs a table has, so that they stay as long as it does. Throws {@link StaleError} if one is gone.
 * Updating their time keeps the others from being swept meanwhile.
 */
export async function usePacks(db: Kysely<Database>, table: string, { packs }: Setup): Promise<void> {
  const hashes = packs.map((one) => one.pack);
  const had = await db.selectFrom('table_packs').select('hash').where('table_id', '=', table).execute();
  const gone = had.flatMap(({ hash }) => (hashes.includes(hash) ? [] : [hash]));
  const added = hashes.filter((hash) => had.every((one) => one.hash !== hash));
  if (gone.length > 0) {
    await db.deleteFrom('table_packs').where('table_id', '=', table).where('hash', 'in', gone).execute();
  }
  if (added.length === 0) return;
  const found = await db
    .updateTable('packs')
    .set({ at: Date.now() })
    .where('hash', 'in', added)
    .executeTakeFirst();
  if (Number(found.numUpdatedRows) < added.length) {
    throw new StaleError('a pack of the table is not here any more');
  }
  await db
    .insertInto('table_packs')
    .values(added.map((hash) => ({ table_id: table, hash })))
    .execute();
}
