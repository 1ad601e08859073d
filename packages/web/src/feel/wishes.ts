/** The player's preferences for sounds and alerts, stored in this browser. */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const Wishes = z.object({
  /** `null` until the player has been asked. */
  sound: z.boolean().nullable(),
  vibration: z.boolean(),
  notices: z.boolean(),
});
export type Wishes = z.infer<typeof Wishes>;

const KEY = 'kickdoor.feel';
const NONE: Wishes = { sound: null, vibration: false, notices: false };
const listeners = new Set<() => void>();
let wishes: Wishes | null = null;

/** The current preferences. */
function wishesNow(): Wishes {
  if (wishes !== null) return wishes;
  try {
    wishes = Wishes.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? NONE;
  } catch {
    wishes = NONE;
  }
  return wishes;
}

/** Changes some of the preferences. */
export function wish(part: Partial<Wishes>): void {
  wishes = { ...wishesNow(), ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // Without storage they last until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The preferences, as they change. */
export function useWishes(): Wishes {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, wishesNow);
}
