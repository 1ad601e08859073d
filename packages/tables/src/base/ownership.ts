/** Who may play a table. */
import type { TableStore } from '../store/store.ts';

export interface Ownership {
  /**
   * Makes this process the owner of a table, and gives `store` as its owner may write to it; `null` if there is no such
   * table. Throws `NotMineError` if it belongs to another node.
   */
  claim(table: string, store: TableStore): Promise<TableStore | null>;
  /** Gives a table back that nobody here uses any more. */
  release(table: string): Promise<void>;
  /** Makes sure that nobody owns a table, which is to leave the store. Throws `NotMineError` if another node plays it. */
  vacate(table: string): Promise<void>;
  /** Whether this process may tell anything of its tables at this moment. */
  mayTell(): boolean;
  /** A table was found to be another node's. */
  lost(table: string): void;
}

/** The only process of its store owns everything. */
export const soleOwner: Ownership = {
  claim: (_, store) => Promise.resolve(store),
  release: () => Promise.resolve(),
  vacate: () => Promise.resolve(),
  mayTell: () => true,
  lost: () => undefined,
};
