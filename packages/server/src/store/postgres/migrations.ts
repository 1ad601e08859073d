/** The migrations of a shared store: those of every store, and ownership of tables by nodes. */
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { ALL_MIGRATIONS } from '../migrations.ts';
import type { Database } from '../schema.ts';

/** Tables that only nodes need. */
export interface ClusterDatabase extends Omit<Database, 'tables'> {
  tables: Database['tables'] & {
    /** The node that owns the table; `null` if none does. */
    owner: string | null;
    /** The number of claims of the table, which is its owner's fencing token. */
    epoch: number;
  };
  nodes: {
    id: string;
    /** Where the other nodes reach it: `http://10.0.0.2:3000`. */
    address: string;
    /** When its lease ends, by the database's clock. */
    expires: Date;
    /** Whether it is giving up its tables and takes no more. */
    draining: boolean;
    /** The ids of the nodes that it has not reached for a while. */
    unreached: string[];
  };
  /** A single row. */
  cluster: {
    id: number;
    /** The secret by which nodes recognize each other, in hexadecimal. */
    secret: string;
  };
  /** Token buckets of addresses, for limits shared by all nodes. */
  allowances: {
    key: string;
    left: number;
    at: Date;
  };
}

const nodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('owner', 'text')
      .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('tables_owned')
      .on('tables')
      .column('owner')
      .where(sql.ref('owner'), 'is not', null)
      .execute();
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('expires', 'timestamptz', (column) => column.notNull())
      .addColumn('draining', 'boolean', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('cluster')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into cluster (id, secret) values (1, ${randomBytes(32).toString('hex')})`.execute(db);
    await db.schema
      .createTable('allowances')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('left', 'float8', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};

const unreached: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('nodes')
      .addColumn('unreached', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute();
  },
};

/** All migrations of a shared store, in the order of their names. */
export const SHARED_MIGRATIONS: Readonly<Record<string, Migration>> = {
  ...ALL_MIGRATIONS,
  '0005-nodes': nodes,
  '0012-unreached': unreached,
};

export const sharedMigrations: MigrationProvider = {
  getMigrations: async () => Promise.resolve({ ...SHARED_MIGRATIONS }),
};
