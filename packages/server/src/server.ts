/** The whole server: store, tables, HTTP. */
import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { regularBots, type Bot } from '@kickdoor/bots';
import { BUILT_IN, type Packs } from '@kickdoor/packs/node';
import type { HostPacksPolicy } from '@kickdoor/protocol';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { systemClock, type ServerClock } from '@kickdoor/tables/base/clock.ts';
import { botNames } from './bot-names.ts';
import { Codes } from './codes.ts';
import { reportsIn, type ServerContext } from './context.ts';
import { known } from './known.ts';
import { Content } from './content.ts';
import { Counters } from './counters/counters.ts';
import { Guard } from './guard/guard.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import { buildApp } from './http/app.ts';
import { serveMetrics, type MetricsAddress } from './http/operation.ts';
import { addressOf, Membership } from './cluster/membership.ts';
import { openCluster, type ClusterAddress, type OpenedCluster } from './cluster/open.ts';
import { soleOwner } from '@kickdoor/tables/base/ownership.ts';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import { Archive } from './operation/archive.ts';
import { openControl } from './operation/control.ts';
import { Meters } from '@kickdoor/tables/base/meter.ts';
import { Owner } from './operation/owner.ts';
import { Retention, type Keep } from './operation/retention.ts';
import { HostPacks } from './packs/host-packs.ts';
import type { PackReader } from './packs/reader.ts';
import { Push, type PushSettings } from './push/push.ts';
import { Operation } from './operation/operation.ts';
import { DEFAULT_PACE, type Pace } from '@kickdoor/tables/context/context.ts';
import { Heartbeat } from '@kickdoor/tables/context/heartbeat.ts';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import type { CommitWatch } from '@kickdoor/tables/store/group-commit.ts';
import type { Loss } from './store/sqlite/integrity.ts';
import { lockFolder } from './store/sqlite/lock.ts';
import { ThreadedSqlite } from './store/sqlite/threaded.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import { ThreadPool, type Thinking } from './thinking/thread-pool.ts';
import { usualThinking } from './thinking/usual.ts';

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
  /** How players are called who have closed the page; left out: not at all. */
  readonly push?: PushSettings | null;
  /** Reaches push services. Defaults to the platform's; tests have one of their own. */
  readonly fetch?: typeof fetch;
  readonly pace?: Partial<Pace>;
  /** Defaults to the machine's clock. Tests pass one they move by hand. */
  readonly clock?: ServerClock;
  /** Opens the store of a folder. Defaults to a store in a thread of its own. */
  readonly openStore?: (
    folder: string,
    watch: CommitWatch,
  ) => Promise<{ readonly store: Store; readonly loss: Loss | null }>;
  /** The card sets as they are now; left out: those that come with the program. */
  readonly packs?: Packs;
  /** Which packs of hosts are taken. Defaults to those of tables by link. */
  readonly hostPacks?: HostPacksPolicy;
  /** Reads the packs of hosts, and outlives this server. Left out: a thread of this server's own. */
  readonly packReader?: PackReader;
  /** The program's version, for the records of games. */
  readonly version?: string;
  readonly bot?: Bot;
  /** How much bots may search; `null`: not at all. Defaults to {@link usualThinking}. */
  readonly thinking?: Thinking | null;
  /** Adds routes to the API: those of development (`@kickdoor/server/debug`). */
  readonly routes?: AddRoutes;
  /** Chooses the seed of each game that starts, as tests do. Left out: it is drawn together with the players. */
  readonly seed?: () => string;
}

/** Milliseconds between two looks for bans that another server on the same store has set. */
const BANS_EVERY = 30_000;
const KEEP_ALL: Keep = { finished: null, abandoned: null };

/** What routes may work with besides requests. */
export type AddRoutes = (
  app: FastifyInstance,
  server: { readonly context: ServerContext; readonly tables: Tables },
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
  const policy = options.hostPacks ?? 'link';
  const limits = { ...LIMITS, ...options.limits };
  const packs = new HostPacks({
    store,
    sets: options.packs ?? BUILT_IN,
    policy,
    limits,
    clock,
    log,
    ...(options.packReader === undefined ? {} : { reader: options.packReader }),
  });
  const content = new Content(store, options.packs, packs);
  const defects = join(dataDir, 'defects');
  const push =
    options.push === undefined || options.push === null
      ? null
      : await Push.open(store, options.push, options.fetch);
  const thinking = options.thinking === undefined ? usualThinking() : options.thinking;
  const set = (hash: string) => content.keptAs(hash);
  const thinker =
    thinking === null ? null : new ThreadPool({ ...thinking, set, log, thought: (ms) => meters.thought(ms) });
  const context: ServerContext = {
    store,
    ownership: cluster?.node ?? soleOwner,
    messenger: membership?.messenger ?? new InProcessMessenger(),
    content,
    botNames,
    version,
    bot: regularBots(options.bot),
    random: Math.random,
    seed: options.seed ?? null,
    log,
    meter: meters,
    clock,
    heartbeat,
    pace: { ...DEFAULT_PACE, ...options.pace },
    ...(push === null ? {} : { pager: push }),
    ...(thinker === null ? {} : { thinker }),
    defects,
    listsPacks: policy === 'listed',
    report: reportsIn(defects),
    known,
    writer: randomUUID(),
  };
  const tables = new Tables(context);
  const guard = new Guard(clock, limits, cluster?.rates ?? null);
  const { web, proxies = [], names = [], adminToken: token = null } = options;
  const node = cluster?.node ?? null;
  const operation = new Operation({ store, packs, tables, guard, clock, meters, version, node });
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
  const counters = new Counters({ store, clock, log, shared: cluster !== null });
  const app = await buildApp({
    tables,
    lists: shared?.lists ?? tables,
    cluster: shared?.app ?? null,
    content,
    packs,
    codes: new Codes(store, clock),
    counters,
    pushKey: push?.key ?? null,
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
    counters.stop();
    await retention.stop();
    scraped?.close();
    operation.close();
    await tables.close();
    await thinker?.close();
    await packs.close();
    heartbeat.stop();
    await (cluster ?? store).close();
    unlock();
  };
  // Reading the sets takes a second or more of this thread: no table may wait for it, least of all one of a lost node.
  content.list();
  const port = await listen(app, options)
    .then(async (opened) => {
      const at = options.metrics ?? null;
      if (at !== null) scraped = await serveMetrics(metrics, at);
      await cluster?.enter(options.cluster?.advertised ?? addressOf(options.host, opened));
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
