/** Health checks for load balancers and containers, and the metrics on their own listener. */
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../operation/metrics.ts';
import type { NotReady, Readiness } from '../operation/readiness.ts';

const SAID: Readonly<Record<Exclude<NotReady, null>, string>> = {
  draining: 'the server is about to stop, and takes no new tables',
  'no-lease': 'this node has no valid lease: it has not entered yet, or does not reach the database',
  'cut-off': 'most of the other nodes do not reach this node: others play its tables',
  'disk-full': 'the disk of the server is full',
  'store-failed': 'the store can not be written to',
};

export function addReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  app.get('/ready', async (_, reply) => {
    const why = await readiness.why();
    reply.header('cache-control', 'no-store');
    if (why === null) return reply.send({ ready: true });
    return reply.code(503).send({ ready: false, why, message: SAID[why] });
  });
}

/** Where metrics are served. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Opens a listener that answers `GET /metrics` and nothing else. Rejects if the address isn't available. */
export async function serveMetrics(metrics: Metrics, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server;
}
