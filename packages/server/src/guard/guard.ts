/** Tracks how much of the server each address has used, and whether it gets more. */
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { addressKey } from './address.ts';
import { Bans } from './bans.ts';
import { Bucket, Buckets, type Rate } from '@kickdoor/tables/base/bucket.ts';
import type { Limits, SharedRates } from './limits.ts';

/** A connection's slot; it can be released only once. */
export interface Place {
  leave(): void;
}

/** Consulted before anything that is expensive for the server. Refuses with a {@link TableProblem}. */
export class Guard {
  readonly limits: Limits;
  readonly bans: Bans;
  readonly #clock: ServerClock;
  readonly #tables: Buckets;
  readonly #seats: Buckets;
  readonly #shared: SharedRates | null;
  readonly #views: Buckets;
  readonly #reads: Buckets;
  readonly #records: Buckets;
  readonly #moved: Buckets;
  readonly #packs: Buckets;
  readonly #tokens: Buckets;
  readonly #codes: Buckets;
  readonly #tries: Buckets;
  readonly #counters: Buckets;
  readonly #entries: Buckets;
  /** By address: the number of its connections to each table. */
  readonly #connections = new Map<string, Map<string, number>>();
  #all = 0;

  /** `shared` counts actions that take up storage, across all servers of a store. */
  constructor(clock: ServerClock, limits: Limits, shared: SharedRates | null = null) {
    this.limits = limits;
    this.#shared = shared;
    this.bans = new Bans(clock);
    this.#clock = clock;
    this.#tables = this.#buckets(limits.tables);
    this.#seats = this.#buckets(limits.seats);
    this.#views = this.#buckets(limits.views);
    this.#reads = this.#buckets(limits.reads);
    this.#records = this.#buckets(limits.records);
    this.#moved = this.#buckets(limits.moved);
    this.#packs = this.#buckets(limits.packs);
    this.#tokens = this.#buckets(limits.tokens);
    this.#codes = this.#buckets(limits.codes);
    this.#tries = this.#buckets(limits.tries);
    this.#counters = this.#buckets(limits.counters);
    this.#entries = this.#buckets(limits.entries);
  }

  /** The number of open connections. */
  get connected(): number {
    return this.#all;
  }

  /** Allows an address to create a table. */
  makeTable(address: string): void {
    if (!this.#tables.take(addressKey(address))) throw tooFast('too many tables; try again later');
  }

  /** Allows an address to bring a game in progress. */
  bringGame(address: string): void {
    if (!this.#moved.take(addressKey(address))) throw tooFast('too many games; try again later');
  }

  /** Allows an address to bring a pack. */
  bringPack(address: string): void {
    if (!this.#packs.take(addressKey(address))) throw tooFast('too many packs; try again later');
  }

  /** Allows an address to take a seat. */
  takeSeat(address: string): void {
    if (!this.#seats.take(addressKey(address))) throw tooFast('too many seats; try again later');
  }

  /** Counts an action of an address across all servers that share the store. */
  async share(what: 'tables' | 'seats' | 'packs', address: string): Promise<void> {
    const may = (await this.#shared?.take(what, addressKey(address), this.limits[what])) ?? true;
    if (!may) throw tooFast(`too many ${what}; try again later`);
  }

  /** Allows an address to request a table's full state. */
  seeTable(address: string): void {
    if (!this.#views.take(addressKey(address))) throw tooFast('too many looks at tables; try again later');
  }

  /** Allows an address to read the list of tables, a table's info, the record of a game, or a pack. */
  readAny(address: string): void {
    if (!this.#reads.take(addressKey(address))) throw tooFast('too many requests; try again later');
  }

  /** Allows an address to request the record of a game, alone or with a game that moves elsewhere. */
  readRecord(address: string): void {
    if (!this.#records.take(addressKey(address))) throw tooFast('too many records; try again later');
  }

  /** Allows an address to make a code for another browser. */
  makeCode(address: string): void {
    if (!this.#codes.take(addressKey(address))) throw tooFast('too many codes; try again later');
  }

  /** Allows an address to try a code, right or wrong. */
  tryCode(address: string): void {
    if (!this.#tries.take(addressKey(address))) throw tooFast('too many codes were tried; try again later');
  }

  /** Allows an address to start a level counter. */
  makeCounter(address: string): void {
    if (!this.#counters.take(addressKey(address))) throw tooFast('too many counters; try again later');
  }

  /** Allows an address to add this many entries to level counters. */
  addEntries(address: string, count: number): void {
    if (!this.#entries.take(addressKey(address), count)) throw tooFast('too many entries; try again later');
  }

  /** Allows another phone at a level counter that has this many. */
  joinCounter(phones: number): void {
    if (phones >= this.limits.phones) throw tooMany('this counter has as many phones as it may have');
  }

  /** Checks an owner's token. Once an address has tried too many wrong ones, tokens aren't even compared. */
  tryToken(address: string, isRight: () => boolean): boolean {
    const key = addressKey(address);
    if (this.#tokens.isEmpty(key)) throw tooFast('too many wrong tokens; try again later');
    if (isRight()) return true;
    this.#tokens.take(key);
    return false;
  }

  /** Creates the message rate limit of a new connection. */
  messages(): Bucket {
    return new Bucket(this.#clock, this.limits.messages);
  }

  /** Allows an address to connect to a table. */
  connect(address: string, table: string): Place {
    const key = addressKey(address);
    const own = this.#connections.get(key) ?? new Map<string, number>();
    if (this.#all >= this.limits.connections) throw tooMany('the server has no room for more connections');
    if (sum(own) >= this.limits.connectionsPerAddress) throw tooMany('too many connections from one address');
    if (!own.has(table) && own.size >= this.limits.tablesPerAddress) {
      throw tooMany('too many tables at once from one address');
    }
    this.#connections.set(key, own.set(table, (own.get(table) ?? 0) + 1));
    this.#all += 1;
    let here = true;
    return {
      leave: () => {
        if (here) this.#disconnect(key, own, table);
        here = false;
      },
    };
  }

  /** Allows another spectator at a table that has this many. */
  watch(watching: number): void {
    if (watching >= this.limits.spectators) throw tooMany('this table has as many spectators as it may have');
  }

  #disconnect(key: string, own: Map<string, number>, table: string): void {
    this.#all -= 1;
    const left = (own.get(table) ?? 1) - 1;
    if (left > 0) own.set(table, left);
    else own.delete(table);
    if (own.size === 0) this.#connections.delete(key);
  }

  #buckets(rate: Rate): Buckets {
    return new Buckets(() => new Bucket(this.#clock, rate));
  }
}

function sum(counts: ReadonlyMap<string, number>): number {
  let all = 0;
  for (const count of counts.values()) all += count;
  return all;
}

const tooFast = (message: string) => new TableProblem('too-fast', message);
const tooMany = (message: string) => new TableProblem('too-many', message);
