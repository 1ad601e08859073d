/** What the store keeps of level counters: their entries, in the order the server got them. */

/** The entries of a counter from some number on. */
export interface KeptEntries {
  /** The name of the list. It changes if the list was deleted and started again. */
  readonly log: string;
  /** Entries as JSON, with their ids. */
  readonly entries: readonly KeptEntry[];
}

export interface KeptEntry {
  readonly id: string;
  readonly json: string;
}

/** Entries to append to a counter's list, which has `from` of them. */
export interface MoreEntries {
  readonly counter: string;
  readonly log: string;
  readonly from: number;
  readonly entries: readonly KeptEntry[];
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface CounterStore {
  /** A counter's entries from number `from` on; `null` if there is no such counter. */
  counterEntries(counter: string, from: number): Promise<KeptEntries | null>;
  /**
   * Appends all entries or none, creating the counter if it is new. Throws `StaleError` if the list has another name or
   * length, or already has one of them.
   */
  addCounterEntries(more: MoreEntries): Promise<void>;
  /** Removes up to `most` counters that have got no entries since `before`. Returns how many it removed. */
  sweepCounters(before: number, most: number): Promise<number>;
}
