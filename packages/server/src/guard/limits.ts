/** Limits per address, per table and in total. */

/** Counts by address are by network if one holder has many addresses: see `addressKey`. */
export interface Limits {
  /** Tables an address may create: burst size, then per second. */
  readonly tables: Rate;
  /** Seats an address may take: enough for a school behind a single address. */
  readonly seats: Rate;
  /** How often an address may request a table's full state: `hello` and `resync`. */
  readonly views: Rate;
  /** Wrong tokens of the owner that an address may try. */
  readonly tokens: Rate;
  /** Codes for another browser that an address may make, and try. */
  readonly codes: Rate;
  readonly tries: Rate;
  /** Messages per connection. */
  readonly messages: Rate;
  /** Tables an address may be connected to. Each may have bots that use CPU time. */
  readonly tablesPerAddress: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Connections without a seat per table. */
  readonly spectators: number;
  /** Unread bytes of a connection, above which it is closed; the client reconnects and gets what it missed. */
  readonly unread: number;
  /** Milliseconds within which a request has to arrive. */
  readonly requestTime: number;
}

/** So many at once, and so many a second after that. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
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
  tokens: { atOnce: 5, perSecond: 1 / 60 },
  codes: { atOnce: 20, perSecond: 1 / 30 },
  tries: { atOnce: 20, perSecond: 0.1 },
  messages: { atOnce: 40, perSecond: 20 },
  tablesPerAddress: 40,
  connectionsPerAddress: 160,
  connections: 20_000,
  spectators: 50,
  unread: 512 * 1024,
  requestTime: 15_000,
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
    codes: more(limits.codes),
    tablesPerAddress: limits.tablesPerAddress * factor,
    connectionsPerAddress: limits.connectionsPerAddress * factor,
    connections: limits.connections * factor,
  };
}
