/** The ladder's measurements: a row for each pairing, stored in `rows.json`, to which further deals can be added. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Row = z.strictObject({
  strong: z.string(),
  /** The strong bot's rollouts per decision; 0: it doesn't search. */
  rollouts: z.int(),
  weak: z.string(),
  weakRollouts: z.int(),
  /** How many of the four seats the strong bot has. */
  strongs: z.int(),
  sheet: z.string(),
  /** Comma-separated. */
  sets: z.string(),
  seed: z.string(),
  /**
   * The number of deals played, numbered from 1; the sums of the strong bot's shares of the wins in each, and of their
   * squares.
   */
  deals: z.int(),
  sum: z.number(),
  squares: z.number(),
  /** CPU time. */
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

/** Stores a row in place of the one for the same pairing, without losing rows stored by others in the meantime. */
export function keepRow(row: Row): void {
  const others = keptRows().filter((one) => nameOf(one) !== nameOf(row));
  const all = [...others, row].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}

/** A row with one more deal and its CPU time added. */
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

/** The mean share of a row's deals. Deals are independent; the four games of one are not. */
export function shareOfRow({ deals, sum, squares }: Row): Share {
  const mean = sum / deals;
  const spread = Math.max(0, squares - deals * mean ** 2);
  return { mean, error: deals < 2 ? Number.NaN : Math.sqrt(spread / (deals - 1) / deals) };
}

/** A bot with its budget, if it has one. */
export const named = (name: string, rollouts: number): string =>
  rollouts === 0 ? name : `${name} (${rollouts})`;
