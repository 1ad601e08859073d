/** Checksums that detect losses in the store. */
import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';

type MoveRow = Selectable<Database['moves']>;

/** Characters of a checksum: 96 bits, enough against damage though not against forgery. */
const LENGTH = 24;

/** The newest move of a table, which the next one is chained to. */
export interface Head {
  readonly number: number;
  /** `null` before the first move, and in rows older than checksums. */
  readonly chain: string | null;
}

/** The checksum of a move's row, chained to that of the row before it. Rows older than versions have version 0. */
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
 * Counts the intact rows of a game after move `after` with checksum `before`: those numbered without gaps and with
 * matching checksums. Rows older than checksums are accepted as they are.
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
