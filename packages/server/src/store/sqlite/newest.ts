/** What a connection knows of the newest moves of tables, so that writing the next one takes no look at the database. */
import type { Head } from '../chain.ts';

/** Tables that are remembered at once, some hundred bytes each. */
const MOST = 5000;

/**
 * The newest moves that a connection has read or written. Whoever removes moves through the connection forgets their
 * table first, within the transaction that removes them. Anything written through another connection ends it all.
 */
export class NewestMoves {
  readonly #most: number;
  readonly #known = new Map<string, Head>();
  #version = -1;

  constructor(most = MOST) {
    this.#most = most;
  }

  /**
   * Called first in each transaction that relies on this. `version` changes whenever another connection has written
   * (`PRAGMA data_version`).
   */
  asOf(version: number): void {
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
  }

  get(table: string): Head | undefined {
    return this.#known.get(table);
  }

  /** Remembers a table, in place of that which has been left alone for longest. */
  set(table: string, newest: Head): void {
    this.#known.delete(table);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= this.#most) this.#known.delete(oldest);
    this.#known.set(table, newest);
  }

  forget(table: string): void {
    this.#known.delete(table);
  }
}
