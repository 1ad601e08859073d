/** Servers for browsers: in this process, or in a separate one that can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@kickdoor/server';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../../packages/server/src/store/sqlite/open.ts';

const root = join(import.meta.dirname, '..', '..');
const web = join(root, 'packages', 'web', 'dist');

/** A folder for one test. */
function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-e2e-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export interface Serving {
  /** The port; left out: a free one. */
  readonly port?: number;
  /** `null`: each seed is drawn together with the players. */
  readonly seed: string | null;
  /** Milliseconds that a bot takes. */
  readonly botDelay?: number;
  /** The server's clock, for tests that control time. */
  readonly clock?: Parameters<typeof startServer>[0]['clock'];
  /** Additional routes for development. */
  readonly routes?: Parameters<typeof startServer>[0]['routes'];
  /** The card sets; left out: the built-in ones. */
  readonly packs?: Parameters<typeof startServer>[0]['packs'];
  /** Enables the owner's page. */
  readonly adminToken?: string | null;
}

export interface Served {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a fresh game server, with the same seed for all its games if one is given. */
export async function newServer({
  port = 0,
  seed,
  botDelay = 10,
  clock,
  routes,
  packs,
  adminToken = null,
}: Serving): Promise<Served> {
  const server = await startServer({
    port,
    host: '127.0.0.1',
    dataDir: tempFolder(),
    web,
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    pace: { botDelay },
    adminToken,
    // A store in its own thread takes longer to start than the server; `ServerProcess` uses one.
    openStore: openSqlite,
    ...(seed === null ? {} : { seed: () => seed }),
    ...(clock === undefined ? {} : { clock }),
    ...(routes === undefined ? {} : { routes }),
    ...(packs === undefined ? {} : { packs }),
  });
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= server.close());
  onTestFinished(close);
  return { url: `http://127.0.0.1:${server.port}`, port: server.port, close };
}

/** Starts a game server that runs until the test ends. Returns its address. */
export async function serve(serving: Serving): Promise<string> {
  return (await newServer(serving)).url;
}

/** A server started the usual way, which can be killed and restarted with the same data. */
export class ServerProcess {
  readonly #dataDir: string;
  #port = 0;
  #child: ChildProcess | null = null;

  constructor(dataDir: string = tempFolder()) {
    this.#dataDir = dataDir;
    onTestFinished(() => this.kill());
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it; after the first time on the same port. */
  async start(): Promise<void> {
    const main = join(root, 'packages', 'cli', 'src', 'main.ts');
    const child = spawn(process.execPath, [main, 'serve'], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        WEB_DIR: web,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      const port = /http:\/\/[^\s:]+:(?<port>\d+)/u.exec(said)?.groups?.['port'];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error(`the server did not start: ${said}`);
  }

  /** Kills it without warning (`kill -9`). */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
