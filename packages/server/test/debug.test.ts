/** Features for developers only: whole tables, and tables at any position. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSet } from '@kickdoor/packs/node';
import { ServerMessage } from '@kickdoor/protocol';
import { blankTable, buildCardPool, stream } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { debugRoutes, type Scenarios } from '../src/debug/index.ts';
import { playUntil } from './play.ts';
import { post, seatedTable, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

const Report = z.object({
  number: z.int(),
  state: z.object({ phase: z.string(), players: z.array(z.object({ hand: z.array(z.int()) })) }),
  players: z.array(z.object({ name: z.string(), moves: z.array(z.string()) })),
  history: z.array(z.object({ number: z.int(), by: z.int().nullable(), text: z.string() })),
});
const Branch = z.object({ table: z.string(), host: z.string(), secrets: z.array(z.string().nullable()) });

/** A single file with the beginning of a turn. */
const scenarios: Scenarios = {
  files: () => ['turn.yaml'],
  situations: () => Promise.resolve([{ name: 'phase: opening, you', file: 'turn.yaml', steps: 0, seat: 0 }]),
  load: (file, steps) => {
    if (file !== 'turn.yaml' || steps > 0) return `${file} has no step ${steps}`;
    const sets = ['classic'];
    const players = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, sex: 'female' as const }));
    const state = blankTable(buildCardPool(sets.map(loadSet)), {
      sheet: 'classic',
      sets,
      seed: 'debug',
      players,
    });
    state.phase = 'opening';
    state.turns = 1;
    for (const player of state.players) player.ready = true;
    return { name: 'A turn', sheet: 'classic', sets, state };
  },
};

const development = { routes: debugRoutes(scenarios) };

async function reportOf(url: string, table: string): Promise<z.infer<typeof Report>> {
  return Report.parse(await (await fetch(`${url}/api/debug/tables/${table}`)).json());
}

test('a production server has none of it', async () => {
  const { url } = await serverFor();
  const { table } = await startedTable(url, 1, 2);
  for (const path of [`tables/${table}`, 'scenarios']) {
    expect((await fetch(`${url}/api/debug/${path}`)).status).toBe(404);
  }
  expect((await post(`${url}/api/debug/tables/${table}/jump`, { number: 0 })).status).toBe(404);
});

test('no production code imports it', () => {
  const packages = join(import.meta.dirname, '..', '..');
  const files = globSync('{bots,cli,packs,protocol,rules,server,words}/src/**/*.ts', { cwd: packages });
  const found = files.filter((file) => {
    const text = readFileSync(join(packages, file), 'utf8');
    return /from '(?:@kickdoor\/server\/debug|\.{1,2}\/debug\/.*)'/u.test(text);
  });
  expect(found).toEqual([]);
});

test('a report has every hand, and the moves of every seat', async () => {
  const { url } = await serverFor(development);
  const { table } = await startedTable(url, 3, 0);
  const { state, players } = await reportOf(url, table);
  expect(state.players.every(({ hand }) => hand.length === 8)).toBe(true);
  expect(players.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Chloe']);
  expect(players.flatMap(({ moves }) => moves).length).toBeGreaterThan(3);
});

test('a jump opens another table at an earlier move, and the first one continues', async () => {
  const { url } = await serverFor(development);
  const { table, clients } = await startedTable(url, 3, 0);
  expect(await playUntil(clients, stream('jump'), (_, number) => number === 5)).toBe(true);
  const { history, state } = await reportOf(url, table);
  expect(history.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  const branch = Branch.parse((await post(`${url}/api/debug/tables/${table}/jump`, { number: 5 })).body);
  expect(branch.table).not.toBe(table);
  expect((await reportOf(url, branch.table)).state).toEqual(state);
  const [secret] = branch.secrets;
  if (secret === undefined || secret === null) throw new Error('the first seat is no bot’s');
  const client = await TestClient.open(url, branch.table, { secret });
  await client.untilNumber(0);
  expect(client.view.hand).toEqual(clients[0]?.view.hand);
  // A table that was opened like this allows jumps, too.
  expect((await post(`${url}/api/debug/tables/${branch.table}/jump`, { number: 0 })).status).toBe(200);
  expect((await reportOf(url, table)).number).toBe(5);
});

test('a scenario becomes a table with every seat playable', async () => {
  const { url } = await serverFor(development);
  expect(await (await fetch(`${url}/api/debug/scenarios`)).json()).toEqual({ files: ['turn.yaml'] });
  const { body } = await post(`${url}/api/debug/scenarios`, { file: 'turn.yaml' });
  const { table, secrets } = Branch.parse(body);
  expect(secrets).toHaveLength(3);
  const { players } = await reportOf(url, table);
  expect(players[0]?.moves).toContain('kick');
});

test.each([
  ['scenarios', { file: 'none.yaml' }, 'none.yaml has no step 0'],
  ['scenarios', { file: 'turn.yaml', steps: 7 }, 'turn.yaml has no step 7'],
  ['scenarios', {}, 'file: '],
  [`tables/${'A'.repeat(12)}/jump`, { number: 0 }, 'there is no such table'],
  ['tables/%20/jump', { number: 0 }, 'table: '],
])('POST %s with %j is refused: %s', async (path, wish, message) => {
  const { url } = await serverFor(development);
  const { status, body } = await post(`${url}/api/debug/${path}`, wish);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(z.object({ message: z.string() }).parse(body).message).toContain(message);
});

test.each([-1, 0.5, 999, 'x', null])('a jump to %j is refused', async (number) => {
  const { url } = await serverFor(development);
  const { table } = await startedTable(url, 3, 0);
  expect((await post(`${url}/api/debug/tables/${table}/jump`, { number })).status).toBeGreaterThanOrEqual(
    400,
  );
});

test('a table whose game has not started has nothing to report', async () => {
  const { url } = await serverFor(development);
  const { table } = await seatedTable(url, 1, 2);
  expect(await (await fetch(`${url}/api/debug/tables/${table}`)).json()).toMatchObject({
    code: 'not-started',
  });
});

test('the view of any seat in a scenario is what its player would see', async () => {
  const { url } = await serverFor(development);
  const { body } = await post(`${url}/api/debug/view`, { file: 'turn.yaml', steps: 0, seat: 1 });
  const { sets, update } = z.object({ sets: z.array(z.string()), update: ServerMessage }).parse(body);
  expect(sets).toEqual(['classic']);
  expect(update).toMatchObject({ type: 'update', number: 0, view: { seat: 1, phase: 'opening' } });
  const { situations } = z
    .object({ situations: z.array(z.object({ name: z.string() })) })
    .parse(await (await fetch(`${url}/api/debug/situations`)).json());
  expect(situations.map(({ name }) => name)).toEqual(['phase: opening, you']);
});
