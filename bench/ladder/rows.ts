/** What the ladder has measured: a row for each pairing, kept in `rows.json`, which further deals are added to. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Row = z.strictObject({
  strong: z.string(),
  /** What the strong bot has for a decision; 0: it doesn't search. */
  rollouts: z.int(),
  weak: z.string(),
  weakRollouts: z.int(),
  /** Seats of the strong bot, of four. */
  strongs: z.int(),
  sheet: z.string(),
  /** With commas. */
  sets: z.string(),
  seed: z.string(),
  /** Deals played, numbered from 1; the strong bot's shares of the wins in each, added up, and their squares. */
  deals: z.int(),
  sum: z.number(),
  squares: z.number(),
  /** Of CPU time. */
  seconds: z.number(),
});
export type Row = Readonly<z.infer<typeof Row>>;

/** A row before its first deal. */
export const NONE = { deals: 0, sum: 0, squares: 0, seconds: 0 } as const;

const FILE = join(import.meta.dirname, 'rows.json');

export function keptRows(): readonly Row[] {
  return z.array(Row).parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

const nameOf = ({ strong, rollouts, weak, weakRollouts, strongs, sheet, sets, seed }: Row): string =>
  [strong, rollouts, weak, weakRollouts, strongs, sheet, sets, seed].join(' ');

/** The row of the same pairing; `null` if there is none. */
export function rowLike(rows: readonly Row[], like: Row): Row | null {
  return rows.find((row) => nameOf(row) === nameOf(like)) ?? null;
}

/** Keeps a row in place of the one of the same pairing. What others have kept meanwhile stays. */
export function keepRow(row: Row): void {
  const others = keptRows().filter((one) => nameOf(one) !== nameOf(row));
  const all = [...others, row].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}

/** A row with one more deal, and the CPU time that it took. */
export function withDeal(row: Row, share: number, seconds: number): Row {
  return {
    ...row,
    deals: row.deals + 1,
    sum: row.sum + share,
    squares: row.squares + share ** 2,
    seconds: Math.round((row.seconds + seconds) * 10) / 10,
  };
}

/** A mean with its standard error. */
export interface Share {
  readonly mean: number;
  readonly error: number;
}

/** What the deals of a row come to. Deals are independent; the four games of one are not. */
export function shareOfRow({ deals, sum, squares }: Row): Share {
  const mean = sum / deals;
  const spread = Math.max(0, squares - deals * mean ** 2);
  return { mean, error: deals < 2 ? Number.NaN : Math.sqrt(spread / (deals - 1) / deals) };
}

/** A bot with its budget, where it has one. */
export const named = (name: string, rollouts: number): string =>
  rollouts === 0 ? name : `${name} (${rollouts})`;
