/** Compares what was acknowledged with the database. */
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { DATABASE } from '../../src/store/sqlite/folder.ts';

export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly number: number;
}

/** Records acknowledged moves. */
export interface Book {
  add(move: Acknowledged): void;
}

export class Ledger implements Book {
  readonly #file: string;
  #unchecked: Acknowledged[] = [];
  readonly #tables = new Set<string>();
  acknowledged = 0;
  lost = 0;
  doubled = 0;

  constructor(dataDir: string) {
    this.#file = join(dataDir, DATABASE);
  }

  add(move: Acknowledged): void {
    this.acknowledged += 1;
    this.#unchecked.push(move);
    this.#tables.add(move.table);
  }

  /**
   * Checks everything acknowledged since the last check. A move is lost if the database doesn't have it under its
   * number. It is doubled if the database has it twice, or if a number is missing or used twice.
   */
  check(): void {
    const file = new SqliteFile(this.#file, { readonly: true });
    const find = file.prepare<[string, number, string], { number: number }>(
      'select number from moves where table_id = ? and seat = ? and move_id = ?',
    );
    for (const { table, seat, id, number } of this.#unchecked) {
      const found = find.all(table, seat, id);
      if (!found.some((row) => row.number === number)) this.lost += 1;
      if (found.length > 1) this.doubled += 1;
    }
    const count = file.prepare<[string], { rows: number; last: number }>(
      'select count(*) as rows, coalesce(max(number), 0) as last from moves where table_id = ?',
    );
    for (const table of this.#tables) {
      const { rows, last } = count.get(table) ?? { rows: 0, last: 0 };
      this.doubled += Math.abs(rows - last);
    }
    file.close();
    this.#unchecked = [];
  }
}
