/** What the store keeps of level counters: their entries, in the order in which the server got them. */

/** The entries of a counter from some number on. */
export interface KeptEntries {
  /** The name of the list: another one after it was forgotten and begun again. */
  readonly log: string;
  /** Entries as JSON, with their ids. */
  readonly entries: readonly KeptEntry[];
}

export interface KeptEntry {
  readonly id: string;
  readonly json: string;
}

/** Entries to add at the end of a counter's list, which has `from` of them. */
export interface MoreEntries {
  readonly counter: string;
  readonly log: string;
  readonly from: number;
  readonly entries: readonly KeptEntry[];
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface CounterStore {
  /** A counter's entries from the number `from` on; `null` if there is no such counter. */
  counterEntries(counter: string, from: number): Promise<KeptEntries | null>;
  /**
   * Adds entries, all or none, and the counter if it is new. Throws `StaleError` if the list has another name or length, or
   * has one of them.
   */
  addCounterEntries(more: MoreEntries): Promise<void>;
  /** Removes counters to which nothing was added since `before`, at most so many. Returns how many there were. */
  sweepCounters(before: number, most: number): Promise<number>;
}
