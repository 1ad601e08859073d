/** The database's migrations, in SQL that SQLite and PostgreSQL share. A released migration never changes. */
import { sql, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { z } from 'zod';
import { dueAt, SavedClocks } from '@kickdoor/tables/store/records.ts';
import type { Database } from './schema.ts';

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
 * A move writes one row and, if a person made it, one index entry. Its table's row stays untouched. Rows have
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

/** Games continue with the cards that they began with. Each move has the version of its format. */
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

/** For the owner of a server: tables by sheet, idle tables, bans. */
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

/** Level counters for tables with real cards. */
const counters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('counters')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('log', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('counters_at').on('counters').column('at').execute();
    await db.schema
      .createTable('counter_entries')
      .addColumn('counter_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('counter_entries_number', ['counter_id', 'number'])
      .addUniqueConstraint('counter_entries_id', ['counter_id', 'entry_id'])
      .execute();
  },
};

/** The server's own keys. */
const keys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

/** An index of when waits end at tables whose time runs while the server is down. */
const due: Migration = {
  async up(db: Kysely<Pick<Database, 'waits'>>) {
    await db.schema.alterTable('waits').addColumn('due', 'bigint').execute();
    for (const { table_id, clocks } of await db
      .selectFrom('waits')
      .select(['table_id', 'clocks'])
      .execute()) {
      const at = dueIn(clocks);
      if (at === null) continue;
      await db.updateTable('waits').set({ due: at }).where('table_id', '=', table_id).execute();
    }
    await db.schema.createIndex('waits_due').on('waits').column('due').execute();
  },
};

/** Packs that hosts bring, and the tables that have them. */
const packs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('packs')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('set_hash', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('packs_set').on('packs').column('set_hash').execute();
    await db.schema.createIndex('packs_holder').on('packs').column('holder').execute();
    await db.schema
      .createTable('table_packs')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('table_packs_key', ['table_id', 'hash'])
      .execute();
    await db.schema.createIndex('table_packs_hash').on('table_packs').column('hash').execute();
  },
};

/** The thoughts of bots, next to their moves. */
const thoughts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('moves').addColumn('thought', 'text').execute();
  },
};

/** When the running one of the stored waits ends. */
function dueIn(clocks: string): number | null {
  try {
    return dueAt(SavedClocks.safeParse(JSON.parse(clocks)).data ?? []);
  } catch {
    return null;
  }
}

/** The sheet of a setup. */
function sheetIn(setup: string): string | null {
  try {
    return z.object({ sheet: z.string() }).safeParse(JSON.parse(setup)).data?.sheet ?? null;
  } catch {
    return null;
  }
}

/** All migrations, in the order of their names. */
export const ALL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-checksums': checksums,
  '0003-upgrades': upgrades,
  '0004-ownership': ownership,
  '0006-codes': codes,
  '0007-counters': counters,
  '0008-keys': keys,
  '0009-due': due,
  '0010-packs': packs,
  '0011-thoughts': thoughts,
};

export const migrations: MigrationProvider = {
  getMigrations: async () => Promise.resolve({ ...ALL_MIGRATIONS }),
};
