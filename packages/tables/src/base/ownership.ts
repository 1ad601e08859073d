/** Who may play a table. */
import type { TableStore } from '../store/store.ts';

export interface Ownership {
  /**
   * Makes this process the owner of a table. Returns `store` as its owner may write to it, or `null` if there is no
   * such table. Throws `NotMineError` if it belongs to another node.
   */
  claim(table: string, store: TableStore): Promise<TableStore | null>;
  /** Gives up a table that nobody here uses any more. */
  release(table: string): Promise<void>;
  /** Prepares a table for deletion by making sure nobody owns it. Throws `NotMineError` if another node plays it. */
  vacate(table: string): Promise<void>;
  /** Whether this process may currently send anything about its tables. */
  mayTell(): boolean;
  /** Reports that a table turned out to be another node's. */
  lost(table: string): void;
}

/** For a store with a single process, which owns everything. */
export const soleOwner: Ownership = {
  claim: (_, store) => Promise.resolve(store),
  release: () => Promise.resolve(),
  vacate: () => Promise.resolve(),
  mayTell: () => true,
  lost: () => undefined,
};
