/** Whatever the server has closed handles no more messages and changes. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { Meters } from '@kickdoor/tables/base/meter.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';
import { tableMoved } from '@kickdoor/tables/game/load-game.ts';
import { Session } from '@kickdoor/tables/session/session.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { withoutPort } from '../src/guard/address.ts';
import { Guard } from '../src/guard/guard.ts';
import { LIMITS } from '../src/guard/limits.ts';
import { known } from '../src/known.ts';
import { evening, ready, Sitter, tablesOf } from './evening.ts';
import { rawPost, upgradeAt } from './raw.ts';
import { serverFor } from './running.ts';

const stranger = 's'.repeat(32);
const nothing = () => undefined;
const full = () => Promise.reject(new Error('the disk is full'));

test('a banned client is ignored even while its line is still open', async () => {
  const { room, clock } = await evening({ pace: 'none' });
  const line = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: nothing,
    close: nothing,
    terminate: nothing,
  };
  const guard = new Guard(clock, LIMITS);
  const log = pino({ level: 'silent' });
  const session = new Session(line, room, {
    address: '::1',
    guard,
    log,
    meter: new Meters(),
    known,
    hold: nothing,
  });
  let heard = 0;
  const receive = () =>
    session.receive(() => {
      heard += 1;
      return '{"type":"ping"}';
    });
  receive();
  await clock.advance(0);
  expect(heard).toBe(1);
  // Messages already queued are ignored, too.
  receive();
  session.ban();
  receive();
  await clock.advance(0);
  expect(heard).toBe(1);
});

test('a table put to sleep accepts no task from those who still hold it', async () => {
  const { room, tables, id, sitters } = await evening({ pace: 'none' });
  await tables.retire(id, null, () => Promise.resolve());
  for (const sitter of sitters) {
    await expect(room.move(sitter, 'm', { do: 'end' })).rejects.toMatchObject({ code: 'unavailable' });
  }
});

test('nobody is told that a table has moved before it has', async () => {
  const { tables, id, sitters } = await evening({ pace: 'none' });
  await expect(tables.retire(id, tableMoved(), full)).rejects.toThrow('full');
  expect(sitters.flatMap((sitter) => sitter.all('error'))).toEqual([]);
  expect((await tables.room(id)).over).toBe(false);
});

test('delayed spectators learn with the same delay who was called', async () => {
  const table = await evening({ pace: 'none', delay: 60_000 });
  const { room, clock, sitters } = table;
  await ready(table);
  const guest = new Sitter(clock, stranger);
  room.enter(guest);
  await clock.advance(0);
  const [anna] = sitters;
  if (anna === undefined) throw new Error('nobody is there');
  const { turn } = anna.update.view;
  const caller = sitters[(turn + 1) % 3] ?? anna;
  await room.hours.nudge(caller, turn);
  expect(anna.all('nudged')).toHaveLength(1);
  expect(guest.all('nudged')).toEqual([]);
  await clock.advance(60_001);
  expect(guest.all('nudged')).toHaveLength(1);
});

test('after a rematch, whoever asked for it decides about absent players', async () => {
  const { context, id, tables, secrets, clock } = await evening({ pace: 'none', host: false });
  await tables.close();
  const record = await context.store.table(id);
  if (record === null) throw new Error('no table');
  const deputy = hashSecret(secrets[0] ?? '');
  await context.store.change(id, record.version, { ...record.setup, deputy });
  const room = await tablesOf(context).room(id);
  const [anna, ben] = secrets.slice(0, 2).map((secret) => new Sitter(clock, secret));
  if (anna === undefined || ben === undefined) throw new Error('nobody is there');
  room.enter(anna);
  room.enter(ben);
  await room.hours.vote(anna, { what: 'vacate', seat: 2 }, true);
  expect(room.setup.seats[2]?.kind).toBe('vacant');
});

test('a refused socket is closed soon even if its client does not answer', async () => {
  const { port } = await serverFor();
  const deaf = connect(port, '127.0.0.1');
  await once(deaf, 'connect');
  deaf.on('error', () => undefined);
  deaf.write(
    'GET /api/tables/none/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n' +
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n',
  );
  deaf.resume();
  await once(deaf, 'data');
  const begun = performance.now();
  await once(deaf, 'close');
  expect(performance.now() - begun).toBeLessThan(20_000);
}, 60_000);

test('only tables and counters have sockets', async () => {
  const { url } = await serverFor();
  expect(await upgradeAt(`${url.replace('http', 'ws')}/api/tables`, {})).toBe(404);
});

test('an address counts as the same whatever port a proxy adds', async () => {
  expect(['1.2.3.4:5', '[::1]:80', '[::1]', '::1', '1.2.3.4'].map(withoutPort)).toEqual([
    '1.2.3.4',
    '::1',
    '::1',
    '::1',
    '1.2.3.4',
  ]);
  const { port } = await serverFor({
    limits: { tables: { atOnce: 1, perSecond: 0 } },
    proxies: ['loopback'],
  });
  const from = (address: string) =>
    rawPost(port, '/api/tables', { seats: 3 }, { 'x-forwarded-for': address });
  expect((await from('203.0.113.7:1000')).status).toBe(201);
  expect((await from('203.0.113.7:1001')).status).toBe(429);
});

test('a body of another type than JSON is answered with its own status', async () => {
  const { port } = await serverFor();
  const answer = await rawPost(port, '/api/tables', {}, { 'content-type': 'text/xml' });
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([415, { code: 'bad-json' }]);
});
