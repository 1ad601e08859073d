/** Tables in SQL databases, without their games. */
import type { Kysely } from 'kysely';
import type { Setup, TableRecord } from '@kickdoor/tables/store/records.ts';
import { toTable } from './rows.ts';
import type { Database } from './schema.ts';
import { usePacks } from './sql-packs.ts';
import { StaleError, UnreadableError } from '@kickdoor/tables/store/store.ts';

export async function create(db: Kysely<Database>, id: string, setup: Setup): Promise<void> {
  const now = Date.now();
  const row = {
    id,
    version: 1,
    created_at: now,
    updated_at: now,
    listed: listed(setup),
    setup: JSON.stringify(setup),
    sheet: setup.sheet,
  };
  if (setup.packs.length === 0) {
    await db.insertInto('tables').values(row).execute();
    return;
  }
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('tables').values(row).execute();
    await usePacks(trx, id, setup);
  });
}

export async function table(db: Kysely<Database>, id: string): Promise<TableRecord | null> {
  const row = await db
    .selectFrom('tables')
    .select(['id', 'version', 'setup'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toTable(row);
}

export async function open(
  db: Kysely<Database>,
  since: number,
  most: number,
): Promise<readonly TableRecord[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'version', 'setup'])
    .where('listed', '=', 1)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(readable);
}

/** Replaces the setup of a table at `version`. */
export async function changeSetup(
  db: Kysely<Database>,
  id: string,
  version: number,
  setup: Setup,
): Promise<void> {
  const done = await db
    .updateTable('tables')
    .set({
      setup: JSON.stringify(setup),
      version: version + 1,
      listed: listed(setup),
      updated_at: Date.now(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) throw new StaleError(`table ${id} is not at version ${version} any more`);
  // Once the game has begun, its packs can't change.
  if (setup.stage === 'open') await usePacks(db, id, setup);
}

/** A table, if it is readable: one that isn't must not hide the others. */
function readable(row: Parameters<typeof toTable>[0]): readonly TableRecord[] {
  try {
    return [toTable(row)];
  } catch (error) {
    if (error instanceof UnreadableError) return [];
    throw error;
  }
}

const listed = (setup: Setup) => (setup.public && setup.stage === 'open' ? 1 : 0);
