/** The time left of games' waits in SQL databases. */
import type { Kysely } from 'kysely';
import { dueAt, type SavedClocks } from '@kickdoor/tables/store/records.ts';
import { toClocks, type MoveRow } from './rows.ts';
import type { Database } from './schema.ts';
import type { KeptWaits } from '@kickdoor/tables/store/store.ts';

/** Saves the time left of waits, unless something newer is stored already. */
export async function saveWaits(db: Kysely<Database>, { table, number, clocks }: KeptWaits): Promise<void> {
  const row = { number, clocks: JSON.stringify(clocks), due: dueAt(clocks) };
  await db
    .insertInto('waits')
    .values({ table_id: table, ...row })
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet(row).where('waits.number', '<=', number),
    )
    .execute();
}

/** The time left of the waits after a game's newest move. */
export async function clocksOf(
  db: Kysely<Database>,
  id: string,
  newest: MoveRow | undefined,
): Promise<SavedClocks> {
  const later = await db
    .selectFrom('waits')
    .select(['number', 'clocks'])
    .where('table_id', '=', id)
    .executeTakeFirst();
  const number = newest?.number ?? 0;
  return toClocks((later?.number === number ? later.clocks : newest?.clocks) ?? '[]');
}

export async function due(db: Kysely<Database>, now: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('waits')
    .select('table_id')
    .where('due', '<=', now)
    .orderBy('due')
    .limit(most)
    .execute();
  return rows.map((row) => row.table_id);
}
