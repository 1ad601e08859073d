/** The server's own keys in SQL databases. */
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export async function keepKey(db: Kysely<Database>, name: string, value: string): Promise<string> {
  await db
    .insertInto('keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
