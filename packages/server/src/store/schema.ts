/** The database's tables, as SQLite and PostgreSQL share them. */
export interface Database {
  tables: {
    id: string;
    version: number;
    created_at: number;
    updated_at: number;
    /** 1: public and not started. */
    listed: number;
    setup: string;
    /** The base sheet, as the setup has it; `null` where the setup can't be read. */
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
    /** The version of states that the move and its events belong to; 0 in rows from before there was one. */
    version: number;
    /** Checksum of this row but for `thought`, and of all rows before it; `null` in rows written before checksums existed. */
    chain: string | null;
    /** What the bot that made the move thought of; `null` where none did, and in rows of before that was kept. */
    thought: string | null;
  };
  snapshots: {
    table_id: string;
    number: number;
    state: string;
    /** Checksum of `state`; `null` in rows written before checksums existed. */
    sum: string | null;
  };
  /** Sets of cards that games began with, each once, under the hash of what it says of its cards. */
  sets: {
    hash: string;
    content: string;
  };
  /** Packs that hosts have brought. */
  packs: {
    /** The SHA-256 of the bundle. */
    hash: string;
    /** Of what it says of its cards. */
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
  /** Which of them tables have. */
  table_packs: {
    table_id: string;
    hash: string;
  };
  /** The time left of waits, saved later than the move that opened them. */
  waits: {
    table_id: string;
    /** The newest move at that moment. */
    number: number;
    clocks: string;
    /** When the running wait is over, in milliseconds since 1970; `null` if none runs on while nobody looks. */
    due: number | null;
  };
  /** One row: how many times moves have been written. */
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
    /** `null`: it is taken along. */
    until: number | null;
  };
  /** Level counters, and what was done on each in the order in which it came. */
  counters: {
    id: string;
    /** The name of its list of entries. */
    log: string;
    /** When something was last added. */
    at: number;
  };
  counter_entries: {
    counter_id: string;
    number: number;
    entry_id: string;
    entry: string;
  };
  /** Keys of the server itself. */
  keys: {
    name: string;
    value: string;
  };
  /** Who may not play here. */
  bans: {
    /** `address` or `seat`. */
    kind: string;
    key: string;
    note: string;
    since: number;
    /** `null`: forever. */
    until: number | null;
  };
}
