/** Where a request comes from, according to the connection or to the node that passed it on. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pass, RequestLine } from '../cluster/pass.ts';
import { withoutPort } from '../guard/address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address. */
    address: string;
    /** Whether another node has passed the request on. */
    passed: boolean;
  }
}

/** Reads what another node says about a request; `null` if none does. */
export type ReadPass = (line: RequestLine, headers: FastifyRequest['headers']) => Pass | null;

/** Adds `address` and `passed` to requests. */
export function addCaller(app: FastifyInstance, readPass: ReadPass): void {
  app.decorateRequest('address', '');
  app.decorateRequest('passed', false);
  app.addHook('onRequest', async (request) => {
    const { method, url, headers } = request;
    const pass = readPass({ method, url }, headers);
    request.address = pass?.address ?? withoutPort(request.ip);
    request.passed = pass !== null;
  });
}
