/** The order of a broadcast reveals nothing: neither who is first, nor how long each message took to build. */
import { expect, test } from 'vitest';
import { LiveGame } from '@kickdoor/tables/game/live-game.ts';
import type { Setup } from '@kickdoor/tables/store/records.ts';
import type { Client } from '@kickdoor/tables/telling/client.ts';
import { Connections } from '@kickdoor/tables/telling/connections.ts';
import { poolOf } from './card-pools.ts';
import { contextFor } from './context.ts';
import { emptyTable, stateAt } from './setups.ts';

/** Three players and five spectators of a new game, and a log of building and sending their messages. */
async function told() {
  const happened: string[] = [];
  const setup: Setup = {
    ...emptyTable(3),
    stage: 'playing',
    seats: ['Anna', 'Ben', 'Chloe'].map((name) => ({ kind: 'person', name, sex: 'female', hash: name })),
  };
  const live = new LiveGame(await contextFor(), 't', {
    pool: poolOf(['classic']),
    state: stateAt(0),
    number: 0,
  });
  // Each view reads the state, which is how the test notices.
  const game = new Proxy(live, {
    get(target, name) {
      if (name === 'state') happened.push('made');
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound: unknown = value.bind(target);
      return bound;
    },
  });
  const connections = new Connections((error) => {
    throw error;
  });
  const clients = ['Anna', 'Ben', 'Chloe', null, null, null, null, null].map((hash, at): Client => ({
    hash,
    host: false,
    seen: null,
    has: null,
    send: () => happened.push(String(at)),
    cut: () => undefined,
  }));
  for (const client of clients) connections.add(client);
  /** Broadcasts everything, and returns the log. */
  return () => {
    happened.length = 0;
    for (const client of clients) client.seen = null;
    for (const client of clients) client.has = null;
    connections.broadcastGame(setup, game, () => happened.push('behind'));
    return [...happened];
  };
}

test('all messages are built before the first one is sent', async () => {
  const happened = (await told())();
  expect(happened.filter((one) => one === 'made').length).toBeGreaterThan(3);
  expect(happened.slice(-8).toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(happened.slice(0, -8).every((one) => one === 'made')).toBe(true);
});

test('each broadcast has another random order, in which anybody may be first', async () => {
  const tell = await told();
  const orders = Array.from({ length: 200 }, () => tell().slice(-8));
  // 200 of 40,320 orders are drawn, so repetitions are rare.
  expect(new Set(orders.map((order) => order.join(''))).size).toBeGreaterThan(190);
  const first = orders.map(([one]) => one);
  for (const at of ['0', '1', '2', '3', '4', '5', '6', '7']) {
    // 25 are expected; fewer than 4 occur once in ten million runs.
    expect(first.filter((one) => one === at).length).toBeGreaterThan(3);
  }
});
