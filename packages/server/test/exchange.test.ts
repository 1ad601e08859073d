/** The exchange over a client's line: what is handled, and how it ends. */
import { Bucket } from '@kickdoor/tables/base/bucket.ts';
import { Meters } from '@kickdoor/tables/base/meter.ts';
import type { Line } from '@kickdoor/tables/session/caller.ts';
import { Exchange } from '@kickdoor/tables/session/exchange.ts';
import { expect, test } from 'vitest';
import { ManualClock } from './manual-clock.ts';

const UNREAD = 1000;

/** An exchange over a fake line with a burst of three messages and a patience of two. */
function exchange(hasMoved: () => boolean = () => false) {
  const sent: unknown[] = [];
  const ends: (number | string)[] = [];
  const line: Line & { bufferedAmount: number } = {
    OPEN: 1,
    get readyState() {
      return ends.length === 0 ? 1 : 2;
    },
    bufferedAmount: 0,
    send: (text) => sent.push(JSON.parse(text)),
    close: (code) => ends.push(code),
    terminate: () => ends.push('terminated'),
  };
  const clock = new ManualClock();
  const guard = {
    limits: { unread: UNREAD },
    messages: () => new Bucket(clock, { atOnce: 3, perSecond: 1 }),
  };
  const caller = { guard, meter: new Meters(), hold: () => undefined };
  return { it: new Exchange(line, caller, { patience: 2, hasMoved }), line, sent, ends, clock };
}

test('messages are answered one by one in order', async () => {
  const { it, clock } = exchange();
  const done: string[] = [];
  const slow = Promise.withResolvers<void>();
  it.receive(async () => {
    await slow.promise;
    done.push('first');
  });
  it.receive(async () => void done.push('second'));
  await clock.advance(0);
  expect(done).toEqual([]);
  slow.resolve();
  await clock.advance(0);
  expect(done).toEqual(['first', 'second']);
});

test('messages over the rate are refused, and a client that persists is disconnected', async () => {
  const { it, sent, ends, clock } = exchange();
  let answered = 0;
  const say = () => it.receive(async () => void (answered += 1));
  for (let count = 0; count < 5; count += 1) say();
  await clock.advance(0);
  expect(answered).toBe(3);
  expect(sent).toMatchObject([{ code: 'too-fast' }, { code: 'too-fast' }]);
  await clock.advance(1000);
  say();
  expect(ends).toEqual([]);
  say();
  expect(ends).toEqual([1008]);
  await clock.advance(5000);
  say();
  await clock.advance(0);
  // Even messages within the rate are ignored, since the line is closed.
  expect(answered).toBe(3);
});

test('a client that leaves too much unread is cut off', () => {
  const { it, line, sent, ends } = exchange();
  it.send('1');
  line.bufferedAmount = UNREAD;
  it.send('2');
  expect(ends).toEqual([]);
  line.bufferedAmount = UNREAD + 1;
  it.send('3');
  expect(sent).toEqual([1, 2]);
  expect(ends).toEqual(['terminated']);
});

test('once the table has moved elsewhere, nothing is sent and the client is told to reconnect', () => {
  const { it, sent, ends } = exchange(() => true);
  it.send('1');
  expect(sent).toEqual([]);
  expect(ends).toEqual([1012]);
});

test('messages pending when the line closes are not answered', async () => {
  const { it, clock } = exchange();
  let answered = 0;
  it.receive(async () => void (answered += 1));
  it.closed();
  await clock.advance(0);
  expect(answered).toBe(0);
});
