/** How much one address, one table and all together may have. */

/** What is counted by address is counted by network where one holder has many: see `addressKey`. */
export interface Limits {
  /** Tables that an address may make: at once, then a second. */
  readonly tables: Rate;
  /** Seats that an address may take: a school behind one address still can. */
  readonly seats: Rate;
  /** Times that an address may ask for a table as a whole: `hello` and `resync`. */
  readonly views: Rate;
  /** Messages of one connection. */
  readonly messages: Rate;
  /** Tables that an address is connected to. Each may have bots to think for. */
  readonly tablesPerAddress: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Connections without a seat at one table. */
  readonly spectators: number;
  /** Bytes that a connection has not read; with more it is closed, comes again and gets what it missed. */
  readonly unread: number;
  /** Milliseconds in which a request has to arrive. */
  readonly requestTime: number;
}

/** So many at once, and so many a second after that. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

export const LIMITS: Limits = {
  tables: { atOnce: 60, perSecond: 0.1 },
  seats: { atOnce: 60, perSecond: 1 },
  views: { atOnce: 120, perSecond: 4 },
  messages: { atOnce: 40, perSecond: 20 },
  tablesPerAddress: 40,
  connectionsPerAddress: 160,
  connections: 20_000,
  spectators: 50,
  unread: 512 * 1024,
  requestTime: 15_000,
};

/** The limits by address and in all, so many times as high; what holds for one table or connection stays. */
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
    tablesPerAddress: limits.tablesPerAddress * factor,
    connectionsPerAddress: limits.connectionsPerAddress * factor,
    connections: limits.connections * factor,
  };
}
