/** The code for taking this browser's tables along. */
import { z } from 'zod';

const KEY = 'kickdoor.code';
const OwnCode = z.object({
  code: z.string(),
  /** The tables it opened at the last sync. */
  of: z.array(z.string()),
  /** The time of that sync, in milliseconds since 1970. */
  at: z.number(),
});
export type OwnCode = z.infer<typeof OwnCode>;

/** Returns the code; `null` if there is none. */
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
    // Without storage there are no tables to take along, either.
  }
}
