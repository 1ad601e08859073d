/**
 * This browser's memory of the deals it took part in: its own parts and the commitments it saw, so that it doesn't have
 * to trust what it is told later.
 */
import { z } from 'zod';

const Digits = z.string().regex(/^[0-9a-f]{64}$/u);

const Kept = z.object({
  /** The server's commitment, as shown before any part was sent. */
  deal: Digits,
  /** How often the deal had restarted by then. */
  again: z.number(),
  /** The time, in milliseconds since 1970. */
  at: z.number(),
  /** The parts of this browser's seats, by seat. */
  parts: z.record(z.string(), Digits),
  /** All commitments to parts, as shown before this browser revealed its own. */
  seen: z.array(z.object({ seat: z.number(), commitment: Digits })).nullable(),
});
export type Kept = z.infer<typeof Kept>;

const KEY = 'kickdoor.fair';
/** How many tables are remembered, newest first. */
const MOST = 40;

/** Without storage, the figures last as long as the page. */
let forgetful: Record<string, Kept> = {};

function all(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...z.record(z.string(), Kept).safeParse(found).data, ...forgetful };
  } catch {
    return forgetful;
  }
}

/** What this browser remembers of a table's deal; `null` if it took no part in it. */
export function keptOf(table: string): Kept | null {
  return all()[table] ?? null;
}

/** Stores it. */
export function keep(table: string, kept: Kept): void {
  const others = Object.entries(all()).filter(([other]) => other !== table);
  const newest = [...others, [table, kept] as const].toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
    forgetful = {};
  } catch {
    forgetful = Object.fromEntries(newest);
  }
}
