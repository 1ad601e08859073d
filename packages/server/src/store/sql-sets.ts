/** Card sets in SQL databases. */
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export async function keepSet(db: Kysely<Database>, hash: string, content: string): Promise<void> {
  await db
    .insertInto('sets')
    .values({ hash, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function set(db: Kysely<Database>, hash: string): Promise<string | null> {
  const row = await db.selectFrom('sets').select('content').where('hash', '=', hash).executeTakeFirst();
  return row?.content ?? null;
}
