/** A private PostgreSQL server in a temporary folder, started and stopped by this process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/** Where Debian and its relatives put the server's programs. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of the server's programs; `null` if PostgreSQL isn't installed. */
export function postgresPrograms(): string | null {
  const asked = process.env['POSTGRES_BIN'] ?? '';
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    asked,
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
  ];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null;
}

export const NO_POSTGRES =
  'PostgreSQL is not installed (Debian: apt-get install postgresql; elsewhere POSTGRES_BIN names its programs).';

/** The user to run as instead of root, which the server refuses: `postgres` or `nobody`. */
function userOf(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim(),
    );
    if (uid !== undefined && uid !== '') return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

export interface PostgresOptions {
  /** The parent of its folder. `/dev/shm` is fast, and equivalent except for the disk. */
  readonly root?: string;
  /** A port of 127.0.0.1 to listen on besides its socket; left out for none. */
  readonly port?: number;
  /** Further settings: `fsync=off`. */
  readonly settings?: readonly string[];
}

export class LocalPostgres {
  readonly folder: string;
  readonly #bin: string;
  readonly #user = userOf();
  readonly #options: PostgresOptions;
  #child: ChildProcess | null = null;

  private constructor(bin: string, options: PostgresOptions) {
    this.#bin = bin;
    this.#options = options;
    this.folder = mkdtempSync(join(options.root ?? tmpdir(), 'kd-pg-'));
    if (this.#user !== null) chownSync(this.folder, this.#user.uid, this.#user.gid);
  }

  /** Creates a new, empty server and starts it. */
  static async make(options: PostgresOptions = {}): Promise<LocalPostgres> {
    const bin = postgresPrograms();
    if (bin === null) throw new Error(NO_POSTGRES);
    const made = new LocalPostgres(bin, options);
    const args = [
      '-D',
      made.#data,
      '-U',
      'kickdoor',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    const done = spawnSync(join(bin, 'initdb'), args, { ...made.#user, encoding: 'utf8', cwd: made.folder });
    if (done.status !== 0) throw new Error(`initdb: ${done.stderr}`);
    await made.start();
    return made;
  }

  get #data(): string {
    return join(this.folder, 'data');
  }

  /** The URL of a database through the server's socket. */
  url(database = 'postgres'): string {
    const port = this.#options.port ?? 5432;
    return `postgres://kickdoor@/${database}?host=${encodeURIComponent(this.folder)}&port=${port}`;
  }

  /** The id of its main process. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const { port, settings = [] } = this.#options;
    const listen =
      port === undefined
        ? ['-c', 'listen_addresses=']
        : ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)];
    const more = settings.flatMap((setting) => ['-c', setting]);
    const child = spawn(
      join(this.#bin, 'postgres'),
      ['-D', this.#data, '-k', this.folder, '-c', 'max_connections=200', ...listen, ...more],
      { ...this.#user, stdio: 'ignore', cwd: this.folder },
    );
    this.#child = child;
    const gone = once(child, 'exit');
    for (;;) {
      if (child.exitCode !== null) throw new Error('PostgreSQL did not start');
      if (await this.#answers()) return;
      await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 20))]);
    }
  }

  /** Creates a database and returns its URL. */
  async database(name: string): Promise<string> {
    await this.ask(`create database ${name}`);
    return this.url(name);
  }

  /** Runs a statement. */
  async ask<R extends pg.QueryResultRow = pg.QueryResultRow>(text: string, database?: string): Promise<R[]> {
    const client = new pg.Client(this.#connection(database));
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops it. `SIGINT` closes all connections; `SIGQUIT` leaves recovery to the next start. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Stops it and deletes its folder. */
  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #connection(database = 'postgres'): pg.ClientConfig {
    return { host: this.folder, user: 'kickdoor', database, port: this.#options.port ?? 5432 };
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client(this.#connection());
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
