/** Opens a shared database. */
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { UNWATCHED, type CommitWatch } from '@kickdoor/tables/store/group-commit.ts';
import type { Database } from '../schema.ts';
import { DatabaseError, NewerSchemaError, reasonOf } from './errors.ts';
import { SHARED_MIGRATIONS, sharedMigrations, type ClusterDatabase } from './migrations.ts';
import { PostgresStore, type Writer } from './store.ts';

/** The size of a node's connection pool. */
const CONNECTIONS = 10;
/** Milliseconds after which an idle connection is closed. */
const IDLE = 10_000;
const BIGINT = 20;
/**
 * In milliseconds. A node that freezes (paused, cut off) must not keep others from claiming its tables, so idle
 * transactions are ended, and every wait for a lock or an answer is bounded.
 */
const PATIENCE = { connect: 3000, statement: 5000, lock: 4000, idle: 2000, unacknowledged: 5000 };

export interface OpenedPostgres {
  readonly store: PostgresStore;
  readonly pool: pg.Pool;
  readonly db: Kysely<ClusterDatabase>;
}

/**
 * Connects to the database of a URL (`postgres://user:password@host:port/name`) and brings its schema up to date.
 * `broken` is called with the errors of lost connections. Throws {@link DatabaseError}.
 */
export async function openPostgres(
  url: string,
  writer: Writer,
  broken: (error: Error) => void,
  watch: CommitWatch = UNWATCHED,
): Promise<OpenedPostgres> {
  const pool = connectTo(url, CONNECTIONS, broken);
  const db = new Kysely<ClusterDatabase>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseNewer(pool);
    const { error } = await new Migrator({ db, provider: sharedMigrations }).migrateToLatest();
    if (error !== undefined) throw new DatabaseError(withoutPassword(url), reasonOf(error), error);
  } catch (error) {
    await db.destroy();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(withoutPassword(url), reasonOf(error), error);
  }
  const plain = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { store: new PostgresStore({ pool, db: plain, writer, watch }), pool, db };
}

/** Opens a pool of connections with bounded waits. Those idle for `idle` milliseconds are closed; 0 keeps them open. */
export function connectTo(
  url: string,
  connections: number,
  broken: (error: Error) => void,
  idle = IDLE,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: PATIENCE.connect,
    idleTimeoutMillis: idle,
    query_timeout: PATIENCE.statement + 1000,
    statement_timeout: PATIENCE.statement,
    lock_timeout: PATIENCE.lock,
    idle_in_transaction_session_timeout: PATIENCE.idle,
    keepAlive: true,
    options: `-c tcp_user_timeout=${PATIENCE.unacknowledged}`,
    application_name: 'kickdoor',
    types: numbers(),
  });
  // The pool handles errors of idle connections only. Without this, losing one in use would end the process.
  pool.on('connect', (client) => client.on('error', broken));
  pool.on('error', () => undefined);
  return pool;
}

/** Parses big integers as numbers: milliseconds since 1970 are far below 2^53. */
function numbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  return types;
}

/**
 * Checks, without writing anything, that no newer program has migrated the database. Throws {@link NewerSchemaError}.
 */
async function refuseNewer(pool: pg.Pool): Promise<void> {
  const { rows: found } = await pool.query<{ there: boolean }>(
    "select to_regclass('kysely_migration') is not null as there",
  );
  if (found[0]?.there !== true) return;
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name');
  const unknown = rows.find(({ name }) => SHARED_MIGRATIONS[name] === undefined);
  if (unknown !== undefined) throw new NewerSchemaError(`it has ${unknown.name}, which is not known here`);
}

/** The URL with its password masked, for messages. */
export function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return url;
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  return shown.href;
}
