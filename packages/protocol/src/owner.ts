/** What a server and its owner say to each other, over the local socket and on the owner's page. */
import { z } from 'zod';
import { TableId } from './parts.ts';

/** A few seconds of a server. */
export const Sample = z.object({
  /** Milliseconds since 1970, at the end. */
  at: z.number(),
  /** A second. */
  moves: z.number(),
  /** Half of the players' moves were answered within so many milliseconds; `null` without any. */
  p50: z.number().nullable(),
  /** The same of 99 in 100. */
  p99: z.number().nullable(),
  /** How late the event loop was, in milliseconds: 99 in 100 looks were no later. */
  loop: z.number(),
  /** Tables in memory. */
  tables: z.number(),
  sockets: z.number(),
  /** Moves stored together, on average; `null` if none were. */
  commit: z.number().nullable(),
});
export type Sample = z.infer<typeof Sample>;

/** `GET status?since=…`: milliseconds since 1970. */
export const Since = z.object({ since: z.coerce.number().min(0).default(0) });

/** `GET status` */
export const Status = z.object({
  version: z.string(),
  /** Which of several servers on one store this is; `null` if it is the only one. Bans and the number of all tables are the store's, everything else is this server's. */
  node: z.string().nullable(),
  /** Milliseconds since 1970. */
  started: z.number(),
  /** Why it takes no new tables; `null` if it does. */
  notReady: z.enum(['draining', 'no-lease', 'cut-off', 'disk-full', 'store-failed']).nullable(),
  draining: z.boolean(),
  /** Tables in memory, and all. */
  awake: z.number(),
  tables: z.number(),
  sockets: z.number(),
  /** Bytes of the store. */
  bytes: z.number(),
  /** Of the last ten minutes, the oldest first; those after `since` if that is given. */
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
  /** Of the last move or change. */
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

/** `POST tables/ID/close`: the file that the game's record went to; `null` if the game had not begun. */
export const Closed = z.object({ record: z.string().nullable() });

/** `POST bans`: an address or network, or whoever sits at a table's seat. */
export const BanWish = z.strictObject({
  who: z.union([
    z.strictObject({ address: z.string().max(64) }),
    z.strictObject({ table: TableId, seat: z.int().min(0).max(100) }),
  ]),
  /** Left out: forever. */
  hours: z.number().positive().max(100_000).exactOptional(),
  note: z.string().max(200).default(''),
});
export type BanWish = z.input<typeof BanWish>;

export const OwnedBan = z.object({
  /** By which it is lifted: the address, the network, or the beginning of a hash. */
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
