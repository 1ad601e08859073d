/**
 * What nodes tell each other so that they need not ask the database again. A hint is never the truth: one that is lost or
 * false costs a question more.
 */
import { z } from 'zod';

export const Hint = z.discriminatedUnion('about', [
  /** A table has another owner, or none. */
  z.object({ about: z.literal('table'), table: z.string() }),
  /** A node takes no more tables, or is gone. */
  z.object({ about: z.literal('node'), node: z.string() }),
  /** The list of public tables is another. */
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

/** For nodes that have nothing to tell each other by. */
export const noHints: Hints = {
  tell: () => undefined,
  listen: () => undefined,
  close: () => Promise.resolve(),
};
