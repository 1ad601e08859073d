/** What a server's owner needs from the store: lists of tables, idle tables, and bans. */
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

/** The position in a list of tables: after the table whose setup was changed at this time. */
export interface After {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** The number of tables with a sheet. */
export interface SheetCount {
  readonly sheet: string;
  readonly tables: number;
}

/** Somebody who is banned from this server. */
export interface Ban {
  /** An address or a network, or (`seat`) the hash of a seat's secret. */
  readonly kind: 'address' | 'seat';
  readonly key: string;
  /** The owner's note. */
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Milliseconds since 1970; `null` for forever. */
  readonly until: number | null;
}

export interface OwnerStore {
  /** Stores one of the server's own keys under a name, unless there is one already. Resolves to the stored key. */
  keepKey(name: string, value: string): Promise<string>;
  /** Writes something that changes nothing. Throws if writing is impossible. */
  probe(): Promise<void>;
  /** The size of the store in bytes. */
  bytes(): Promise<number>;
  census(): Promise<readonly SheetCount[]>;
  /** Tables whose setup is readable, newest setups first. */
  newest(most: number): Promise<readonly StoredTable[]>;
  /** A table, and when something last happened there. */
  stored(id: string): Promise<StoredTable | null>;
  /** Readable tables where nothing has happened since `before` (milliseconds since 1970), oldest setups first. */
  idle(before: number, after: After | null, most: number): Promise<IdlePage>;
  /** Removes a table and its game. Throws `StaleError` unless it has this version and this many moves. */
  remove(id: string, version: number, moves: number): Promise<void>;
  bans(): Promise<readonly Ban[]>;
  /** Adds a ban, or replaces the one with the same key. */
  ban(ban: Ban): Promise<void>;
  /** Removes a ban. Resolves to whether there was one. */
  unban(kind: Ban['kind'], key: string): Promise<boolean>;
}

/** A page of idle tables. */
export interface IdlePage {
  readonly tables: readonly StoredTable[];
  /** Where the next page starts; `null` after the last one. */
  readonly next: After | null;
}
