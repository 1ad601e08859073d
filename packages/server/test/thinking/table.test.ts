/** A table of bots of all strengths on a server: chosen by its host, stored, shown, and searched in threads. */
import { expect, test } from 'vitest';
import { createTable, join, serverFor } from '../running.ts';
import { TestClient } from '../test-client.ts';

const strengths = ({ table }: TestClient) => table.table.seats.map(({ strength }) => strength);

test('bots of four strengths play at one table', async () => {
  const { url } = await serverFor({ thinking: { threads: 1, longest: 20 } });
  const { table, host } = await createTable(url, {
    seats: 4,
    bots: [0, 1, 2, 3],
    strengths: ['novice', 'regular', 'sharp', 'master'],
    pace: 'quick',
    options: { fast: true, grace: 5000, limit: 5000 },
  });
  const client = await TestClient.open(url, table, { host });
  await client.ask({ type: 'start' });
  for (let number = 1; number <= 12; number += 1) await client.untilNumber(number);
  expect(strengths(client)).toEqual(['novice', 'regular', 'sharp', 'master']);
  expect(client.table.table.searches).toBe(true);
});

test('a host chooses each bot’s strength until the game begins', async () => {
  const { url } = await serverFor({ thinking: null });
  const { table, host } = await createTable(url, { seats: 3, bots: [2], strengths: ['sharp'] });
  const { secret } = await join(url, table, 'Anna');
  const client = await TestClient.open(url, table, { host, secret });
  expect(strengths(client)).toEqual([null, null, 'sharp']);
  await client.ask({ type: 'bot', seat: 1 });
  await client.until(() => strengths(client)[1] === 'regular', 'a bot');
  await client.ask({ type: 'bot', seat: 1, strength: 'master' });
  await client.until(() => strengths(client)[1] === 'master', 'a master');
  expect(client.table.table.searches).toBe(false);
  // A person can't be turned into a bot.
  const refused = await client.ask({ type: 'bot', seat: 0, strength: 'novice' });
  expect(refused).toMatchObject({ type: 'error', code: 'seat-taken' });
  await client.ask({ type: 'start' });
  const late = await client.ask({ type: 'bot', seat: 1, strength: 'novice' });
  expect(late).toMatchObject({ type: 'error', code: 'started' });
});
