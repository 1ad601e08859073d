/** Games in SQL databases: moves and snapshots. Damage is detected on reading. */
import type { State } from '@kickdoor/rules';
import type { Kysely } from 'kysely';
import type { GameRecord, MoveRecord } from '@kickdoor/tables/store/records.ts';
import { believable, checksum } from './chain.ts';
import { snapshotRow, toMove, type MoveRow } from './rows.ts';
import type { Database } from './schema.ts';
import { clocksOf } from './sql-waits.ts';

type Db = Kysely<Database>;

/** The highest move number that every database can handle. */
const LAST_NUMBER = 2 ** 31 - 1;
/** Snapshots kept per game in addition to its first state. */
export const SNAPSHOTS_KEPT = 2;

/** A game up to its first damaged row; `null` if there is none. The rows from there on are passed to `putAside`. */
export async function game(
  db: Db,
  id: string,
  putAside: (damaged: readonly MoveRow[]) => Promise<void>,
): Promise<GameRecord | null> {
  const found = await snapshotOf(db, id);
  if (found === null) return null;
  const { snapshot, older } = found;
  const base = await rowsOf(db, id, snapshot.number, snapshot.number);
  const rows = await rowsOf(db, id, snapshot.number + 1, Number.MAX_SAFE_INTEGER);
  const whole = believable(snapshot.number, base[0]?.chain ?? null, rows);
  const lost = rows.length - whole;
  if (lost > 0) await putAside(rows.slice(whole));
  const kept = rows.slice(0, whole);
  return {
    snapshot,
    moves: kept.map(toMove),
    clocks: await clocksOf(db, id, kept.at(-1) ?? base[0]),
    damage: lost > 0 || older ? { moves: lost, snapshot: older } : null,
  };
}

/** Moves damaged rows out of a game, which continues from before them. */
export async function setAside(db: Db, id: string, rows: readonly MoveRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  for (const row of rows) {
    const { number } = row;
    await db
      .insertInto('damaged')
      .values({ table_id: id, number, found_at: Date.now(), row: JSON.stringify(row) })
      .execute();
  }
  await db.deleteFrom('moves').where('table_id', '=', id).where('number', '>=', first.number).execute();
}

export async function find(db: Db, id: string, seat: number, moveId: string): Promise<number | null> {
  const row = await db
    .selectFrom('moves')
    .select('number')
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('move_id', '=', moveId)
    .executeTakeFirst();
  return row?.number ?? null;
}

export async function moves(db: Db, id: string, from: number, to: number): Promise<readonly MoveRecord[]> {
  return (await rowsOf(db, id, from, to)).map(toMove);
}

/** Adds the first state of a game. */
export async function addFirst(db: Db, id: string, state: State): Promise<void> {
  await db
    .insertInto('snapshots')
    .values(snapshotRow(id, 0, state))
    .execute();
}

/** Adds the state after a move, and removes states that are no longer needed. */
export async function addSnapshot(db: Db, id: string, number: number, state: State): Promise<void> {
  await db
    .insertInto('snapshots')
    .values(snapshotRow(id, number, state))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('snapshots')
    .select('number')
    .where('table_id', '=', id)
    .orderBy('number', 'desc')
    .limit(SNAPSHOTS_KEPT)
    .execute();
  await db
    .deleteFrom('snapshots')
    .where('table_id', '=', id)
    .where('number', '>', 0)
    .where('number', '<', kept.at(-1)?.number ?? 0)
    .execute();
}

function rowsOf(db: Db, id: string, from: number, to: number): Promise<MoveRow[]> {
  return db
    .selectFrom('moves')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>=', from)
    .where('number', '<=', Math.min(to, LAST_NUMBER))
    .orderBy('number')
    .execute();
}

/** The newest intact snapshot. */
async function snapshotOf(
  db: Db,
  id: string,
): Promise<{ snapshot: GameRecord['snapshot']; older: boolean } | null> {
  const rows = await db
    .selectFrom('snapshots')
    .select(['number', 'state', 'sum'])
    .where('table_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
  for (const [at, { number, state, sum }] of rows.entries()) {
    if (sum !== null && sum !== checksum(state)) continue;
    return { snapshot: { number, state: parsed(state) }, older: at > 0 };
  }
  return null;
}

/** Parses JSON from the store. Invalid JSON becomes `null`, which the next reader refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
