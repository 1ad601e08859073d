/** The database's tables, shared by SQLite and PostgreSQL. */
export interface Database {
  tables: {
    id: string;
    version: number;
    created_at: number;
    updated_at: number;
    /** 1 if public and not started. */
    listed: number;
    setup: string;
    /** The setup's base sheet; `null` if the setup was unreadable when this column was added. */
    sheet: string | null;
  };
  moves: {
    table_id: string;
    number: number;
    seat: number;
    move: string;
    move_id: string | null;
    at: number;
    events: string;
    /** The time left of each open wait after the move. */
    clocks: string;
    /** The state version of the move and its events; 0 in rows older than versions. */
    version: number;
    /** Checksum of this row, except `thought`, and of all rows before it; `null` in rows older than checksums. */
    chain: string | null;
    /** The thought of the bot that made the move; `null` if there is none, and in rows older than thoughts. */
    thought: string | null;
  };
  snapshots: {
    table_id: string;
    number: number;
    state: string;
    /** Checksum of `state`; `null` in rows older than checksums. */
    sum: string | null;
  };
  /** Sets of cards that games began with, each stored once under the hash of its card definitions. */
  sets: {
    hash: string;
    content: string;
  };
  /** Packs that hosts brought. */
  packs: {
    /** The SHA-256 of the bundle. */
    hash: string;
    /** The hash of its card definitions. */
    set_hash: string;
    content: string;
    about: string;
    /** Stands for whoever brought it. */
    holder: string;
    /** When it was brought, or a table was last made with it. */
    at: number;
    /** Characters of `content`. */
    size: number;
  };
  /** The packs of each table. */
  table_packs: {
    table_id: string;
    hash: string;
  };
  /** The time left of waits, if saved after the move that opened them. */
  waits: {
    table_id: string;
    /** The newest move at that time. */
    number: number;
    clocks: string;
    /** When the running wait ends, in milliseconds since 1970; `null` if none continues while the server is down. */
    due: number | null;
  };
  /** A single row: how many times moves have been written. */
  journal: {
    id: number;
    commits: number;
  };
  /** Damaged moves, exactly as found. */
  damaged: {
    table_id: string;
    number: number;
    found_at: number;
    row: string;
  };
  /** Codes that open seats in another browser. */
  codes: {
    key: string;
    sealed: string;
    at: number;
    /** `null` for a permanent code. */
    until: number | null;
  };
  /** Level counters, and their entries in order of arrival. */
  counters: {
    id: string;
    /** The name of its list of entries. */
    log: string;
    /** When an entry was last added. */
    at: number;
  };
  counter_entries: {
    counter_id: string;
    number: number;
    entry_id: string;
    entry: string;
  };
  /** The server's own keys. */
  keys: {
    name: string;
    value: string;
  };
  /** Banned addresses and players. */
  bans: {
    /** `address` or `seat`. */
    kind: string;
    key: string;
    note: string;
    since: number;
    /** `null` for forever. */
    until: number | null;
  };
}
