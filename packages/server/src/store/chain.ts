/** Checksums that detect what the store has lost. */
import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';

type MoveRow = Selectable<Database['moves']>;

/** Characters of a checksum: 96 bits, against damage, not against deliberate forgery. */
const LENGTH = 24;

/** The newest move of a table, which the next one is chained to. */
export interface Head {
  readonly number: number;
  /** `null`: from before there were checksums, or before the first move. */
  readonly chain: string | null;
}

/** The checksum of a move's row, on top of that of the row before it. Rows from before there were versions are of 0. */
export function chainOf(before: string | null, row: Omit<MoveRow, 'chain'>): string {
  const { number, seat, move, move_id, at, events, clocks, version } = row;
  const said = [before, number, seat, move, move_id, at, events, clocks];
  return checksum(JSON.stringify(version === 0 ? said : [...said, version]));
}

/** The checksum of a text. */
export function checksum(text: string): string {
  return hash('sha256', text, 'hex').slice(0, LENGTH);
}

/**
 * How many of a game's rows are intact, given that they should follow move `after` with checksum `before`: numbered
 * without a gap, and with matching checksums. Rows written before checksums existed are accepted as they are.
 */
export function believable(after: number, before: string | null, rows: readonly MoveRow[]): number {
  let chain = before;
  for (const [at, row] of rows.entries()) {
    if (row.number !== after + 1 + at) return at;
    if (row.chain === null ? chain !== null : row.chain !== chainOf(chain, row)) return at;
    chain = row.chain;
  }
  return rows.length;
}
