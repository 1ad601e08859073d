/**
 * Notifications between nodes that save queries to the database. Hints are never authoritative: a lost or false one
 * only costs an extra query.
 */
import { z } from 'zod';

export const Hint = z.discriminatedUnion('about', [
  /** A table has a new owner, or none. */
  z.object({ about: z.literal('table'), table: z.string() }),
  /** A node no longer takes tables, or is gone. */
  z.object({ about: z.literal('node'), node: z.string() }),
  /** The list of public tables has changed. */
  z.object({ about: z.literal('lobby') }),
  /** Somebody was banned, or a ban was lifted. */
  z.object({ about: z.literal('bans') }),
]);
export type Hint = z.infer<typeof Hint>;

export interface Hints {
  tell(hint: Hint): void;
  /** Calls back on the hints of other nodes. */
  listen(heard: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** For nodes without a channel for hints. */
export const noHints: Hints = {
  tell: () => undefined,
  listen: () => undefined,
  close: () => Promise.resolve(),
};
