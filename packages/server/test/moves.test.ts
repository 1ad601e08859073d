import { PROTOCOL_VERSION } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { anyMove, seeded } from './chance.ts';
import { serverFor, startedTable } from './running.ts';
import type { TestClient } from './test-client.ts';

/** Somebody who may act now, and a legal move. */
function legal(clients: readonly TestClient[]) {
  for (const client of clients) {
    const move = anyMove(client.update, seeded(7));
    if (move !== null) return { client, move };
  }
  throw new Error('nobody may act');
}

test('an accepted move is broadcast to everybody', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const { client, move } = legal(clients);
  expect(await client.move(move, 'first')).toEqual({ type: 'accepted', id: 'first', number: 1 });
  for (const each of clients) {
    await each.untilNumber(1);
    expect(each.update).toMatchObject({ number: 1, resync: false });
    expect(each.update.steps.map(({ number, by }) => [number, by])).toEqual([[1, client.view.seat]]);
  }
});

test('a move sent twice is played once', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const { client, move } = legal(clients);
  await client.move(move, 'once');
  client.send({ type: 'move', id: 'once', move });
  client.send({ type: 'move', id: 'once', move });
  await client.until(() => client.all('accepted').filter(({ id }) => id === 'once').length === 3);
  expect(
    client
      .all('accepted')
      .filter(({ id }) => id === 'once')
      .map(({ number }) => number),
  ).toEqual([1, 1, 1]);
  expect(client.number).toBe(1);
});

test('the same id from another seat is another move', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const first = legal(clients);
  await first.client.move(first.move, 'same');
  for (const client of clients) await client.untilNumber(1);
  const other = legal(clients.filter((client) => client !== first.client));
  expect(await other.client.move(other.move, 'same')).toMatchObject({ type: 'accepted', number: 2 });
});

test('an illegal move is refused with its rule and changes nothing', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const [client] = clients;
  const answer = await client?.move({ do: 'flee' });
  expect(answer).toMatchObject({ type: 'refused', refusal: { refused: true } });
  expect(client?.number).toBe(0);
});

test('a malformed move is an error with the place, and the connection stays open', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const [client] = clients;
  if (client === undefined) throw new Error('nobody is there');
  expect(await client.wrong({ type: 'move', id: 'x', move: { do: 'dance' } })).toMatchObject({
    code: 'bad-move',
    id: 'x',
  });
  expect(await client.wrong({ type: 'move', id: 'y', move: null })).toMatchObject({
    code: 'bad-move',
    id: 'y',
  });
  expect(await client.wrong('{"type": ')).toMatchObject({ code: 'bad-json' });
  expect(await client.wrong('[]')).toMatchObject({ code: 'bad-message' });
  expect(await client.wrong({ type: 'free', id: 'z', seat: -1 })).toMatchObject({
    code: 'bad-message',
    at: 'seat',
    id: 'z',
  });
  expect(await client.wrong({ type: 'hello', version: PROTOCOL_VERSION })).toMatchObject({
    code: 'bad-message',
    at: 'type',
  });
  expect(await client.wrong({ type: 'ping', padding: 'x'.repeat(70_000) })).toMatchObject({
    code: 'too-large',
  });
  client.send({ type: 'ping' });
  await client.until(() => client.all('pong').length === 1);
  // Only the table's clock may end a wait.
  const time = await client.ask({ type: 'move', move: { do: 'timeout' } });
  expect(time.type).not.toBe('accepted');
});

test('messages over the rate limit are ignored, and eventually close the connection', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const [client] = clients;
  if (client === undefined) throw new Error('nobody is there');
  for (let count = 0; count < 60; count += 1) client.send({ type: 'ping' });
  await client.until(() => client.all('error').some(({ code }) => code === 'too-fast'));
  expect(client.all('pong').length).toBeLessThan(50);
  for (let count = 0; count < 400; count += 1) client.send({ type: 'ping' });
  await client.until(() => client.closed);
});
