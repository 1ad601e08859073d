/** Counters in this browser's storage: each under its own key, written after every entry. */
import { CounterEntry, CounterId } from '@kickdoor/protocol';
import { z } from 'zod';

const PREFIX = 'kickdoor.counter.';
const PHONE = 'kickdoor.phone';

const Kept = z.object({
  entries: z.array(CounterEntry),
  /** Whether the server has it, too. */
  shared: z.boolean(),
  /** The name of the server's list of entries, and how many of them have arrived. */
  log: z.string().nullable(),
  since: z.int().min(0),
  /** Entries not yet confirmed by the server. */
  unsent: z.array(z.string()),
  /** When it last changed on this device, in milliseconds since 1970. */
  at: z.number(),
});
export type KeptCounter = z.output<typeof Kept>;

/** The stored text of a counter; `null` if there is none, or storage is unavailable. */
export function keptText(id: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX}${id}`);
  } catch {
    return null;
  }
}

/** Parses a stored counter; `null` if the text is invalid. */
export function readKept(text: string | null): KeptCounter | null {
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return Kept.safeParse(found).data ?? null;
  } catch {
    return null;
  }
}

/** Stores a counter. Returns false if there is no space, or storage is unavailable. */
export function writeKept(id: string, text: string): boolean {
  try {
    localStorage.setItem(`${PREFIX}${id}`, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a counter from this device. */
export function forgetCounter(id: string): void {
  try {
    localStorage.removeItem(`${PREFIX}${id}`);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}

/** The id of the counter stored under this key; `null` for other keys. */
export function counterOfKey(key: string | null): string | null {
  if (key?.startsWith(PREFIX) !== true) return null;
  return CounterId.safeParse(key.slice(PREFIX.length)).data ?? null;
}

/** The counters in this browser, newest first. */
export function keptCounters(): readonly { readonly id: string; readonly kept: KeptCounter }[] {
  let keys: readonly string[] = [];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Storage is unavailable.
  }
  return keys
    .flatMap((key) => {
      const id = counterOfKey(key);
      const kept = id === null ? null : readKept(keptText(id));
      return id === null || kept === null ? [] : [{ id, kept }];
    })
    .toSorted((a, b) => b.kept.at - a.kept.at);
}

/** Random letters, four for three bytes. */
function letters(bytes: number): string {
  const text = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(bytes))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The id of a new counter: 128 random bits. */
export const newCounterId = (): string => letters(16);

/** An id for the entries of one visit to the page. */
export const newAuthor = (): string => letters(6);

let phone: string | null = null;

/** This device's id, generated once. */
export function phoneId(): string {
  phone ??= keptPhone();
  return phone;
}

function keptPhone(): string {
  const made = letters(6);
  try {
    const kept = localStorage.getItem(PHONE);
    if (kept !== null && /^[A-Za-z0-9_-]{8}$/u.test(kept)) return kept;
    localStorage.setItem(PHONE, made);
  } catch {
    // Storage is unavailable: the id lasts until the page is closed.
  }
  return made;
}
