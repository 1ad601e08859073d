/** Caches the newest moves of tables for a connection, so that writing the next one takes no query. */
import type { Head } from '../chain.ts';

/** Most tables in the cache, some hundred bytes each. */
const MOST = 5000;

/**
 * The newest moves that a connection has read or written. Code that removes moves through the connection must first
 * call `forget`, within the same transaction. Any write through another connection clears the cache.
 */
export class NewestMoves {
  readonly #most: number;
  readonly #known = new Map<string, Head>();
  #version = -1;

  constructor(most = MOST) {
    this.#most = most;
  }

  /**
   * Must be called first in each transaction that relies on the cache. `version` changes whenever another connection
   * has written (`PRAGMA data_version`).
   */
  asOf(version: number): void {
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
  }

  get(table: string): Head | undefined {
    return this.#known.get(table);
  }

  /** Adds a table. If the cache is full, drops the one unused for longest. */
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
