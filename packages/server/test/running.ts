import { randomBot } from '@kickdoor/bots';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Pace } from '@kickdoor/tables/context/context.ts';
import { PackReader } from '../src/packs/reader.ts';
import type { ServerOptions } from '../src/options.ts';
import { startServer, type RunningServer } from '../src/server.ts';
import { CreatedTable, JoinedTable, type CreateTable } from '@kickdoor/protocol';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly dataDir: string;
}

/** Bots act at once, and a disconnected player is away at once. */
export const QUICK: Pace = {
  botDelay: 0,
  awayAfter: 0,
  returnTime: 200,
  sleepAfter: 5000,
};

/** Shared by all servers in this process, since its thread starts slowly. `pack-reader.test.ts` has its own. */
const packReader = new PackReader();

/** A server for a single test. */
export async function serverFor(
  options: Partial<
    Pick<
      ServerOptions,
      | 'port'
      | 'dataDir'
      | 'web'
      | 'pace'
      | 'clock'
      | 'openStore'
      | 'packs'
      | 'hostPacks'
      | 'limits'
      | 'proxies'
      | 'names'
      | 'routes'
      | 'metrics'
      | 'keep'
      | 'cluster'
      | 'adminToken'
      | 'push'
      | 'fetch'
      | 'thinking'
    >
  > = {},
): Promise<TestServer> {
  const dataDir = options.dataDir ?? tempFolder();
  const server = await startServer({
    port: options.port ?? 0,
    host: '127.0.0.1',
    dataDir,
    web: options.web ?? null,
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    pace: { ...QUICK, ...options.pace },
    bot: randomBot,
    openStore: options.openStore ?? openSqlite,
    packReader,
    limits: options.limits ?? {},
    proxies: options.proxies ?? [],
    names: options.names ?? [],
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.packs === undefined ? {} : { packs: options.packs }),
    ...(options.hostPacks === undefined ? {} : { hostPacks: options.hostPacks }),
    ...(options.keep === undefined ? {} : { keep: options.keep }),
    ...(options.cluster === undefined ? {} : { cluster: options.cluster }),
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
    ...(options.adminToken === undefined ? {} : { adminToken: options.adminToken }),
    ...(options.push === undefined ? {} : { push: options.push }),
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    ...(options.thinking === undefined ? {} : { thinking: options.thinking }),
    ...(options.routes === undefined ? {} : { routes: options.routes }),
  });
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  return { port: server.port, close, dataDir, url: `http://127.0.0.1:${server.port}` };
}

export async function post(url: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

export async function createTable(url: string, wish: CreateTable): Promise<CreatedTable> {
  const { body } = await post(`${url}/api/tables`, wish);
  return CreatedTable.parse(body);
}

export async function join(url: string, table: string, name: string): Promise<JoinedTable> {
  const { body } = await post(`${url}/api/tables/${table}/join`, { name, sex: 'female' });
  return JoinedTable.parse(body);
}

export interface Seated {
  readonly table: string;
  readonly host: string;
  readonly secrets: readonly string[];
}

const NAMES = ['Anna', 'Ben', 'Chloe', 'Dan', 'Eve', 'Finn'];

/** A table with people at its first seats and bots at the others. */
export async function seatedTable(
  url: string,
  persons: number,
  bots: number,
  wish: Partial<CreateTable> = {},
): Promise<Seated> {
  const seats = persons + bots;
  const botSeats = Array.from({ length: bots }, (_, at) => persons + at);
  const { table, host } = await createTable(url, { seats, bots: botSeats, pace: 'quick', ...wish });
  const secrets: string[] = [];
  for (const name of NAMES.slice(0, persons)) secrets.push((await join(url, table, name)).secret);
  return { table, host, secrets };
}

/** The same, started, with a connection for each person. The first is the host. */
export async function startedTable(
  url: string,
  persons: number,
  bots: number,
  wish: Partial<CreateTable> = {},
): Promise<Seated & { clients: TestClient[] }> {
  const seated = await seatedTable(url, persons, bots, wish);
  const clients: TestClient[] = [];
  for (const [at, secret] of seated.secrets.entries()) {
    const hello = at === 0 ? { secret, host: seated.host } : { secret };
    clients.push(await TestClient.open(url, seated.table, hello));
  }
  await clients[0]?.ask({ type: 'start' });
  await Promise.all(clients.map((client) => client.untilNumber(0)));
  return { ...seated, clients };
}
