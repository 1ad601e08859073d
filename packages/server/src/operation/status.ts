/** What a server tells its owner, over the local socket and on the owner's page. */
import { z } from 'zod';

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
