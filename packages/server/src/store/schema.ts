/** The database's tables and their migrations. Only SQL that SQLite and PostgreSQL share. */
import { sql, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { z } from 'zod';

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
    /** Checksum of this row and of all rows before it; `null` in rows written before checksums existed. */
    chain: string | null;
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
  /** The time left of waits, saved later than the move that opened them. */
  waits: {
    table_id: string;
    /** The newest move at that moment. */
    number: number;
    clocks: string;
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

const tables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('clocks', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tables_listed').on('tables').columns(['listed', 'created_at']).execute();
    await db.schema
      .createTable('moves')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('move', 'text', (column) => column.notNull())
      .addColumn('move_id', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('moves_number', ['table_id', 'number'])
      .addUniqueConstraint('moves_id', ['table_id', 'seat', 'move_id'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_number', ['table_id', 'number'])
      .execute();
  },
};

/**
 * A move writes one row and, if a person made it, one index entry; its table's row stays untouched. Rows carry
 * checksums, so that the store can detect losses.
 */
const checksums: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('steps')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('move', 'text', (column) => column.notNull())
      .addColumn('move_id', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('clocks', 'text', (column) => column.notNull())
      .addColumn('chain', 'text')
      .addPrimaryKeyConstraint('steps_number', ['table_id', 'number'])
      .execute();
    await sql`insert into steps (table_id, number, seat, move, move_id, at, events, clocks)
      select table_id, number, seat, move, move_id, at, events, '[]' from moves`.execute(db);
    await db.schema.dropTable('moves').execute();
    await db.schema.alterTable('steps').renameTo('moves').execute();
    await db.schema
      .createIndex('moves_of_persons')
      .unique()
      .on('moves')
      .columns(['table_id', 'seat', 'move_id'])
      .where(sql.ref('move_id'), 'is not', null)
      .execute();
    await db.schema.alterTable('snapshots').addColumn('sum', 'text').execute();
    await db.schema
      .createTable('waits')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('clocks', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into waits (table_id, number, clocks) select id, number, clocks from tables`.execute(db);
    await db.schema.alterTable('tables').dropColumn('number').execute();
    await db.schema.alterTable('tables').dropColumn('clocks').execute();
    await db.schema
      .createTable('journal')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('commits', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into journal (id, commits) values (1, 0)`.execute(db);
    await db.schema
      .createTable('damaged')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('found_at', 'bigint', (column) => column.notNull())
      .addColumn('row', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Games go on with the cards that they began with; each move says the version of what it holds. */
const upgrades: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('moves')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** What the owner of a server asks for: tables by sheet, tables that nobody has touched for long, bans. */
const ownership: Migration = {
  async up(db: Kysely<Pick<Database, 'tables'>>) {
    await db.schema.alterTable('tables').addColumn('sheet', 'text').execute();
    for (const { id, setup } of await db.selectFrom('tables').select(['id', 'setup']).execute()) {
      await db
        .updateTable('tables')
        .set({ sheet: sheetIn(setup) })
        .where('id', '=', id)
        .execute();
    }
    await db.schema.createIndex('tables_sheet').on('tables').column('sheet').execute();
    await db.schema.createIndex('tables_updated').on('tables').columns(['updated_at', 'id']).execute();
    await db.schema
      .createTable('bans')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addPrimaryKeyConstraint('bans_key', ['kind', 'key'])
      .execute();
  },
};

/** Codes that open seats in another browser. */
const codes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('codes')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .execute();
  },
};

/** The sheet that a setup names. */
function sheetIn(setup: string): string | null {
  try {
    return z.object({ sheet: z.string() }).safeParse(JSON.parse(setup)).data?.sheet ?? null;
  } catch {
    return null;
  }
}

/** All migrations, by names in their order. */
export const ALL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-checksums': checksums,
  '0003-upgrades': upgrades,
  '0004-ownership': ownership,
  '0006-codes': codes,
};

export const migrations: MigrationProvider = {
  getMigrations: async () => Promise.resolve({ ...ALL_MIGRATIONS }),
};
