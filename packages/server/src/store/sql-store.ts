/** The store in an SQL database, through Kysely. */
import type { State } from '@kickdoor/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import {
  SavedClocks,
  Setup,
  StoredEvents,
  StoredMoveBody,
  StoredState,
  type GameRecord,
  type MoveRecord,
  type TableRecord,
} from './records.ts';
import type { Database } from './schema.ts';
import { StaleError, type Store } from './store.ts';

/** Snapshots kept of a game besides its first state. */
const SNAPSHOTS_KEPT = 2;

export class SqlStore implements Store {
  readonly #db: Kysely<Database>;
  readonly #isTaken: (error: unknown) => boolean;

  /** `isTaken` knows the driver's error for a key that is there already. */
  constructor(db: Kysely<Database>, isTaken: (error: unknown) => boolean) {
    this.#db = db;
    this.#isTaken = isTaken;
  }

  async create(id: string, setup: Setup): Promise<void> {
    const now = Date.now();
    await this.#db
      .insertInto('tables')
      .values({
        id,
        version: 1,
        created_at: now,
        updated_at: now,
        listed: listed(setup),
        setup: JSON.stringify(setup),
        number: 0,
        clocks: '[]',
      })
      .execute();
  }

  async table(id: string): Promise<TableRecord | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select(['id', 'version', 'setup'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : toTable(row);
  }

  async open(since: number, most: number): Promise<readonly TableRecord[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'version', 'setup'])
      .where('listed', '=', 1)
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(toTable);
  }

  async change(id: string, version: number, setup: Setup): Promise<void> {
    await changeSetup(this.#db, id, version, setup);
  }

  async start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await changeSetup(trx, id, version, setup);
      await trx
        .updateTable('tables')
        .set({ clocks: JSON.stringify(clocks) })
        .where('id', '=', id)
        .execute();
      await trx
        .insertInto('snapshots')
        .values({ table_id: id, number: 0, state: JSON.stringify(state) })
        .execute();
    });
  }

  async append(id: string, move: MoveRecord, clocks: SavedClocks, over: boolean): Promise<void> {
    try {
      await this.#db.transaction().execute(async (trx) => {
        await trx
          .insertInto('moves')
          .values({
            table_id: id,
            number: move.number,
            seat: move.seat,
            move: JSON.stringify(move.move),
            move_id: move.moveId,
            at: move.at,
            events: JSON.stringify(move.events),
          })
          .execute();
        await trx
          .updateTable('tables')
          .set({ number: move.number, clocks: JSON.stringify(clocks), updated_at: move.at })
          .where('id', '=', id)
          .execute();
        if (over) await endTable(trx, id);
      });
    } catch (error) {
      if (this.#isTaken(error)) {
        throw new StaleError(`table ${id} has a move ${move.number}`, { cause: error });
      }
      throw error;
    }
  }

  async find(id: string, seat: number, moveId: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('moves')
      .select('number')
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('move_id', '=', moveId)
      .executeTakeFirst();
    return row?.number ?? null;
  }

  async game(id: string): Promise<GameRecord | null> {
    const snapshot = await this.#db
      .selectFrom('snapshots')
      .select(['number', 'state'])
      .where('table_id', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const table = await this.#db
      .selectFrom('tables')
      .select(['clocks', 'number'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (snapshot === undefined || table === undefined) return null;
    return {
      snapshot: { number: snapshot.number, state: StoredState.parse(JSON.parse(snapshot.state)) },
      moves: await this.moves(id, snapshot.number + 1, table.number),
      clocks: SavedClocks.parse(JSON.parse(table.clocks)),
    };
  }

  async moves(id: string, from: number, to: number): Promise<readonly MoveRecord[]> {
    const rows = await this.#db
      .selectFrom('moves')
      .selectAll()
      .where('table_id', '=', id)
      .where('number', '>=', from)
      .where('number', '<=', to)
      .orderBy('number')
      .execute();
    return rows.map(toMove);
  }

  async snapshot(id: string, number: number, state: State): Promise<void> {
    const row = { table_id: id, number, state: JSON.stringify(state) };
    await this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto('snapshots')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await trx
        .selectFrom('snapshots')
        .select('number')
        .where('table_id', '=', id)
        .orderBy('number', 'desc')
        .limit(SNAPSHOTS_KEPT)
        .execute();
      await trx
        .deleteFrom('snapshots')
        .where('table_id', '=', id)
        .where('number', '>', 0)
        .where('number', '<', kept.at(-1)?.number ?? 0)
        .execute();
    });
  }

  async clocks(id: string, number: number, clocks: SavedClocks): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ clocks: JSON.stringify(clocks) })
      .where('id', '=', id)
      .where('number', '=', number)
      .execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}

const listed = (setup: Setup) => (setup.public && setup.stage === 'open' ? 1 : 0);

async function changeSetup(db: Kysely<Database>, id: string, version: number, setup: Setup): Promise<void> {
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
}

async function endTable(trx: Transaction<Database>, id: string): Promise<void> {
  const row = await trx
    .selectFrom('tables')
    .select(['id', 'version', 'setup'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { version, setup } = toTable(row);
  await changeSetup(trx, id, version, { ...setup, stage: 'over' });
}

function toTable(row: Pick<Selectable<Database['tables']>, 'id' | 'version' | 'setup'>): TableRecord {
  return { id: row.id, version: row.version, setup: Setup.parse(JSON.parse(row.setup)) };
}

function toMove(row: Selectable<Database['moves']>): MoveRecord {
  return {
    number: row.number,
    seat: row.seat,
    move: StoredMoveBody.parse(JSON.parse(row.move)),
    moveId: row.move_id,
    at: row.at,
    events: StoredEvents.parse(JSON.parse(row.events)),
  };
}
