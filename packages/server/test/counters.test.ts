/** Level counters that phones share: relaying, storage, limits, and validation. */
import { randomBytes } from 'node:crypto';
import {
  COUNTER_VERSION,
  CounterServerMessage,
  MOST_ENTRIES,
  type CounterDeed,
  type CounterEntry,
} from '@kickdoor/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { CounterRoom } from '../src/counters/counter-room.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { ManualClock } from './manual-clock.ts';
import { serverFor } from './running.ts';
import { tempFolder } from './temp.ts';

const newId = () => randomBytes(16).toString('base64url');
const DAY = 24 * 3600_000;

/** An entry that comes after `clock - 1` others. */
function entry(clock: number, deed: CounterDeed = { is: 'again' }, author = 'AAAAAAAA'): CounterEntry {
  return { id: `${author}.${clock}`, clock, at: 1_764_000_000_000, phone: 'BBBBBBBB', deed };
}

const entries = (count: number, from = 1): CounterEntry[] =>
  Array.from({ length: count }, (_, at) => entry(from + at));

/** A phone with a real connection. */
class Line {
  readonly messages: CounterServerMessage[] = [];
  readonly socket: WebSocket;
  /** Starts far from the ids that tests use themselves. */
  #puts = 1000;

  constructor(url: string, counter: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/counters/${counter}/socket`);
    this.socket.on('message', (data: Buffer) => {
      const json: unknown = JSON.parse(data.toString());
      this.messages.push(CounterServerMessage.parse(json));
    });
    this.socket.on('error', () => undefined);
    onTestFinished(() => this.socket.terminate());
  }

  static async open(url: string, counter: string, log: string | null = null, since = 0): Promise<Line> {
    const line = new Line(url, counter);
    await new Promise((resolve) => line.socket.once('open', resolve));
    line.send({ type: 'hello', version: COUNTER_VERSION, log, since });
    await line.until('log');
    return line;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Puts entries and waits for the answer. */
  async put(list: readonly unknown[]): Promise<CounterServerMessage> {
    this.#puts += 1;
    const id = this.#puts;
    this.send({ type: 'put', id, entries: list });
    await expect.poll(() => this.messages.some((one) => 'id' in one && one.id === id)).toBe(true);
    const answer = this.messages.find((one) => 'id' in one && one.id === id);
    if (answer === undefined) throw new Error('there is no answer');
    return answer;
  }

  async until(type: CounterServerMessage['type']): Promise<void> {
    await expect.poll(() => this.messages.some((one) => one.type === type)).toBe(true);
  }

  /** All entries received, in order. */
  get entries(): readonly CounterEntry[] {
    return this.messages.flatMap((one) => (one.type === 'entries' ? one.entries : []));
  }

  get log(): string {
    return this.messages.find((one) => one.type === 'log')?.log ?? '';
  }
}

test('entries put by one phone reach the others, and latecomers get what is missing', async () => {
  const { url } = await serverFor();
  const counter = newId();
  const [anna, ben] = [await Line.open(url, counter), await Line.open(url, counter)];
  expect(await anna.put(entries(3))).toMatchObject({ type: 'kept' });
  await expect.poll(() => ben.entries.length).toBe(3);
  expect(ben.entries).toEqual(entries(3));
  await expect
    .poll(() => anna.messages.findLast((one) => one.type === 'phones'))
    .toEqual({ type: 'phones', count: 2 });
  const chloe = await Line.open(url, counter, ben.log, 2);
  await expect.poll(() => chloe.entries).toEqual([entry(3)]);
  // A repeated put changes nothing and is answered like the first one.
  expect(await ben.put(entries(3))).toMatchObject({ type: 'kept' });
  expect(await ben.put([entry(4)])).toMatchObject({ type: 'kept' });
  await expect.poll(() => anna.entries.map(({ clock }) => clock)).toEqual([1, 2, 3, 4]);
});

test('a counter survives a restart of the server, under the same name', async () => {
  const dataDir = tempFolder();
  const counter = newId();
  const first = await serverFor({ dataDir });
  const line = await Line.open(first.url, counter);
  await line.put(entries(5));
  await first.close();
  const second = await serverFor({ dataDir });
  const again = await Line.open(second.url, counter, line.log, 5);
  expect(again.messages[0]).toEqual({ type: 'log', log: line.log, count: 5, since: 5 });
  await again.put([entry(6)]);
  await expect.poll(() => again.entries).toEqual([entry(6)]);
});

test('a counter that the server has lost is started again by a phone that has it', async () => {
  const counter = newId();
  const first = await serverFor();
  const line = await Line.open(first.url, counter);
  await line.put(entries(4));
  await first.close();
  const { url } = await serverFor();
  const phone = await Line.open(url, counter, line.log, 4);
  expect(phone.messages[0]).toMatchObject({ type: 'log', count: 0, since: 0 });
  expect(phone.log).not.toBe(line.log);
  await phone.put(entries(4));
  await expect.poll(() => phone.entries.length).toBe(4);
});

test('a counter is deleted after 90 days without an entry', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock });
  const [old, busy] = [newId(), newId()];
  const line = await Line.open(url, old);
  await line.put(entries(1));
  line.socket.terminate();
  const other = await Line.open(url, busy);
  await other.put(entries(1));
  await clock.advance(0);
  clock.dayOffset += 60 * DAY;
  await other.put([entry(2)]);
  other.socket.terminate();
  clock.dayOffset += 31 * DAY;
  await clock.advance(3600_000);
  await expect.poll(async () => (await Line.open(url, old)).messages[0]).toMatchObject({ count: 0 });
  expect((await Line.open(url, busy)).messages[0]).toMatchObject({ count: 2 });
});

const BROKEN: readonly (readonly [what: string, message: unknown, answer: object])[] = [
  ['no JSON', '{', { code: 'bad-json' }],
  ['something unknown', { type: 'delete' }, { code: 'bad-message', at: 'type' }],
  ['an old page', { type: 'hello', version: 0, log: null, since: 0 }, { code: 'bad-message' }],
  [
    'a number that is none',
    { type: 'put', id: 1, entries: [{ ...entry(1), clock: 'x' }] },
    { code: 'bad-message' },
  ],
  [
    'an unknown deed',
    { type: 'put', id: 1, entries: [{ ...entry(1), deed: { is: 'cheat' } }] },
    { code: 'bad-message' },
  ],
  [
    'more of a deed than there is',
    { type: 'put', id: 1, entries: [{ ...entry(1), deed: { is: 'again', html: '<b>' } }] },
    { code: 'bad-message' },
  ],
  [
    'a name that turns the line around',
    {
      type: 'put',
      id: 1,
      entries: [entry(1, { is: 'player', name: 'A\u202Eb', color: 'blue', sex: 'male' })],
    },
    { code: 'bad-message', at: 'entries[0].deed.name' },
  ],
  [
    'a Level that is out of all bounds',
    { type: 'put', id: 1, entries: [entry(1, { is: 'level', player: 'AAAAAAAA.1', by: 1e9 })] },
    { code: 'bad-message', at: 'entries[0].deed.by' },
  ],
  ['too many at once', { type: 'put', id: 1, entries: entries(101) }, { code: 'bad-message', at: 'entries' }],
  ['no entries', { type: 'put', id: 1, entries: [] }, { code: 'bad-message', at: 'entries' }],
  // It would leave no room for other phones' clocks.
  [
    'a clock from the future',
    { type: 'put', id: 1, entries: [entry(3999)] },
    { code: 'bad-message', at: 'entries[0].clock' },
  ],
];

test.each(BROKEN)('%s is refused with its place, and changes nothing', async (_, message, answer) => {
  const { url } = await serverFor();
  const counter = newId();
  const line = await Line.open(url, counter);
  line.send(message);
  await line.until('error');
  expect(line.messages.find((one) => one.type === 'error')).toMatchObject(answer);
  const other = await Line.open(url, counter);
  expect(other.messages[0]).toMatchObject({ type: 'log', count: 0 });
  expect(await line.put([entry(1)])).toMatchObject({ type: 'kept' });
});

test('nothing is accepted before hello, and a page of another version is told so', async () => {
  const { url } = await serverFor();
  const line = new Line(url, newId());
  await new Promise((resolve) => line.socket.once('open', resolve));
  expect(await line.put(entries(1))).toMatchObject({ code: 'no-hello' });
  line.send({ type: 'hello', version: 99, log: null, since: 0 });
  await expect
    .poll(() => line.messages.some((one) => one.type === 'error' && one.code === 'version'))
    .toBe(true);
});

test('an id that no page generates has no counter', async () => {
  const { url } = await serverFor();
  const line = new Line(url, 'short');
  await line.until('error');
  expect(line.messages).toMatchObject([{ type: 'error', code: 'not-found' }]);
});

test('one phone can’t replace another’s entries', async () => {
  const { url } = await serverFor();
  const counter = newId();
  const line = await Line.open(url, counter);
  await line.put([entry(1)]);
  await line.put([entry(1, { is: 'roll', face: 6 })]);
  const other = await Line.open(url, counter);
  await expect.poll(() => other.entries).toEqual([entry(1)]);
});

test('counters and entries are limited by address, phones by counter', async () => {
  const { url } = await serverFor({
    limits: { counters: { atOnce: 2, perSecond: 0 }, entries: { atOnce: 30, perSecond: 0 }, phones: 2 },
  });
  const first = newId();
  const line = await Line.open(url, first);
  expect(await line.put(entries(10))).toMatchObject({ type: 'kept' });
  expect(await (await Line.open(url, newId())).put(entries(10))).toMatchObject({ type: 'kept' });
  expect(await (await Line.open(url, newId())).put(entries(1))).toMatchObject({ code: 'too-fast' });
  expect(await line.put(entries(11, 11))).toMatchObject({ code: 'too-fast' });
  expect(await line.put(entries(10, 11))).toMatchObject({ type: 'kept' });
  await Line.open(url, first);
  const third = new Line(url, first);
  await new Promise((resolve) => third.socket.once('open', resolve));
  third.send({ type: 'hello', version: COUNTER_VERSION, log: null, since: 0 });
  await third.until('error');
  expect(third.messages).toMatchObject([{ code: 'too-many' }]);
});

test('a counter accepts the maximum number of entries, and no more', async () => {
  const { store } = await openSqlite(tempFolder());
  onTestFinished(() => store.close());
  const room = new CounterRoom(newId(), store, () => 0);
  await room.put(entries(MOST_ENTRIES - 1));
  const two = [entry(MOST_ENTRIES), entry(MOST_ENTRIES, { is: 'again' }, 'CCCCCCCC')];
  await expect(room.put(two)).rejects.toMatchObject({ code: 'table-full' });
  await room.put([entry(MOST_ENTRIES)]);
  await expect(room.put([entry(1, { is: 'again' }, 'CCCCCCCC')])).rejects.toMatchObject({
    code: 'table-full',
  });
});

test('two nodes on one store add to the same list, and each learns of the other’s entries', async () => {
  const { store } = await openSqlite(tempFolder());
  onTestFinished(() => store.close());
  const counter = newId();
  const [here, there] = [counter, counter].map((id) => new CounterRoom(id, store, () => 0));
  if (here === undefined || there === undefined) throw new Error('there are two nodes');
  await Promise.all([here.put(entries(3)), there.put([entry(1, { is: 'again' }, 'CCCCCCCC')])]);
  await Promise.all([here.put([entry(4)]), there.put([entry(2, { is: 'roll', face: 2 }, 'CCCCCCCC')])]);
  await Promise.all([here.refresh(), there.refresh()]);
  const told = [here, there].map((room) => {
    const sent: unknown[] = [];
    room.enter({ has: 0, send: (text) => void sent.push(JSON.parse(text)) }, { log: null, since: 0 });
    return sent.slice(0, 2);
  });
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.[0]).toMatchObject({ type: 'log', count: 6 });
});
