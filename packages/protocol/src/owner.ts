/** The messages between a server and its owner, over the local socket and on the owner's page. */
import { z } from 'zod';
import { TableId } from './parts.ts';

/** A server's state over a few seconds. */
export const Sample = z.object({
  /** The end of the sample, in milliseconds since 1970. */
  at: z.number(),
  /** Moves per second. */
  moves: z.number(),
  /** The median time to answer a player's move, in milliseconds; `null` if there were none. */
  p50: z.number().nullable(),
  /** The 99th percentile of the same. */
  p99: z.number().nullable(),
  /** The 99th percentile of the event loop's delay, in milliseconds. */
  loop: z.number(),
  /** Tables in memory. */
  tables: z.number(),
  sockets: z.number(),
  /** Moves per group commit, on average; `null` if there were none. */
  commit: z.number().nullable(),
});
export type Sample = z.infer<typeof Sample>;

/** `GET status?since=…`: milliseconds since 1970. */
export const Since = z.object({ since: z.coerce.number().min(0).default(0) });

/** `GET status` */
export const Status = z.object({
  version: z.string(),
  /**
   * This server's name among several on one store; `null` for the only one. Bans and `tables` are the whole store's.
   */
  node: z.string().nullable(),
  /** Milliseconds since 1970. */
  started: z.number(),
  /** Why it takes no new tables; `null` if it does. */
  notReady: z.enum(['draining', 'no-lease', 'cut-off', 'disk-full', 'store-failed']).nullable(),
  draining: z.boolean(),
  /** Tables in memory, and all tables. */
  awake: z.number(),
  tables: z.number(),
  sockets: z.number(),
  /** The size of the store in bytes. */
  bytes: z.number(),
  /** Samples of the last ten minutes, oldest first; only those after `since` if that is given. */
  samples: z.array(Sample),
});
export type Status = z.infer<typeof Status>;

export const OwnedTable = z.object({
  id: TableId,
  name: z.string().nullable(),
  stage: z.enum(['open', 'playing', 'over']),
  sheet: z.string(),
  sets: z.array(z.string()),
  public: z.boolean(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** When the last move or change was made. */
  touchedAt: z.number(),
  moves: z.number(),
  /** Whether it is in memory. */
  awake: z.boolean(),
  seats: z.array(
    z.object({
      kind: z.enum(['empty', 'person', 'bot', 'vacant']),
      name: z.string().nullable(),
      connected: z.boolean(),
    }),
  ),
  watching: z.number(),
});
export type OwnedTable = z.infer<typeof OwnedTable>;

/** `GET tables` */
export const OwnedTables = z.object({ tables: z.array(OwnedTable) });

/** `POST tables/ID/close`: the file with the game's record; `null` if the game had not begun. */
export const Closed = z.object({ record: z.string().nullable() });

/** `POST bans`: an address or network, or the player at a table's seat. */
export const BanWish = z.strictObject({
  who: z.union([
    z.strictObject({ address: z.string().max(64) }),
    z.strictObject({ table: TableId, seat: z.int().min(0).max(100) }),
  ]),
  /** Left out for forever. */
  hours: z.number().positive().max(100_000).exactOptional(),
  note: z.string().max(200).default(''),
});
export type BanWish = z.input<typeof BanWish>;

export const OwnedBan = z.object({
  /** Identifies the ban when it is lifted: the address, the network, or the first characters of a hash. */
  id: z.string(),
  kind: z.enum(['address', 'seat']),
  note: z.string(),
  since: z.number(),
  until: z.number().nullable(),
});
export type OwnedBan = z.infer<typeof OwnedBan>;

/** `GET bans` */
export const OwnedBans = z.object({ bans: z.array(OwnedBan) });

/** `POST drain` */
export const Drain = z.strictObject({ on: z.boolean() });
