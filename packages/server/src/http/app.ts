/** The HTTP server: the API, the WebSocket and the page. */
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Counters } from '../counters/counters.ts';
import { ADMIN_PATH, isPagePath, MESSAGE_BYTES } from '@kickdoor/protocol';
import type { Meter } from '@kickdoor/tables/base/meter.ts';
import { addAdmin, type AdminApi } from './admin.ts';
import { addApi, type ApiParts } from './api.ts';
import { addCounterSocket } from './counter-socket.ts';
import { addCaller, type ReadPass } from './caller.ts';
import { allowCompression } from './compressed.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { addReadiness } from './operation.ts';
import { endUnread, limitLines } from './lines.ts';
import { mustBeNamed, mustBeOwn } from './origin.ts';
import { addPage } from './page.ts';
import { addPipe, type PipeParts } from './pipe.ts';
import { tell, toProblem } from './problems.ts';
import { addTableSocket } from './table-socket.ts';
import { closeUpgraded, refuseOthers } from './upgraded.ts';

export interface AppOptions extends ApiParts {
  readonly counters: Counters;
  readonly log: Logger;
  readonly clock: ServerClock;
  readonly meter: Meter;
  /** The folder of the built page; `null` serves the API only. */
  readonly web: string | null;
  /** Proxies whose `X-Forwarded-For` is trusted; see `isProxy`. */
  readonly proxies: readonly string[];
  /** The host names this server answers to; if empty, all. */
  readonly names: readonly string[];
  /** The owner's API on this port; `null` for none. */
  readonly admin: Omit<AdminApi, 'guard'> | null;
  /** The other nodes; `null` if this server is the only one. */
  readonly cluster: AppCluster | null;
}

/** What a node needs to pass on requests and to accept those of other nodes. */
export interface AppCluster extends Omit<PipeParts, 'guard'> {
  readonly readPass: ReadPass;
}

/** Well above the message limit, so that a slightly oversized message gets an error instead of a cut connection. */
const MOST_BYTES = 4 * MESSAGE_BYTES;
const SOCKETS = {
  maxPayload: MOST_BYTES,
  perMessageDeflate: false,
  /** Milliseconds that a client has to complete the closing handshake. */
  closeTimeout: 2000,
};
/** Milliseconds between checks for slow requests. */
const CHECK_EVERY = 1000;

/** Builds the server's app. It doesn't listen yet, so routes may still be added. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { guard, cluster, clock, web, admin } = options;
  const app = newApp(options);
  endUnread(app, guard.limits.answerTime);
  // All requests that another node passes on come from its one address.
  if (cluster === null) limitLines(app.server, guard.limits.linesPerAddress, options.proxies);
  addCaller(app, cluster?.readPass ?? (() => null));
  addGate(app, options.names);
  closeUpgraded(app, clock);
  addProblems(app, options);
  await allowCompression(app);
  await allowSockets(app);
  if (cluster !== null) addPipe(app, { ...cluster, guard });
  addReadiness(app, options.readiness);
  addApi(app, options);
  addTableSocket(app, options);
  addCounterSocket(app, options);
  if (admin !== null) addAdmin(app, { ...admin, guard });
  await addPage(app, web, (path) => isPagePath(path) || (admin !== null && ADMIN_PATH.test(path)));
  return app;
}

function newApp({ guard, proxies }: AppOptions): FastifyInstance {
  const { requestTime } = guard.limits;
  return fastify({
    bodyLimit: MESSAGE_BYTES,
    forceCloseConnections: true,
    trustProxy: proxies.length === 0 ? false : [...proxies],
    requestTimeout: requestTime,
    http: { headersTimeout: requestTime, connectionsCheckingInterval: CHECK_EVERY },
    routerOptions: { maxParamLength: 64 },
    frameworkErrors(error, _, reply) {
      void tell(reply.headers(SECURITY_HEADERS), toProblem(error), error);
    },
  });
}

/** Admits only requests for this server by its own page or by programs, and adds the security headers. */
function addGate(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    // The node that passed it on has checked it, and sends the client its own headers.
    if (request.passed) return;
    reply.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    mustBeNamed(request, names);
    mustBeOwn(request);
  });
}

/** Answers with a problem for whatever routes throw. Defects are logged. */
function addProblems(app: FastifyInstance, { log, meter }: Pick<AppOptions, 'log' | 'meter'>): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request.routeOptions.bodyLimit);
    meter.failed(problem.code);
    if (problem.code === 'defect') log.error({ err: error, method: request.method }, 'a request failed');
    return tell(reply, problem, error);
  });
}

async function allowSockets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: SOCKETS,
    preClose(done) {
      for (const socket of app.websocketServer.clients) socket.close(1001, 'the server stops');
      app.websocketServer.close(() => done());
    },
  });
  refuseOthers(app);
}
