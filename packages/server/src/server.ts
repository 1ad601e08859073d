/** The whole server: store, tables, HTTP. */
import type { FastifyInstance } from 'fastify';
import { Closing } from './closing.ts';
import { addressOf } from './cluster/membership.ts';
import { Codes } from './codes.ts';
import { Counters } from './counters/counters.ts';
import { groundOf, type Ground } from './ground.ts';
import { buildApp } from './http/app.ts';
import { openControl } from './operation/control.ts';
import { openOperation, type Operated } from './operation/open.ts';
import type { ServerOptions } from './options.ts';
import { openPlay, type Play } from './play.ts';
import { openStorage, type Storage } from './storage.ts';

/** Milliseconds between two reads of the bans, which another server on the same store may have changed. */
const BANS_EVERY = 30_000;

export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Finishes running work and leaves the tables in the store. */
  close(): Promise<void>;
}

/**
 * Starts a server. If that fails, everything is closed again. Rejects with what {@link openStorage} throws, or with the
 * system's error if the port isn't available.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log } = options;
  const closing = new Closing();
  try {
    const port = await open(groundOf(options, closing));
    log.info({ port }, 'the server is open');
    return { port, close: () => closing.run() };
  } catch (error) {
    await closing.run().catch((failure: unknown) => log.error({ err: failure }, 'not all was closed again'));
    throw error;
  }
}

/** Opens everything, from the store to the port, and resolves to the port. Closing goes in reverse. */
async function open(ground: Ground): Promise<number> {
  const { options, closing } = ground;
  const storage = await openStorage(ground);
  const play = await openPlay(ground, storage);
  const operated = await openOperation(ground, storage, play);
  const { owner, retention, operation } = operated;
  const app = await openApp(ground, storage, play, operated);
  // Before the app closes: players of released tables reconnect at once, to another node.
  closing.add(() => storage.shared?.membership.stop());
  lookForBans(ground, operated);
  const control = await openControl(options.dataDir, { owner, retention }, options.log);
  closing.add(() => control?.close());
  options.routes?.(app, play);
  closing.add(() => {
    operation.readiness.draining = true;
  });
  // Load the sets now: that blocks this thread for a second or more, which tables, above all a lost node's, can't wait
  // for.
  play.content.list();
  const port = await listen(app, options);
  await storage.shared?.cluster.enter(options.cluster?.advertised ?? addressOf(options.host, port));
  return port;
}

async function openApp(
  { options, clock, meters, closing }: Ground,
  { store, shared }: Storage,
  { tables, content, packs, push }: Play,
  { guard, operation, archive, owner, retention }: Operated,
): Promise<FastifyInstance> {
  const { log, web, proxies = [], names = [], adminToken: token = null } = options;
  const loadBans = () => owner.loadBans();
  const joined = shared?.membership.join({ tables, clock, log, loadBans }) ?? null;
  const counters = new Counters({ store, clock, log, shared: shared !== null });
  closing.add(() => counters.stop());
  const app = await buildApp({
    tables,
    lists: joined?.lists ?? tables,
    cluster: joined?.app ?? null,
    content,
    packs,
    codes: new Codes(store, clock),
    counters,
    pushKey: push?.key ?? null,
    log,
    clock,
    guard,
    meter: meters,
    readiness: operation.readiness,
    archive,
    web,
    proxies,
    names,
    admin: token === null ? null : { token, owner, retention },
  });
  closing.add(() => app.close());
  return app;
}

/** Regularly loads bans that other servers have set. */
function lookForBans({ clock, closing }: Ground, { owner }: Operated): void {
  const refreshing = clock.every(BANS_EVERY, () => void owner.loadBans().catch(() => undefined));
  closing.add(() => refreshing.stop());
}

/** Starts listening. Resolves to the port. */
async function listen(app: FastifyInstance, { port, host }: ServerOptions): Promise<number> {
  await app.listen({ port, host });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
