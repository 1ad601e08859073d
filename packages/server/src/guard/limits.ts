/** Limits per address, per table and in total. */
import type { Rate } from '@kickdoor/tables/base/bucket.ts';

/** Counts by address are by network if one holder has many addresses: see `addressKey`. */
export interface Limits {
  /** Tables an address may create: burst size, then per second. */
  readonly tables: Rate;
  /** Seats an address may take: enough for a school behind a single address. */
  readonly seats: Rate;
  /** How often an address may request a table's full state: `hello` and `resync`. */
  readonly views: Rate;
  /** What else an address may read of tables and packs: enough for a class that opens the page at once. */
  readonly reads: Rate;
  /** Records that an address may ask for, with the games it takes along: each is played again to be written. */
  readonly records: Rate;
  /** Games in progress that an address may bring here: each is played again. */
  readonly moved: Rate;
  /** Packs that an address may bring: each is checked, which takes time. */
  readonly packs: Rate;
  /** Packs that an address may have in the store, and characters of them; and characters of everybody's. */
  readonly packsPerAddress: number;
  readonly packSizePerAddress: number;
  readonly packSize: number;
  /** Wrong tokens of the owner that an address may try. */
  readonly tokens: Rate;
  /** Codes for another browser that an address may make, and try. */
  readonly codes: Rate;
  readonly tries: Rate;
  /** Level counters that an address may begin here, and entries that it may add to any. */
  readonly counters: Rate;
  readonly entries: Rate;
  /** Messages per connection. */
  readonly messages: Rate;
  /** Tables an address may be connected to. Each may have bots that use CPU time. */
  readonly tablesPerAddress: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Connections of an address that are no WebSockets: a browser has six, and a school has one address. */
  readonly linesPerAddress: number;
  /** Connections without a seat per table. */
  readonly spectators: number;
  /** Connections per level counter. */
  readonly phones: number;
  /** Unread bytes of a connection, above which it is closed; the client reconnects and gets what it missed. */
  readonly unread: number;
  /** Milliseconds within which a request has to arrive. */
  readonly requestTime: number;
  /** Milliseconds within which something more of an answer has to be read. */
  readonly answerTime: number;
}

/** Rates that several servers count together. */
export interface SharedRates {
  /** Whether an address may do something once more. */
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

/** The limits per address and in total, multiplied by a factor; limits per table or connection stay, and guessing. */
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
