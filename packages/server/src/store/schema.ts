/** The tables of the database and how they came to be. Only SQL that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

export interface Database {
  tables: {
    id: string;
    version: number;
    created_at: number;
    updated_at: number;
    /** 1: public and not started. */
    listed: number;
    setup: string;
    /** The number of the newest move. */
    number: number;
    clocks: string;
  };
  moves: {
    table_id: string;
    number: number;
    seat: number;
    move: string;
    move_id: string | null;
    at: number;
    events: string;
  };
  snapshots: {
    table_id: string;
    number: number;
    state: string;
  };
}

const first: Migration = {
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

export const migrations: MigrationProvider = {
  getMigrations: async () => Promise.resolve({ '0001-tables': first }),
};
