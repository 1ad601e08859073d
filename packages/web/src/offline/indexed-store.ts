/**
 * Stores this browser's tables in its IndexedDB. Writes are durable: they survive closing the browser at any moment.
 */
import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { State } from '@kickdoor/rules';
import {
  SavedClocks,
  type GameRecord,
  type MoveRecord,
  type Setup,
  type TableRecord,
} from '@kickdoor/tables/store/records.ts';
import { StaleError, type Append, type KeptWaits, type TableStore } from '@kickdoor/tables/store/store.ts';
import { readable, toMove, toRow, toTable, type Schema, type TableRow } from './indexed-rows.ts';

type Name = 'tables' | 'games' | 'moves' | 'snapshots' | 'sets';
type Writing<Names extends Name[]> = IDBPTransaction<Schema, Names, 'readwrite'>;

/** The version of the database's schema: each increment adds a step to `upgrade`. */
const FORM = 1;
/** Snapshots kept of a game besides its first state. */
const SNAPSHOTS_KEPT = 2;
/** A write counts only once it is on disk. */
const DURABLE = { durability: 'strict' } as const;

export class IndexedStore implements TableStore {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /** Opens or creates the database of this name. Throws if a newer version of the page has changed its schema. */
  static async open(name: string): Promise<IndexedStore> {
    const db = await openDB<Schema>(name, FORM, {
      upgrade(made) {
        made.createObjectStore('tables', { keyPath: 'id' });
        made.createObjectStore('games', { keyPath: 'table' });
        const moves = made.createObjectStore('moves', { keyPath: ['table', 'number'] });
        moves.createIndex('ids', ['table', 'seat', 'moveId'], { unique: true });
        made.createObjectStore('snapshots', { keyPath: ['table', 'number'] });
        made.createObjectStore('sets', { keyPath: 'hash' });
      },
    });
    // A newer version of the page is waiting to upgrade the schema. This page reloads sooner or later and then finds
    // its tables again.
    db.addEventListener('versionchange', () => db.close());
    return new IndexedStore(db);
  }

  async create(id: string, setup: Setup): Promise<void> {
    await this.#write(['tables'], (tx) =>
      tx.objectStore('tables').add({ id, version: 1, setup: JSON.stringify(setup), createdAt: Date.now() }),
    );
  }

  async table(id: string): Promise<TableRecord | null> {
    const row = await this.#db.get('tables', id);
    return row === undefined ? null : toTable(row);
  }

  async open(since: number, most: number): Promise<readonly TableRecord[]> {
    const rows = await this.#db.getAll('tables');
    return rows
      .filter(({ createdAt }) => createdAt >= since)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .flatMap(readable)
      .filter(({ setup }) => setup.public && setup.stage === 'open')
      .slice(0, most);
  }

  async change(id: string, version: number, setup: Setup): Promise<void> {
    await this.#write(['tables'], (tx) => changeSetup(tx.objectStore('tables'), { id, version, setup }));
  }

  async start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void> {
    await this.#write(['tables', 'games', 'snapshots'], async (tx) => {
      await changeSetup(tx.objectStore('tables'), { id, version, setup });
      await tx.objectStore('snapshots').put({ table: id, number: 0, state: JSON.stringify(state) });
      await tx.objectStore('games').put({ table: id, number: 0, clocks: JSON.stringify(clocks) });
    });
  }

  async append({ table, move, clocks, over }: Append): Promise<void> {
    await this.#write(['tables', 'games', 'moves'], async (tx) => {
      const moves = tx.objectStore('moves');
      const { number: last } = (await tx.objectStore('games').get(table)) ?? { number: null };
      const { moveId, seat, number } = move;
      const made = moveId === null ? undefined : await moves.index('ids').getKey([table, seat, moveId]);
      if (last === null || number !== last + 1 || made !== undefined) {
        throw new StaleError(`table ${table} does not wait for move ${number}`);
      }
      await moves.put(toRow(table, move));
      await tx.objectStore('games').put({ table, number, clocks: JSON.stringify(clocks) });
      if (over) await endTable(tx.objectStore('tables'), table);
    });
  }

  async find(id: string, seat: number, moveId: string): Promise<number | null> {
    const row = await this.#db.getFromIndex('moves', 'ids', [id, seat, moveId]);
    return row?.number ?? null;
  }

  async game(id: string): Promise<GameRecord | null> {
    const tx = this.#db.transaction(['games', 'moves', 'snapshots']);
    const newest = await tx.objectStore('snapshots').openCursor(ofGame(id, 0), 'prev');
    const row = await tx.objectStore('games').get(id);
    if (newest === null || row === undefined) return null;
    const { number, state } = newest.value;
    const moves = await tx.objectStore('moves').getAll(ofGame(id, number + 1));
    return {
      snapshot: { number, state: JSON.parse(state) },
      moves: moves.map(toMove),
      clocks: SavedClocks.parse(JSON.parse(row.clocks)),
      damage: null,
    };
  }

  async moves(id: string, from: number, to: number): Promise<readonly MoveRecord[]> {
    return (await this.#db.getAll('moves', ofGame(id, from, to))).map(toMove);
  }

  async snapshot(id: string, number: number, state: State): Promise<void> {
    await this.#write(['snapshots'], async (tx) => {
      const snapshots = tx.objectStore('snapshots');
      await snapshots.put({ table: id, number, state: JSON.stringify(state) });
      const kept = await snapshots.getAllKeys(ofGame(id, 1));
      for (const key of kept.slice(0, -SNAPSHOTS_KEPT)) await snapshots.delete(key);
    });
  }

  async keepSet(hash: string, content: string): Promise<void> {
    await this.#write(['sets'], async (tx) => {
      const sets = tx.objectStore('sets');
      if ((await sets.getKey(hash)) === undefined) await sets.put({ hash, content });
    });
  }

  async set(hash: string): Promise<string | null> {
    return (await this.#db.get('sets', hash))?.content ?? null;
  }

  async keepWaits(waits: readonly KeptWaits[]): Promise<void> {
    await this.#write(['games'], async (tx) => {
      const games = tx.objectStore('games');
      for (const { table, number, clocks } of waits) {
        const row = await games.get(table);
        if (row?.number === number) await games.put({ ...row, clocks: JSON.stringify(clocks) });
      }
    });
  }

  /** No game against bots alone is played by correspondence. */
  due(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  close(): Promise<void> {
    this.#db.close();
    return Promise.resolve();
  }

  /** Deletes a table and its game. */
  async remove(id: string): Promise<void> {
    await this.#write(['tables', 'games', 'moves', 'snapshots'], async (tx) => {
      await tx.objectStore('tables').delete(id);
      await tx.objectStore('games').delete(id);
      await tx.objectStore('moves').delete(ofGame(id, 0));
      await tx.objectStore('snapshots').delete(ofGame(id, 0));
    });
  }

  /** Runs a task in a transaction, and rolls it back if the task throws. */
  async #write<Names extends Name[]>(
    names: Names,
    task: (tx: Writing<Names>) => Promise<unknown>,
  ): Promise<void> {
    const tx = this.#db.transaction(names, 'readwrite', DURABLE);
    // An aborted transaction rejects, but the error that matters is the one thrown.
    const done = tx.done.catch((error: unknown) => error);
    try {
      await task(tx);
    } catch (error) {
      tx.abort();
      await done;
      throw error;
    }
    await tx.done;
  }
}

interface Puts {
  get(id: string): Promise<TableRow | undefined>;
  put(row: TableRow): Promise<unknown>;
}

async function changeSetup(tables: Puts, { id, version, setup }: TableRecord): Promise<void> {
  const row = await tables.get(id);
  if (row?.version !== version) throw new StaleError(`table ${id} is not at version ${version}`);
  await tables.put({ ...row, version: version + 1, setup: JSON.stringify(setup) });
}

async function endTable(tables: Puts, id: string): Promise<void> {
  const row = await tables.get(id);
  if (row === undefined) return;
  const setup: Setup = { ...toTable(row).setup, stage: 'over' };
  await tables.put({ ...row, version: row.version + 1, setup: JSON.stringify(setup) });
}

/** The keys of a game's moves or snapshots with these numbers. */
function ofGame(id: string, from: number, to: number = Number.MAX_SAFE_INTEGER): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, to]);
}
