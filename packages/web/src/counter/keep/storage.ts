/** Counters as this browser keeps them: each under a key of its own, written after every entry. */
import { CounterEntry, CounterId } from '@kickdoor/protocol';
import { z } from 'zod';

const PREFIX = 'kickdoor.counter.';
const PHONE = 'kickdoor.phone';

const Kept = z.object({
  entries: z.array(CounterEntry),
  /** It is passed on by the server from then on. */
  shared: z.boolean(),
  /** The server's list of its entries, and how many of that list have come. */
  log: z.string().nullable(),
  since: z.int().min(0),
  /** Entries that the server is not known to have. */
  unsent: z.array(z.string()),
  /** When it was last changed here, in milliseconds since 1970. */
  at: z.number(),
});
export type KeptCounter = z.output<typeof Kept>;

/** The text of a counter as it is kept; `null` if there is none, or storage is unavailable. */
export function keptText(id: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX}${id}`);
  } catch {
    return null;
  }
}

/** A counter that was kept; `null` if the text is none. */
export function readKept(text: string | null): KeptCounter | null {
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return Kept.safeParse(found).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps a counter. False if there is no room, or storage is unavailable. */
export function writeKept(id: string, text: string): boolean {
  try {
    localStorage.setItem(`${PREFIX}${id}`, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a counter on this device. */
export function forgetCounter(id: string): void {
  try {
    localStorage.removeItem(`${PREFIX}${id}`);
  } catch {
    // Storage is unavailable: there is nothing to forget.
  }
}

/** The id of the counter whose key this is; `null` for other keys. */
export function counterOfKey(key: string | null): string | null {
  if (key?.startsWith(PREFIX) !== true) return null;
  return CounterId.safeParse(key.slice(PREFIX.length)).data ?? null;
}

/** The counters of this browser, the newest first. */
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

/** Names the entries of one visit of one page. */
export const newAuthor = (): string => letters(6);

let phone: string | null = null;

/** The name of this device, made up once. */
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
    // Storage is unavailable: the name lasts until the page is closed.
  }
  return made;
}
