/** How a player wants to be told of things besides seeing them; kept in this browser. */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const Wishes = z.object({
  /** `null` until the player was asked. */
  sound: z.boolean().nullable(),
  vibration: z.boolean(),
  notices: z.boolean(),
});
export type Wishes = z.infer<typeof Wishes>;

const KEY = 'kickdoor.feel';
const NONE: Wishes = { sound: null, vibration: false, notices: false };
const listeners = new Set<() => void>();
let wishes: Wishes | null = null;

/** The player's wishes now. */
function wishesNow(): Wishes {
  if (wishes !== null) return wishes;
  try {
    wishes = Wishes.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? NONE;
  } catch {
    wishes = NONE;
  }
  return wishes;
}

/** Changes some of the wishes. */
export function wish(part: Partial<Wishes>): void {
  wishes = { ...wishesNow(), ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // Storage is unavailable: they hold until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The player's wishes, as they change. */
export function useWishes(): Wishes {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, wishesNow);
}
