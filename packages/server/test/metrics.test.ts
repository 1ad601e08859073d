import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anyMove, seeded } from './chance.ts';
import { createTable, post, serverFor, startedTable } from './running.ts';
import type { TestClient } from './test-client.ts';

/** A port that is currently free. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** The values of the metrics, by name and labels. */
async function scrape(port: number): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** Plays beside a bot, which may be faster. Returns how many moves were refused for that. */
async function playBeside(clients: readonly TestClient[], moves: number): Promise<number> {
  const random = seeded(3);
  let refused = 0;
  for (let at = 0; clients.every(({ number }) => number < moves); at += 1) {
    const client = clients[at % clients.length];
    const move = client === undefined ? null : anyMove(client.update, random);
    if (client === undefined || move === null) await wait(5);
    else if ((await client.move(move)).type === 'refused') refused += 1;
  }
  return refused;
}

test('the metrics count tables, connections, moves, refusals, errors and stored moves', async () => {
  const port = await freePort();
  const { url } = await serverFor({ metrics: { host: '127.0.0.1', port } });
  await createTable(url, { seats: 3, sheet: 'west' });
  const { clients } = await startedTable(url, 2, 1);
  const late = await playBeside(clients, 20);
  // Whatever the bot does meanwhile, this card isn't in the player's hand.
  const hand = clients[0]?.view.hand ?? [];
  const card = hand.includes(0) ? Math.max(...hand) + 1 : 0;
  const refused = await clients[0]?.move({ do: 'fight', card });
  expect(refused?.type).toBe('refused');
  await post(`${url}/api/tables`, { seats: 99 });
  const known = Math.max(...clients.map(({ number }) => number));
  const metrics = await scrape(port);
  const player = metrics.get('kickdoor_moves_total{by="player"}') ?? 0;
  const server = metrics.get('kickdoor_moves_total{by="server"}') ?? 0;
  const clock = metrics.get('kickdoor_moves_total{by="clock"}') ?? 0;
  expect(player).toBeGreaterThan(0);
  expect(server).toBeGreaterThan(0);
  expect(player + server + clock).toBeGreaterThanOrEqual(known);
  expect(metrics.get('kickdoor_move_duration_seconds_count')).toBe(player + late + 1);
  expect(metrics.get('kickdoor_commit_moves_sum')).toBeGreaterThanOrEqual(player + server + clock);
  expect(metrics.get('kickdoor_bot_duration_seconds_count')).toBeGreaterThan(0);
  expect(metrics.get('kickdoor_tables{state="awake",sheet="classic"}')).toBe(1);
  expect(metrics.get('kickdoor_tables{state="asleep",sheet="west"}')).toBe(1);
  expect(metrics.get('kickdoor_sockets')).toBe(2);
  expect(metrics.get('kickdoor_store_bytes')).toBeGreaterThan(10_000);
  expect(metrics.get('kickdoor_errors_total{code="bad-message"}')).toBe(1);
  expect(metrics.get('kickdoor_ready')).toBe(1);
  expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  const refusals = [...metrics].filter(([name]) => name.startsWith('kickdoor_refusals_total'));
  expect(refusals.reduce((sum, [, count]) => sum + count, 0)).toBe(late + 1);
});

test('players can’t read the metrics, and their listener serves nothing else', async () => {
  const port = await freePort();
  const { url } = await serverFor({ metrics: { host: '127.0.0.1', port } });
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  for (const path of ['/', '/health', '/api/tables', '/metrics/']) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  }
});
