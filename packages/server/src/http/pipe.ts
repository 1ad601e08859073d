/** Passes requests for another node's table on to that node. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { TableId } from '@kickdoor/protocol';
import { NeighborAwayError, type Answer, type Forwarded, type Neighbors } from '../cluster/neighbors.ts';
import type { Router } from '../cluster/router.ts';
import type { Guard } from '../guard/guard.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { Peer } from '../store/postgres/claims.ts';
import { isAway } from '../store/postgres/errors.ts';
import { StoreAwayError } from '@kickdoor/tables/store/store.ts';

/** The answer to another node that took this one for the owner of a table: 421 Misdirected Request. */
const NOT_HERE = 421;
/** Milliseconds for which a table's owner is looked up: until the lease of one that was killed is over. */
const PATIENCE = 7000;
const AGAIN = 200;
/** Milliseconds for which a node without a lease keeps trying, before another one gets the request. */
const NO_LEASE = 1500;

const OfTable = z.object({ table: TableId });
/** Headers that belong to one connection or are rewritten. */
const HOP = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade']);
/** Headers of answers that this node sets itself. */
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

export interface PipeParts {
  readonly router: Router;
  readonly neighbors: Neighbors;
  readonly guard: Guard;
}

/** Adds the hook. Requests passed on by another node are not passed on again. */
export function addPipe(app: FastifyInstance, parts: PipeParts): void {
  const heads = new WeakMap<IncomingMessage, Buffer>();
  app.server.prependListener('upgrade', (request, _, head) => heads.set(request, head));
  app.addHook('preHandler', async (request, reply) => {
    const table = OfTable.safeParse(request.params).data?.table;
    if (table === undefined) return;
    if (request.passed) {
      // The other node has a more recent answer from the database.
      parts.router.forget({ table });
      if (await isHere(parts.router, table)) return;
      return reply.code(NOT_HERE).send({ code: 'unavailable', message: 'this table is played elsewhere' });
    }
    const reached = await reach(parts, table, request);
    if (reached === null) return;
    const { peer, answer } = reached;
    if (answer.upgraded === null) return relay(reply, answer.response);
    join(parts, { request, reply, table, peer, answer, head: heads.get(request.raw) });
  });
}

/** Whether a table is played here. If that is unknown, says no, since the asking node may know better by now. */
async function isHere(router: Router, table: string): Promise<boolean> {
  try {
    return (await router.find(table)) === null;
  } catch (error) {
    if (!(error instanceof StoreAwayError) && !isAway(error)) throw error;
    return false;
  }
}

interface Reached {
  readonly peer: Peer;
  readonly answer: Answer;
}

/** Finds a table's owner and sends it the request. Resolves to `null` if the table is played here. */
async function reach(parts: PipeParts, table: string, request: FastifyRequest): Promise<Reached | null> {
  const begun = performance.now();
  const isOver = () => performance.now() - begun > (parts.router.hasLease ? PATIENCE : NO_LEASE);
  for (;;) {
    try {
      const peer = await parts.router.find(table);
      if (peer === null) return null;
      const answer = await send(parts, { table, peer, request });
      if (answer.response.statusCode !== NOT_HERE) return { peer, answer };
      answer.response.resume();
    } catch (error) {
      if (!(error instanceof StoreAwayError) && !isAway(error)) throw error;
      // Don't send a request twice that may have arrived.
      if (error instanceof NeighborAwayError && request.method !== 'GET') throw error;
      if (isOver()) throw error;
    }
    parts.router.forget({ table });
    if (isOver() || request.raw.socket.destroyed) {
      throw new TableProblem('unavailable', 'the node that plays this table does not answer; try again');
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** Sends the request to a table's owner, and stops waiting once that is no longer the owner. */
async function send(
  { router, neighbors }: PipeParts,
  { table, peer, request }: { readonly table: string; readonly peer: Peer; readonly request: FastifyRequest },
): Promise<Answer> {
  const end = new AbortController();
  const unwatch = router.whenNotOwner(table, peer, () => end.abort());
  try {
    return await neighbors.send(peer, forwarded(request), end.signal);
  } finally {
    unwatch();
  }
}

function forwarded(request: FastifyRequest): Forwarded {
  const { method, raw, url, address } = request;
  const headers = Object.fromEntries(Object.entries(raw.headers).filter(([name]) => !HOP.has(name)));
  if (request.ws) {
    return { method, url, address, headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' } };
  }
  if (request.body === undefined) return { method, url, address, headers };
  return { method, url, address, headers, body: JSON.stringify(request.body) };
}

interface Line extends Reached {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly table: string;
  readonly head: Buffer | undefined;
}

/** Connects the client's line to the owner's. */
function join({ neighbors, guard }: PipeParts, { request, reply, table, peer, answer, head }: Line): void {
  const near = request.raw.socket;
  const { upgraded, response } = answer;
  if (upgraded === null) return;
  // A client that has left meanwhile emits no `close` any more.
  if (near.destroyed) {
    reply.hijack();
    upgraded.socket.destroy();
    return;
  }
  try {
    const place = guard.connect(request.address, table);
    near.once('close', () => place.leave());
  } catch (error) {
    upgraded.socket.destroy();
    throw error;
  }
  reply.hijack();
  detach(reply.raw);
  const lines = response.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
  );
  near.setNoDelay(true);
  near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
  if (upgraded.head.length > 0) near.write(upgraded.head);
  if (head !== undefined && head.length > 0) upgraded.socket.write(head);
  neighbors.pipe(peer, near, upgraded.socket);
}

/** Detaches the line from a response that will never be written. */
function detach(response: ServerResponse): void {
  if (response.socket !== null) response.detachSocket(response.socket);
}

/** Relays the owner's answer. */
function relay(reply: FastifyReply, response: IncomingMessage): FastifyReply {
  for (const [name, value] of Object.entries(response.headers)) {
    if (!OWN.has(name) && value !== undefined) reply.header(name, value);
  }
  return reply.code(response.statusCode ?? 502).send(response);
}
