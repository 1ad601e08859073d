/** Codes in SQL databases. */
import type { Kysely } from 'kysely';
import type { KeptCode } from '@kickdoor/tables/store/code-store.ts';
import type { Database } from './schema.ts';

export async function keepCode(db: Kysely<Database>, kept: KeptCode): Promise<void> {
  const { sealed, at, until } = kept;
  await db
    .insertInto('codes')
    .values(kept)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ sealed, at, until }))
    .execute();
}

export async function code(db: Kysely<Database>, key: string): Promise<KeptCode | null> {
  const row = await db.selectFrom('codes').selectAll().where('key', '=', key).executeTakeFirst();
  return row ?? null;
}

export async function takeCode(db: Kysely<Database>, key: string): Promise<KeptCode | null> {
  const row = await db.deleteFrom('codes').where('key', '=', key).returningAll().executeTakeFirst();
  return row ?? null;
}

export async function sweepCodes(db: Kysely<Database>, now: number, old: number): Promise<void> {
  await db
    .deleteFrom('codes')
    .where((where) =>
      where.or([where('until', '<', now), where.and([where('until', 'is', null), where('at', '<', old)])]),
    )
    .execute();
}
