/** Level counters in SQL databases. */
import type { Kysely } from 'kysely';
import type { KeptEntries, MoreEntries } from '@kickdoor/tables/store/counter-store.ts';
import type { Database } from './schema.ts';
import { StaleError } from '@kickdoor/tables/store/store.ts';

export async function counterEntries(
  db: Kysely<Database>,
  counter: string,
  from: number,
): Promise<KeptEntries | null> {
  const kept = await db.selectFrom('counters').select('log').where('id', '=', counter).executeTakeFirst();
  if (kept === undefined) return null;
  const rows = await db
    .selectFrom('counter_entries')
    .select(['entry_id', 'entry'])
    .where('counter_id', '=', counter)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
  return { log: kept.log, entries: rows.map((row) => ({ id: row.entry_id, json: row.entry })) };
}

export function addCounterEntries(db: Kysely<Database>, more: MoreEntries): Promise<void> {
  const { counter, log, from, entries, at } = more;
  const stale = () => new StaleError(`counter ${counter} does not wait for entry ${from}`);
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('counters')
      .values({ id: counter, log, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute();
    const now = await trx
      .selectFrom('counters')
      .select('log')
      .where('id', '=', counter)
      .executeTakeFirstOrThrow();
    if (now.log !== log) throw stale();
    const last = await trx
      .selectFrom('counter_entries')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('counter_id', '=', counter)
      .executeTakeFirst();
    if ((last?.number ?? -1) !== from - 1) throw stale();
    const rows = entries.map(({ id, json }, index) => ({
      counter_id: counter,
      number: from + index,
      entry_id: id,
      entry: json,
    }));
    // Write nothing if another node was faster.
    const added = await trx
      .insertInto('counter_entries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(added.numInsertedOrUpdatedRows ?? 0) !== rows.length) throw stale();
  });
}

export function sweepCounters(db: Kysely<Database>, before: number, most: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('counters')
      .select('id')
      .where('at', '<', before)
      .orderBy('at')
      .limit(most)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('counter_entries').where('counter_id', 'in', ids).execute();
    await trx.deleteFrom('counters').where('id', 'in', ids).execute();
    return ids.length;
  });
}
