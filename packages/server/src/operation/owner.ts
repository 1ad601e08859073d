/** What a server's owner can ask and order. */
import type { BanWish, OwnedBan, OwnedTable, Status } from '@kickdoor/protocol/owner';
import { banKey, type Bans } from '../guard/bans.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { ServerContext } from '../context.ts';
import { recordOf } from '@kickdoor/tables/moving/record.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { Ban, StoredTable } from '@kickdoor/tables/store/owner-store.ts';
import type { Operation } from './operation.ts';

/** Characters of a seat's hash that identify its ban. */
const ID_LENGTH = 12;
const HOUR = 3600_000;

export interface OwnerParts {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly bans: Bans;
  readonly operation: Operation;
  /** The name of this server among several on one store; left out for the only one. */
  readonly node?: string | null;
  /** The number of open connections. */
  readonly sockets: () => number;
  /** Gives this node's tables to others, or takes tables again. */
  readonly drain?: (on: boolean) => Promise<void>;
  /** Tells other nodes that the bans have changed. */
  readonly bansChanged?: () => void;
}

/**
 * Does no authorization: whoever has it is the owner, as checked by those who answer requests. Methods throw a problem
 * if there is no such table, seat or ban.
 */
export class Owner {
  readonly #parts: OwnerParts;
  readonly #started: number;

  constructor(parts: OwnerParts) {
    this.#parts = parts;
    this.#started = parts.context.clock.date();
  }

  get operation(): Operation {
    return this.#parts.operation;
  }

  /** The server's status, with the samples taken after `since` (milliseconds since 1970). */
  async status(since = 0): Promise<Status> {
    const { context, tables, operation, sockets, node = null } = this.#parts;
    const all = await context.store.census();
    return {
      version: context.version,
      node,
      started: this.#started,
      notReady: await operation.readiness.why(),
      draining: operation.readiness.draining,
      awake: tables.rooms.length,
      tables: all.reduce((sum, count) => sum + count.tables, 0),
      sockets: sockets(),
      bytes: await context.store.bytes(),
      samples: operation.history.samples.filter(({ at }) => at > since),
    };
  }

  /** The tables with the newest setups, sorted by when something last happened there, latest first. */
  async tables(most: number): Promise<readonly OwnedTable[]> {
    const stored = await this.#parts.context.store.newest(most);
    return stored.map((table) => this.#owned(table)).toSorted((a, b) => b.touchedAt - a.touchedAt);
  }

  async table(id: string): Promise<OwnedTable> {
    return this.#owned(await this.#stored(id));
  }

  /** The record of a table's game, whether or not it is over. It shows every card. */
  async record(id: string): Promise<string> {
    return recordOf(this.#parts.context, await this.#stored(id));
  }

  async bans(): Promise<readonly OwnedBan[]> {
    return (await this.#parts.context.store.bans()).map(owned);
  }

  /** Bans an address, or the player at a seat, and closes their connections. */
  async ban({ who, hours, note = '' }: BanWish): Promise<OwnedBan> {
    const { context } = this.#parts;
    const since = context.clock.date();
    const until = hours === undefined ? null : since + hours * HOUR;
    const ban: Ban =
      'address' in who
        ? { kind: 'address', key: addressIn(who.address), note, since, until }
        : { ...(await this.#seat(who.table, who.seat, note)), since, until };
    await context.store.ban(ban);
    await this.loadBans();
    this.#parts.bansChanged?.();
    context.log.info({ kind: ban.kind, id: owned(ban).id }, 'somebody was banned');
    return owned(ban);
  }

  /** Lifts a ban by the id that `bans` lists. */
  async unban(id: string): Promise<void> {
    const { store } = this.#parts.context;
    const address = banKey(id);
    const ban = (await store.bans()).find(
      (one) => owned(one).id === id || (one.kind === 'address' && one.key === address),
    );
    if (ban === undefined) throw new TableProblem('not-found', 'there is no such ban');
    await store.unban(ban.kind, ban.key);
    await this.loadBans();
    this.#parts.bansChanged?.();
  }

  /** Loads the bans of the store. */
  async loadBans(): Promise<void> {
    const { context, bans } = this.#parts;
    bans.set(await context.store.bans());
  }

  /** Stops or resumes taking new tables. Games continue, at other nodes if there are any. */
  async drain(on: boolean): Promise<void> {
    this.#parts.operation.readiness.draining = on;
    await this.#parts.drain?.(on);
    this.#parts.context.log.info({ draining: on }, on ? 'no new tables are taken' : 'new tables are taken');
  }

  async #seat(table: string, seat: number, note: string): Promise<Pick<Ban, 'kind' | 'key' | 'note'>> {
    const there = (await this.#stored(table)).setup.seats[seat];
    if (there?.kind !== 'person') throw new TableProblem('not-found', 'nobody sits there', 'seat');
    return { kind: 'seat', key: there.hash, note: note === '' ? `${there.name}, ${table}` : note };
  }

  async #stored(id: string): Promise<StoredTable> {
    const table = await this.#parts.context.store.stored(id);
    if (table === null) throw new TableProblem('no-table', 'there is no such table');
    return table;
  }

  #owned({ id, setup, createdAt, touchedAt, moves }: StoredTable): OwnedTable {
    const info = this.#parts.tables.rooms.find((room) => room.id === id)?.info();
    const { name, stage, sheet, sets, seats } = setup;
    return {
      id,
      name,
      stage,
      sheet,
      sets,
      public: setup.public,
      createdAt,
      touchedAt,
      moves,
      awake: info !== undefined,
      seats: seats.map((there, seat) => ({
        kind: there.kind,
        name: there.kind === 'empty' ? null : there.name,
        connected: info?.seats[seat]?.connected ?? false,
      })),
      watching: info?.watching ?? 0,
    };
  }
}

function addressIn(text: string): string {
  const key = banKey(text);
  if (key === null) {
    throw new TableProblem('bad-message', 'this is neither an address nor a network', 'who.address');
  }
  return key;
}

function owned({ kind, key, note, since, until }: Ban): OwnedBan {
  return { id: kind === 'seat' ? key.slice(0, ID_LENGTH) : key, kind, note, since, until };
}
