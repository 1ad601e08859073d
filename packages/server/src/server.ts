/** The whole server: store, tables, HTTP. */
import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { sensibleBot, type Bot } from '@kickdoor/bots';
import type { Pack } from '@kickdoor/packs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { systemClock, type ServerClock } from './clock.ts';
import { Codes } from './codes.ts';
import { Content } from './content.ts';
import { Guard } from './guard/guard.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import { buildApp } from './http/app.ts';
import { serveMetrics, type MetricsAddress } from './http/operation.ts';
import { addressOf, Membership } from './cluster/membership.ts';
import { openCluster, type ClusterAddress, type OpenedCluster } from './cluster/open.ts';
import { soleOwner } from './cluster/ownership.ts';
import { InProcessMessenger } from './messenger/in-process.ts';
import { Archive } from './operation/archive.ts';
import { openControl } from './operation/control.ts';
import { Meters } from './operation/meter.ts';
import { Owner } from './operation/owner.ts';
import { Retention, type Keep } from './operation/retention.ts';
import { Operation } from './operation/operation.ts';
import { DEFAULT_PACE, type Context, type Pace } from './room/context.ts';
import { Heartbeat } from './room/heartbeat.ts';
import { Tables } from './room/tables.ts';
import { newSeed } from './secrets.ts';
import type { CommitWatch } from './store/group-commit.ts';
import type { Loss } from './store/sqlite/integrity.ts';
import { lockFolder } from './store/sqlite/lock.ts';
import { ThreadedSqlite } from './store/sqlite/threaded.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** With a shared store, what belongs to this node alone lies here. */
  readonly dataDir: string;
  /** The store that this server shares with others; left out: it has its own, in SQLite. */
  readonly cluster?: ClusterAddress | null;
  /** The folder of the built page; `null` serves the API only. */
  readonly web: string | null;
  readonly log: Logger;
  /** Defaults to trusting none; see `proxies` in `buildApp`. */
  readonly proxies?: readonly string[];
  /** Defaults to all; see `names` in `buildApp`. */
  readonly names?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** How long old tables stay. Defaults to forever. */
  readonly keep?: Keep;
  /** The folder for the records of games that have left the store. Defaults to `records` in the data folder. */
  readonly records?: string | null;
  /** Where Prometheus reads; left out: nowhere. */
  readonly metrics?: MetricsAddress | null;
  /** Opens the owner's page and its API on the public port; left out: there is none. */
  readonly adminToken?: string | null;
  readonly pace?: Partial<Pace>;
  /** Defaults to the machine's clock. Tests pass one they move by hand. */
  readonly clock?: ServerClock;
  /** Opens the store of a folder. Defaults to a store in a thread of its own. */
  readonly openStore?: (
    folder: string,
    watch: CommitWatch,
  ) => Promise<{ readonly store: Store; readonly loss: Loss | null }>;
  /** Gives a card set as it is now; left out: those that come with the program. */
  readonly loadSet?: (id: string) => Pack;
  /** The program's version, for the records of games. */
  readonly version?: string;
  readonly bot?: Bot;
  /** Adds routes to the API: those of development (`@kickdoor/server/debug`). */
  readonly routes?: AddRoutes;
  /** Returns the seed of each game that starts. Defaults to a random one; tests fix it. */
  readonly seed?: () => string;
}

/** Milliseconds between two looks for bans that another server on the same store has set. */
const BANS_EVERY = 30_000;
const KEEP_ALL: Keep = { finished: null, abandoned: null };

/** What routes may work with besides requests. */
export type AddRoutes = (
  app: FastifyInstance,
  server: { readonly context: Context; readonly tables: Tables },
) => void;

export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Finishes what is under way and leaves the tables in the store. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, dataDir } = options;
  const meters = new Meters();
  const clock = options.clock ?? systemClock;
  const unlock = lockFolder(dataDir);
  const { store, cluster } = await openStorage(options, meters, clock).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const membership = cluster === null ? null : new Membership(cluster);
  const heartbeat = new Heartbeat(store, clock, log);
  const version = options.version ?? 'unknown';
  const context: Context = {
    store,
    ownership: cluster?.node ?? soleOwner,
    messenger: membership?.messenger ?? new InProcessMessenger(),
    content: new Content(store, options.loadSet),
    version,
    bot: options.bot ?? sensibleBot,
    random: Math.random,
    seed: options.seed ?? newSeed,
    log,
    meter: meters,
    clock,
    heartbeat,
    pace: { ...DEFAULT_PACE, ...options.pace },
    defects: join(dataDir, 'defects'),
    writer: randomUUID(),
  };
  const tables = new Tables(context);
  const guard = new Guard(clock, { ...LIMITS, ...options.limits }, cluster?.rates ?? null);
  const { web, proxies = [], names = [], adminToken: token = null } = options;
  const hasLease = () => cluster?.node.isValid ?? true;
  const operation = new Operation({ store, tables, guard, clock, meters, version, hasLease });
  const { readiness, metrics } = operation;
  const archive = new Archive(options.records ?? join(dataDir, 'records'));
  const retention = new Retention({ context, tables, archive, keep: options.keep ?? KEEP_ALL });
  const { bans } = guard;
  const owner = new Owner({
    context,
    tables,
    bans,
    operation,
    node: cluster === null ? null : (options.cluster?.advertised ?? cluster.node.id),
    sockets: () => guard.connected,
    drain: async (on) => membership?.drain(on),
    bansChanged: () => membership?.bansChanged(),
  });
  await owner.loadBans();
  const refreshing = clock.every(BANS_EVERY, () => void owner.loadBans().catch(() => undefined));
  const shared = membership?.join({ tables, clock, log, loadBans: () => owner.loadBans() }) ?? null;
  const app = await buildApp({
    tables,
    lists: shared?.lists ?? tables,
    cluster: shared?.app ?? null,
    content: context.content,
    codes: new Codes(store, clock),
    log,
    clock,
    guard,
    meter: meters,
    readiness,
    archive,
    web,
    proxies,
    names,
    admin: token === null ? null : { token, owner, retention },
  });
  let scraped: HttpServer | null = null;
  const control = await openControl(dataDir, { owner, retention }, log);
  options.routes?.(app, { context, tables });
  const close = async () => {
    readiness.draining = true;
    await control?.close();
    refreshing.stop();
    await membership?.stop();
    await app.close();
    await retention.stop();
    scraped?.close();
    operation.close();
    await tables.close();
    heartbeat.stop();
    await (cluster ?? store).close();
    unlock();
  };
  const port = await listen(app, options)
    .then(async (opened) => {
      const at = options.metrics ?? null;
      if (at !== null) scraped = await serveMetrics(metrics, at);
      await cluster?.node.enter(options.cluster?.advertised ?? addressOf(options.host, opened));
      return opened;
    })
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  log.info({ port }, 'the server is open');
  return { port, close };
}

/** Opens the store: one that is shared, or the folder's own. */
async function openStorage(
  options: ServerOptions,
  watch: CommitWatch,
  clock: ServerClock,
): Promise<{ readonly store: Store; readonly cluster: OpenedCluster | null }> {
  const { dataDir, log } = options;
  if (options.cluster !== undefined && options.cluster !== null) {
    const cluster = await openCluster(options.cluster, { clock, log, watch });
    return { store: cluster.store, cluster };
  }
  const openStore = options.openStore ?? ((...given) => ThreadedSqlite.openIn(...given));
  const { store, loss } = await openStore(dataDir, watch);
  if (loss !== null) log.error(loss, 'the database has lost moves that were acknowledged');
  return { store, cluster: null };
}

/** The port on which the app listens from now on. */
async function listen(app: FastifyInstance, { port, host }: ServerOptions): Promise<number> {
  await app.listen({ port, host });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
