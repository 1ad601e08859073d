/** The HTTP server: the API, the WebSocket and the page. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Codes } from '../codes.ts';
import type { Content } from '../content.ts';
import type { Counters } from '../counters/counters.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { ADMIN_PATH, isPagePath, MESSAGE_BYTES } from '@kickdoor/protocol';
import type { Guard } from '../guard/guard.ts';
import type { HostPacks } from '../packs/host-packs.ts';
import type { Archive } from '../operation/archive.ts';
import type { Meter } from '@kickdoor/tables/base/meter.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import { addAdmin, type AdminApi } from './admin.ts';
import { addApi, type TableLists } from './api.ts';
import { addCodes } from './codes.ts';
import { addCounterSocket } from './counter-socket.ts';
import { addCaller, type ReadPass } from './caller.ts';
import { allowCompression } from './compressed.ts';
import { OF_DOCUMENTS, SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { addReadiness } from './operation.ts';
import { endUnread, limitLines } from './lines.ts';
import { mustBeNamed, mustBeOwn } from './origin.ts';
import { addPacks } from './packs.ts';
import { addPipe, type PipeParts } from './pipe.ts';
import { tell, toProblem } from './problems.ts';
import { addSocket } from './socket.ts';
import { closeUpgraded, refuseOthers } from './upgraded.ts';

export interface AppOptions {
  readonly tables: Tables;
  readonly lists: TableLists;
  readonly content: Content;
  readonly packs: HostPacks;
  readonly codes: Codes;
  readonly counters: Counters;
  /** With which browsers subscribe to calls; `null`: nobody is called. */
  readonly pushKey: string | null;
  readonly log: Logger;
  readonly clock: ServerClock;
  readonly guard: Guard;
  readonly meter: Meter;
  readonly readiness: Readiness;
  readonly archive: Archive;
  /** The folder of the built page; `null` serves the API only. */
  readonly web: string | null;
  /** Proxies whose `X-Forwarded-For` is trusted; see `isProxy`. */
  readonly proxies: readonly string[];
  /** The host names this server answers to; if empty, all. */
  readonly names: readonly string[];
  /** The owner's API on this port; `null`: there is none. */
  readonly admin: Omit<AdminApi, 'guard'> | null;
  /** The other nodes; `null` if this server is the only one. */
  readonly cluster: AppCluster | null;
}

/** What a node needs to pass requests on, and to take those of other nodes. */
export interface AppCluster extends Omit<PipeParts, 'guard'> {
  readonly readPass: ReadPass;
}

/**
 * Well above the limit for a message, so that one that is slightly too large gets an error instead of a cut connection.
 */
const MOST_BYTES = 4 * MESSAGE_BYTES;
const SOCKETS = {
  maxPayload: MOST_BYTES,
  perMessageDeflate: false,
  /** Milliseconds in which a client has to agree that its connection is closed. */
  closeTimeout: 2000,
};
/** Milliseconds between checks for slow requests. */
const CHECK_EVERY = 1000;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { tables, content, log, clock, guard, meter, readiness, archive, web } = options;
  const app = fastify({
    bodyLimit: MESSAGE_BYTES,
    forceCloseConnections: true,
    trustProxy: options.proxies.length === 0 ? false : [...options.proxies],
    requestTimeout: guard.limits.requestTime,
    http: { headersTimeout: guard.limits.requestTime, connectionsCheckingInterval: CHECK_EVERY },
    routerOptions: { maxParamLength: 64 },
    frameworkErrors(error, _, reply) {
      void tell(reply.headers(SECURITY_HEADERS), toProblem(error), error);
    },
  });
  endUnread(app, guard.limits.answerTime);
  const { cluster } = options;
  // The other nodes send everything they pass on from an address each.
  if (cluster === null) limitLines(app.server, guard.limits.linesPerAddress, options.proxies);
  addCaller(app, cluster?.readPass ?? (() => null));
  app.addHook('onRequest', async (request, reply) => {
    // The node that passed it on has looked, and answers the client itself.
    if (request.passed) return;
    reply.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    mustBeNamed(request, options.names);
    mustBeOwn(request);
  });
  closeUpgraded(app, clock);
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request.routeOptions.bodyLimit);
    meter.failed(problem.code);
    if (problem.code === 'defect') log.error({ err: error, method: request.method }, 'a request failed');
    return tell(reply, problem, error);
  });
  await allowCompression(app);
  await app.register(fastifyWebsocket, {
    options: SOCKETS,
    preClose(done) {
      for (const socket of app.websocketServer.clients) socket.close(1001, 'the server stops');
      app.websocketServer.close(() => done());
    },
  });
  refuseOthers(app);
  if (cluster !== null) addPipe(app, { ...cluster, guard });
  addReadiness(app, readiness);
  const { lists, pushKey } = options;
  const { packs } = options;
  const hostPacks = packs.policy;
  addApi(app, { tables, lists, content, guard, readiness, archive, pushKey, log, hostPacks });
  addPacks(app, { packs, guard, readiness });
  addCodes(app, { codes: options.codes, guard });
  addSocket(app, { tables, log, clock, guard, meter });
  addCounterSocket(app, { counters: options.counters, log, clock, guard, meter });
  const { admin } = options;
  if (admin !== null) addAdmin(app, { ...admin, guard });
  const isPage = (path: string) => isPagePath(path) || (admin !== null && ADMIN_PATH.test(path));
  await addPage(app, web, isPage);
  return app;
}

async function addPage(
  app: FastifyInstance,
  web: string | null,
  isPage: (path: string) => boolean,
): Promise<void> {
  if (web !== null) {
    await app.register(fastifyStatic, {
      root: web,
      cacheControl: false,
      // Compressed when the page was built (`scripts/compress.ts`).
      preCompressed: true,
      setHeaders(reply, path) {
        // Built files have a content hash in their names; the page itself is revalidated every time.
        const built = path.startsWith(join(web, 'assets'));
        reply.header('cache-control', built ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (!built || DOCUMENT.test(path)) return;
        for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/[?#].*$/u, '');
    if (web !== null && READING.has(request.method)) {
      if (isPage(path)) return reply.sendFile('index.html');
      if (isFollowed(request, path)) return reply.code(404).sendFile('index.html');
    }
    return tell(reply, new TableProblem('not-found', 'there is nothing here'));
  });
}

/** Whether somebody is at a wrong address with a browser: the page tells them in their language; programs get a problem. */
function isFollowed({ headers }: FastifyRequest, path: string): boolean {
  return !path.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** What a browser may show as a document of its own, and workers, which heed the policy of their own file; compressed or not. */
const DOCUMENT = /(?:\.(?:html?|svg|xml|pdf)|[/\\]worker-[^/\\]+\.js)(?:\.(?:br|gz))?$/u;
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);
