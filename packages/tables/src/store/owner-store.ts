/** What the owner of a server asks of its store: which tables there are, what became old, and who is banned. */
import type { TableRecord } from './records.ts';

/** A table, and when something last happened there. */
export interface StoredTable extends TableRecord {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Of the last move, or of the last change of its setup. Milliseconds since 1970. */
  readonly touchedAt: number;
  /** The number of the last move. */
  readonly moves: number;
}

/** Where a list of tables goes on: after the table whose setup was changed at this moment. */
export interface After {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** How many tables there are by a sheet. */
export interface SheetCount {
  readonly sheet: string;
  readonly tables: number;
}

/** Somebody who may not play here. */
export interface Ban {
  /** An address or a network, or (`seat`) the hash of a seat's secret. */
  readonly kind: 'address' | 'seat';
  readonly key: string;
  /** What the owner noted. */
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Milliseconds since 1970; `null`: forever. */
  readonly until: number | null;
}

export interface OwnerStore {
  /** Keeps one of the server's own keys under a name, unless there is one already; resolves to what is kept. */
  keepKey(name: string, value: string): Promise<string>;
  /** Writes something that changes nothing. Throws if nothing can be written. */
  probe(): Promise<void>;
  /** How many bytes the store takes. */
  bytes(): Promise<number>;
  census(): Promise<readonly SheetCount[]>;
  /** Tables whose setup can be read, those with the newest setups first. */
  newest(most: number): Promise<readonly StoredTable[]>;
  /** A table, and when something last happened there. */
  stored(id: string): Promise<StoredTable | null>;
  /** Readable tables at which nothing has happened since `before` (milliseconds since 1970), the oldest setups first. */
  idle(before: number, after: After | null, most: number): Promise<IdlePage>;
  /**
   * Removes a table and its game. Throws `StaleError` if either has changed since it was at this version with this many
   * moves.
   */
  remove(id: string, version: number, moves: number): Promise<void>;
  bans(): Promise<readonly Ban[]>;
  /** Adds a ban, or replaces the one with the same key. */
  ban(ban: Ban): Promise<void>;
  /** Whether there was such a ban. */
  unban(kind: Ban['kind'], key: string): Promise<boolean>;
}

/** Some idle tables. */
export interface IdlePage {
  readonly tables: readonly StoredTable[];
  /** Where the next page starts; `null` after the last one. */
  readonly next: After | null;
}
