/** Routing of requests while nodes come and go, without a database. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { StoreAwayError } from '@kickdoor/tables/store/store.ts';
import { NeighborAwayError, Neighbors } from '../src/cluster/neighbors.ts';
import { Router, type RoutedNode } from '../src/cluster/router.ts';
import { Guard } from '../src/guard/guard.ts';
import { LIMITS } from '../src/guard/limits.ts';
import { addCaller } from '../src/http/caller.ts';
import { addPipe } from '../src/http/pipe.ts';
import type { Peer } from '../src/store/postgres/claims.ts';
import { ManualClock } from './manual-clock.ts';

const OTHER: Peer = { id: 'other', address: 'http://127.0.0.1:1' };
const TABLE = 'AAAAAAAAAAAA';
const LINE = { method: 'GET', url: `/api/tables/${TABLE}`, headers: {}, address: '203.0.113.7' };

const room = () => Promise.reject(new TableProblem('no-table', 'there is no such table'));

/** A node that plays nothing, and what the database says about the table's owner. */
function routed(parts: Partial<RoutedNode> = {}) {
  const clock = new ManualClock();
  const said: { owner: Peer | null; asked: number } = { owner: OTHER, asked: 0 };
  const ownerOf = () => {
    said.asked += 1;
    return Promise.resolve(said.owner);
  };
  const node = { id: 'here', isValid: true, takesTables: true, others: [], ownerOf, ...parts };
  const router = new Router(node, { plays: () => false, room }, clock);
  return { clock, said, node, router };
}

test('a node that does not answer is not waited for once its lease is over', async () => {
  const { clock, said, router } = routed();
  let free = 0;
  const end = router.whenNotOwner(TABLE, OTHER, () => (free += 1));
  await clock.advance(2000);
  expect(free).toBe(0);
  said.owner = null;
  await clock.advance(250);
  expect(free).toBe(1);
  end();
  await clock.advance(2000);
  expect(free).toBe(1);
});

test('a node that takes no tables waits for the one it has left a table to', async () => {
  const { clock, said, router } = routed({ takesTables: false });
  said.owner = null;
  let free = 0;
  router.whenNotOwner(TABLE, OTHER, () => (free += 1));
  await clock.advance(2000);
  expect(free).toBe(0);
});

test('while the database does not answer, the owner stays the owner', async () => {
  const { clock, router } = routed({ ownerOf: () => Promise.reject(new Error('Query read timeout')) });
  let free = 0;
  router.whenNotOwner(TABLE, OTHER, () => (free += 1));
  await clock.advance(2000);
  expect(free).toBe(0);
});

test('the owner is queried once for all concurrent callers', async () => {
  const { said, router } = routed();
  expect(await Promise.all([router.find(TABLE), router.find(TABLE)])).toEqual([OTHER, OTHER]);
  expect(said.asked).toBe(1);
});

test('a node without a lease does not query the database, and trusts its cache', async () => {
  const { said, node, router } = routed();
  expect(await router.find(TABLE)).toBe(OTHER);
  node.isValid = false;
  expect(await router.find(TABLE)).toBe(OTHER);
  router.forget({ table: TABLE });
  await expect(router.find(TABLE)).rejects.toThrow(StoreAwayError);
  expect(said.asked).toBe(1);
});

test('a node without a lease does not keep a node waiting that takes it for the owner', async () => {
  const { clock, router } = routed({ isValid: false, takesTables: false });
  const neighbors = new Neighbors('secret');
  const app = fastify();
  onTestFinished(async () => {
    neighbors.close();
    await app.close();
  });
  addCaller(app, () => ({ to: 'here', address: LINE.address }));
  addPipe(app, { router, neighbors, guard: new Guard(clock, LIMITS) });
  app.get('/api/tables/:table', () => 'played here');
  expect((await app.inject({ method: 'GET', url: LINE.url })).statusCode).toBe(421);
});

test('a request to another node ends when nobody waits for it any more', async () => {
  const neighbors = new Neighbors('secret');
  const mute = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    neighbors.close();
    mute.close();
    mute.closeAllConnections();
  });
  await once(mute, 'listening');
  const address = mute.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const end = new AbortController();
  const sent = neighbors.send({ id: 'mute', address: `http://127.0.0.1:${port}` }, LINE, end.signal);
  const failed = expect(sent).rejects.toMatchObject({ cause: { message: 'it is not awaited any more' } });
  await once(mute, 'request');
  end.abort();
  await failed;
  await expect(sent).rejects.toThrow(NeighborAwayError);
});
