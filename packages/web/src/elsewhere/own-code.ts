/** The code with which this browser's tables are taken along. */
import { z } from 'zod';

const KEY = 'kickdoor.code';
const OwnCode = z.object({
  code: z.string(),
  /** The tables that it opened when it was last looked at. */
  of: z.array(z.string()),
  /** When that was, in milliseconds since 1970. */
  at: z.number(),
});
export type OwnCode = z.infer<typeof OwnCode>;

/** `null` if there is none. */
export function ownCode(): OwnCode | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return OwnCode.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}

export function keepOwnCode(code: OwnCode): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(code));
  } catch {
    // Without storage there is nothing to take along either.
  }
}
