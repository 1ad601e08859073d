/** A PostgreSQL server in a temporary folder, for the tests of one file. */
import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { afterAll } from 'vitest';
import { LocalPostgres, NO_POSTGRES, postgresPrograms } from '../scripts/local/postgres.ts';
import { Claims } from '../src/store/postgres/claims.ts';
import { openPostgres, type OpenedPostgres } from '../src/store/postgres/open.ts';
import type { Append, KeptWaits, Store } from '@kickdoor/tables/store/store.ts';
import type {
  GameRecord,
  MoveRecord,
  SavedClocks,
  Setup,
  TableRecord,
} from '@kickdoor/tables/store/records.ts';
import type { State } from '@kickdoor/rules';

/** Whether the server's programs are installed. If not, tests that need them are skipped. */
export const hasPostgres = postgresPrograms() !== null;
if (!hasPostgres) process.stderr.write(`Tests of PostgreSQL are skipped: ${NO_POSTGRES}\n`);

let server: Promise<LocalPostgres> | null = null;
let databases = 0;

afterAll(async () => {
  const running = await server;
  server = null;
  await running?.remove();
});

/** The server, started on first use. Its data need not survive. */
export function localPostgres(): Promise<LocalPostgres> {
  server ??= LocalPostgres.make({
    root: existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
    settings: ['fsync=off', 'shared_buffers=16MB'],
  });
  return server;
}

/** The URL of a new, empty database. */
export async function newDatabase(): Promise<string> {
  databases += 1;
  return (await localPostgres()).database(`test${databases}`);
}

/** A node's side of a database, without a server around it. */
export interface Hand extends OpenedPostgres {
  readonly id: string;
  readonly claims: Claims;
  /** Claims a table, and returns its store. */
  claim(table: string): Promise<Store>;
}

/** Opens a database as a node with a lease. */
export async function openHand(url: string): Promise<Hand> {
  const id = randomUUID();
  const opened = await openPostgres(url, { id: () => id, isValid: () => true }, () => undefined);
  const claims = new Claims(opened.pool);
  await claims.enter({ id, address: 'http://127.0.0.1:1' });
  // Nobody renews the lease, and a busy machine may take longer than it lasts.
  await opened.pool.query("update nodes set expires = clock_timestamp() + interval '1 hour' where id = $1", [
    id,
  ]);
  return {
    ...opened,
    id,
    claims,
    async claim(table) {
      const epoch = await claims.claim(id, table);
      if (epoch === null) throw new Error(`${table} can't be claimed`);
      return opened.store.fenced(table, epoch);
    },
  };
}

/** A store for the store contract: each table is claimed on the first write to it. */
export async function openOwned(url: string): Promise<{ readonly store: Store }> {
  const hand = await openHand(url);
  return { store: new OwningStore(hand) };
}

class OwningStore implements Store {
  readonly #hand: Hand;
  readonly #owned = new Map<string, Promise<Store>>();

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  async #of(table: string): Promise<Store> {
    const known = this.#owned.get(table);
    if (known !== undefined) return known;
    // Another store of the same test may have claimed it; treat its lease as over.
    await this.#hand.pool.query('update tables set owner = null where id = $1', [table]);
    const claimed = this.#hand.claim(table);
    this.#owned.set(table, claimed);
    return claimed;
  }

  create(id: string, setup: Setup): Promise<void> {
    return this.#hand.store.create(id, setup);
  }

  table(id: string): Promise<TableRecord | null> {
    return this.#hand.store.table(id);
  }

  open(since: number, most: number): Promise<readonly TableRecord[]> {
    return this.#hand.store.open(since, most);
  }

  async change(id: string, version: number, setup: Setup): Promise<void> {
    await (await this.#of(id)).change(id, version, setup);
  }

  async start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void> {
    await (await this.#of(id)).start(id, version, setup, state, clocks);
  }

  async append(append: Append): Promise<void> {
    await (await this.#of(append.table)).append(append);
  }

  find(id: string, seat: number, moveId: string): Promise<number | null> {
    return this.#hand.store.find(id, seat, moveId);
  }

  async game(id: string): Promise<GameRecord | null> {
    return (await this.#of(id)).game(id);
  }

  moves(id: string, from: number, to: number): Promise<readonly MoveRecord[]> {
    return this.#hand.store.moves(id, from, to);
  }

  async snapshot(id: string, number: number, state: State): Promise<void> {
    await (await this.#of(id)).snapshot(id, number, state);
  }

  keepSet(hash: string, content: string): Promise<void> {
    return this.#hand.store.keepSet(hash, content);
  }

  set(hash: string): Promise<string | null> {
    return this.#hand.store.set(hash);
  }

  async keepWaits(waits: readonly KeptWaits[]): Promise<void> {
    for (const { table } of waits) await this.#of(table);
    await this.#hand.store.keepWaits(waits);
  }

  due: Store['due'] = (...given) => this.#hand.store.due(...given);
  keepKey: Store['keepKey'] = (...given) => this.#hand.store.keepKey(...given);
  keepCode: Store['keepCode'] = (code) => this.#hand.store.keepCode(code);
  code: Store['code'] = (key) => this.#hand.store.code(key);
  takeCode: Store['takeCode'] = (key) => this.#hand.store.takeCode(key);
  sweepCodes: Store['sweepCodes'] = (...given) => this.#hand.store.sweepCodes(...given);
  counterEntries: Store['counterEntries'] = (...given) => this.#hand.store.counterEntries(...given);
  addCounterEntries: Store['addCounterEntries'] = (more) => this.#hand.store.addCounterEntries(more);
  sweepCounters: Store['sweepCounters'] = (...given) => this.#hand.store.sweepCounters(...given);
  keepPack: Store['keepPack'] = (pack) => this.#hand.store.keepPack(pack);
  pack: Store['pack'] = (hash) => this.#hand.store.pack(hash);
  packOfSet: Store['packOfSet'] = (set) => this.#hand.store.packOfSet(set);
  countPacks: Store['countPacks'] = (holder) => this.#hand.store.countPacks(holder);
  sweepPacks: Store['sweepPacks'] = (before) => this.#hand.store.sweepPacks(before);
  probe = () => this.#hand.store.probe();
  bytes = () => this.#hand.store.bytes();
  stored = (id: string) => this.#hand.store.stored(id);
  census = () => this.#hand.store.census();
  newest = (most: number) => this.#hand.store.newest(most);
  idle: Store['idle'] = (...given) => this.#hand.store.idle(...given);
  bans = () => this.#hand.store.bans();
  ban: Store['ban'] = (one) => this.#hand.store.ban(one);
  unban: Store['unban'] = (...given) => this.#hand.store.unban(...given);

  async remove(id: string, version: number, moves: number): Promise<void> {
    await this.#hand.pool.query('update tables set owner = null where id = $1', [id]);
    this.#owned.delete(id);
    await this.#hand.store.remove(id, version, moves);
  }

  close(): Promise<void> {
    return this.#hand.store.close();
  }
}
