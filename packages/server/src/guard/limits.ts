/** Limits per address, per table and in total. */
import type { Rate } from '@kickdoor/tables/base/bucket.ts';

/** Limits per address apply per network if one holder has many addresses: see `addressKey`. */
export interface Limits {
  /** Tables an address may create. */
  readonly tables: Rate;
  /** Seats an address may take: enough for a school behind a single address. */
  readonly seats: Rate;
  /** How often an address may request a table's full state: `hello` and `resync`. */
  readonly views: Rate;
  /** Other reads of tables and packs by an address: enough for a class that opens the page at once. */
  readonly reads: Rate;
  /** Records that an address may request, including those of games it moves. Writing one replays the game. */
  readonly records: Rate;
  /** Games in progress that an address may bring. Each is replayed. */
  readonly moved: Rate;
  /** Packs that an address may bring. Each is validated, which takes time. */
  readonly packs: Rate;
  /** Packs that an address may have in the store, their total characters, and the total characters for everybody. */
  readonly packsPerAddress: number;
  readonly packSizePerAddress: number;
  readonly packSize: number;
  /** Wrong owner's tokens that an address may try. */
  readonly tokens: Rate;
  /** Codes for another browser that an address may make, and codes that it may try. */
  readonly codes: Rate;
  readonly tries: Rate;
  /** Level counters that an address may start, and entries that it may add to any. */
  readonly counters: Rate;
  readonly entries: Rate;
  /** Messages per connection. */
  readonly messages: Rate;
  /** Tables an address may be connected to. Each may have bots that use CPU time. */
  readonly tablesPerAddress: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Connections of an address that are not WebSockets: a browser has six, and a school has one address. */
  readonly linesPerAddress: number;
  /** Connections without a seat per table. */
  readonly spectators: number;
  /** Connections per level counter. */
  readonly phones: number;
  /** Unread bytes above which a connection is closed. The client reconnects and gets what it missed. */
  readonly unread: number;
  /** Milliseconds within which a request must arrive. */
  readonly requestTime: number;
  /** Milliseconds within which the client must read more of an answer. */
  readonly answerTime: number;
}

/** Rates that several servers count together. */
export interface SharedRates {
  /** Whether an address may do something again; counts it if so. */
  take(what: string, address: string, rate: Rate): Promise<boolean>;
}

export const LIMITS: Limits = {
  tables: { atOnce: 60, perSecond: 0.1 },
  seats: { atOnce: 60, perSecond: 1 },
  views: { atOnce: 120, perSecond: 4 },
  reads: { atOnce: 240, perSecond: 20 },
  records: { atOnce: 60, perSecond: 0.5 },
  moved: { atOnce: 6, perSecond: 1 / 60 },
  packs: { atOnce: 20, perSecond: 1 / 30 },
  packsPerAddress: 40,
  packSizePerAddress: 32_000_000,
  packSize: 512_000_000,
  tokens: { atOnce: 5, perSecond: 1 / 60 },
  codes: { atOnce: 20, perSecond: 1 / 30 },
  tries: { atOnce: 20, perSecond: 0.1 },
  counters: { atOnce: 20, perSecond: 1 / 60 },
  entries: { atOnce: 8000, perSecond: 4 },
  messages: { atOnce: 40, perSecond: 20 },
  tablesPerAddress: 40,
  connectionsPerAddress: 160,
  connections: 20_000,
  linesPerAddress: 1000,
  spectators: 50,
  phones: 32,
  unread: 512 * 1024,
  requestTime: 15_000,
  answerTime: 30_000,
};

/** Multiplies the limits per address and in total. Limits per table or connection, and for guessing, stay the same. */
export function scaled(limits: Limits, factor: number): Limits {
  const more = ({ atOnce, perSecond }: Rate): Rate => ({
    atOnce: atOnce * factor,
    perSecond: perSecond * factor,
  });
  return {
    ...limits,
    tables: more(limits.tables),
    seats: more(limits.seats),
    views: more(limits.views),
    reads: more(limits.reads),
    records: more(limits.records),
    moved: more(limits.moved),
    packs: more(limits.packs),
    packsPerAddress: limits.packsPerAddress * factor,
    packSizePerAddress: limits.packSizePerAddress * factor,
    codes: more(limits.codes),
    counters: more(limits.counters),
    entries: more(limits.entries),
    tablesPerAddress: limits.tablesPerAddress * factor,
    connectionsPerAddress: limits.connectionsPerAddress * factor,
    connections: limits.connections * factor,
    linesPerAddress: limits.linesPerAddress * factor,
  };
}
