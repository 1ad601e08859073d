/** Codes that open a player's seats in another browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MadeCode, OpenedCode, plainCode } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { ManualClock } from './manual-clock.ts';
import { post, seatedTable, serverFor } from './running.ts';
import { TestClient } from './test-client.ts';

async function made(url: string, wish: object) {
  const { status, body } = await post(`${url}/api/codes`, wish);
  expect(status).toBe(201);
  return MadeCode.parse(body);
}

const opening = (url: string, code: string) => post(`${url}/api/codes/open`, { code });

test('a one-time code opens the seat on another device, once', async () => {
  const { url } = await serverFor();
  const { table, host, secrets } = await seatedTable(url, 1, 2);
  const [secret = ''] = secrets;
  const { code, left } = await made(url, { for: 'once', seats: [{ table, secret, host }] });
  expect(code).toMatch(/^[0-9A-Z]{8}$/u);
  expect(left).toBe(180_000);
  // As people type it.
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).toLowerCase()} `;
  const { status, body } = await opening(url, typed);
  expect(status).toBe(200);
  const [seat] = OpenedCode.parse(body).seats;
  expect(seat).toEqual({ table, secret, host });
  const device = await TestClient.open(url, table, { secret: seat?.secret ?? '', host });
  expect(device.table.you).toMatchObject({ seat: 0, host: true });
  expect(await opening(url, code)).toMatchObject({ status: 401, body: { code: 'bad-code' } });
});

test('if several try it at once, only one succeeds', async () => {
  const { url } = await serverFor();
  const { table, secrets } = await seatedTable(url, 1, 2);
  const { code } = await made(url, { for: 'once', seats: [{ table, secret: secrets[0] }] });
  const answers = await Promise.all(Array.from({ length: 8 }, () => opening(url, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('it expires after three minutes', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock });
  const { table, secrets } = await seatedTable(url, 1, 2);
  const { code } = await made(url, { for: 'once', seats: [{ table, secret: secrets[0] }] });
  await clock.advance(180_001);
  expect(await opening(url, code)).toMatchObject({ body: { code: 'bad-code' } });
});

test('a permanent code opens the same repeatedly, and what it opens can be replaced', async () => {
  const { url } = await serverFor();
  const { table, secrets } = await seatedTable(url, 2, 2);
  const player = { name: 'Anna', sex: 'female' };
  const [one, two] = secrets.map((secret) => ({ table, secret }));
  const { code, left } = await made(url, { for: 'keep', seats: [one], player });
  expect(code).toHaveLength(20);
  expect(left).toBeNull();
  for (let times = 0; times < 2; times += 1) {
    expect((await opening(url, code)).body).toEqual({ seats: [one], player });
  }
  expect((await made(url, { for: 'keep', code, seats: [one, two] })).code).toBe(code);
  expect((await opening(url, code)).body).toEqual({ seats: [one, two] });
  const invented = await post(`${url}/api/codes`, { for: 'keep', code: 'A'.repeat(20), seats: [] });
  expect(invented).toMatchObject({ status: 401, body: { code: 'bad-code' } });
});

test('guesses are limited', async () => {
  const { url } = await serverFor();
  const codes: unknown[] = [];
  for (let times = 0; times < 22; times += 1) codes.push((await opening(url, 'AAAAAAAA')).body);
  expect(codes[0]).toMatchObject({ code: 'bad-code' });
  expect(codes.at(-1)).toMatchObject({ code: 'too-fast' });
  expect((await opening(url, 'short')).body).toMatchObject({ code: 'bad-message', at: 'code' });
});

test('the store has neither the code nor what it opens in readable form', async () => {
  const server = await serverFor();
  const { table, secrets } = await seatedTable(server.url, 1, 2);
  const [secret = ''] = secrets;
  const { code } = await made(server.url, { for: 'keep', seats: [{ table, secret }] });
  await server.close();
  const bytes = readFileSync(join(server.dataDir, 'kickdoor.sqlite')).toString('latin1');
  expect(bytes).not.toContain(code);
  expect(bytes).not.toContain(secret);
});

test('letters that look alike are equivalent', () => {
  expect(plainCode('ilo-ILO 12')).toBe('11011012');
});
