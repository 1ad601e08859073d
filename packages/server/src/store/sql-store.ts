/** The common part of all stores in SQL databases: transactions. The SQL for each subject is in the files beside. */
import type { State } from '@kickdoor/rules';
import type { Kysely, Transaction } from 'kysely';
import type { GameRecord, SavedClocks, Setup, TableRecord } from '@kickdoor/tables/store/records.ts';
import type { KeptCode } from '@kickdoor/tables/store/code-store.ts';
import type { MoreEntries } from '@kickdoor/tables/store/counter-store.ts';
import * as codes from './sql-codes.ts';
import * as counters from './sql-counters.ts';
import * as games from './sql-games.ts';
import * as keys from './sql-keys.ts';
import * as owner from './sql-owner.ts';
import * as packs from './sql-packs.ts';
import * as sets from './sql-sets.ts';
import * as tables from './sql-tables.ts';
import * as waits from './sql-waits.ts';
import type { BroughtBundle } from '@kickdoor/tables/store/pack-store.ts';
import type { After, Ban } from '@kickdoor/tables/store/owner-store.ts';
import type { Database } from './schema.ts';
import type { Append, KeptWaits, Store } from '@kickdoor/tables/store/store.ts';

/**
 * Subclasses add how moves are appended and waits are saved, and how a table is held against other writers while it
 * changes.
 */
export abstract class SqlStore implements Store {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  abstract append(append: Append): Promise<void>;
  abstract keepWaits(kept: readonly KeptWaits[]): Promise<void>;
  abstract close(): Promise<void>;
  abstract bytes(): Promise<number>;

  /**
   * Called first in each transaction that writes to a table. Throws `NotMineError` if it belongs to another writer, and
   * otherwise locks it until the transaction ends. A store with a single writer need not do anything.
   */
  protected hold(_trx: Transaction<Database>, _table: string): Promise<void> {
    return Promise.resolve();
  }

  /** Runs the writes to a table in one transaction. */
  protected writing<T>(table: string, task: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (trx) => {
      await this.hold(trx, table);
      return task(trx);
    });
  }

  create(id: string, setup: Setup): Promise<void> {
    return tables.create(this.#db, id, setup);
  }

  table(id: string): Promise<TableRecord | null> {
    return tables.table(this.#db, id);
  }

  async change(id: string, version: number, setup: Setup): Promise<void> {
    await this.writing(id, (trx) => tables.changeSetup(trx, id, version, setup));
  }

  async start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void> {
    await this.writing(id, async (trx) => {
      await tables.changeSetup(trx, id, version, setup);
      await games.addFirst(trx, id, state);
      await waits.saveWaits(trx, { table: id, number: 0, clocks });
    });
  }

  game(id: string): Promise<GameRecord | null> {
    return games.game(this.#db, id, (damaged) => this.writing(id, (trx) => games.setAside(trx, id, damaged)));
  }

  async snapshot(id: string, number: number, state: State): Promise<void> {
    await this.writing(id, (trx) => games.addSnapshot(trx, id, number, state));
  }

  open = (since: number, most: number) => tables.open(this.#db, since, most);
  due = (now: number, most: number) => waits.due(this.#db, now, most);
  find = (id: string, seat: number, moveId: string) => games.find(this.#db, id, seat, moveId);
  moves = (id: string, from: number, to: number) => games.moves(this.#db, id, from, to);
  keepSet = (hash: string, content: string) => sets.keepSet(this.#db, hash, content);
  set = (hash: string) => sets.set(this.#db, hash);
  keepKey = (name: string, value: string) => keys.keepKey(this.#db, name, value);
  keepCode = (code: KeptCode) => codes.keepCode(this.#db, code);
  code = (key: string) => codes.code(this.#db, key);
  takeCode = (key: string) => codes.takeCode(this.#db, key);
  sweepCodes = (now: number, old: number) => codes.sweepCodes(this.#db, now, old);
  counterEntries = (counter: string, from: number) => counters.counterEntries(this.#db, counter, from);
  addCounterEntries = (more: MoreEntries) => counters.addCounterEntries(this.#db, more);
  sweepCounters = (before: number, most: number) => counters.sweepCounters(this.#db, before, most);
  keepPack = (pack: BroughtBundle) => packs.keepPack(this.#db, pack);
  pack = (hash: string) => packs.pack(this.#db, hash);
  packOfSet = (set: string) => packs.packOfSet(this.#db, set);
  countPacks = (holder: string | null) => packs.countPacks(this.#db, holder);
  sweepPacks = (before: number) => packs.sweepPacks(this.#db, before);
  probe = () => owner.probe(this.#db);
  census = () => owner.census(this.#db);
  stored = (id: string) => owner.stored(this.#db, id);
  newest = (most: number) => owner.newest(this.#db, most);
  idle = (before: number, after: After | null, most: number) => owner.idle(this.#db, before, after, most);
  bans = () => owner.bans(this.#db);
  ban = (one: Ban) => owner.ban(this.#db, one);
  unban = (kind: Ban['kind'], key: string) => owner.unban(this.#db, kind, key);

  remove(id: string, version: number, moves: number): Promise<void> {
    return owner.remove(this.#db, id, version, moves);
  }
}
