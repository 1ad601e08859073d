/** The threads that search: which questions they get when, what they are told, and what happens when one fails. */
import { loadSet, keepPack } from '@kickdoor/packs/node';
import { admits, createTable, legalMoves, view } from '@kickdoor/rules';
import type { Question } from '@kickdoor/tables/context/thinker.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { FromThread, SearchCall, ToThread } from '../../src/thinking/calls.ts';
import { FairQueue } from '../../src/thinking/fair-queue.ts';
import type { Runner } from '../../src/thinking/thread.ts';
import { NO_PAST } from '@kickdoor/bots';
import { ThreadPool, type PoolParts } from '../../src/thinking/thread-pool.ts';
import { poolOf } from '../card-pools.ts';

const cards = poolOf(['classic']);
const pack = loadSet('classic');
const players = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'female' as const }));
const state = createTable(cards, { sheet: 'classic', sets: ['classic'], seed: 'threads', players });

function question(table: string, more: Partial<Question> = {}): Question {
  return {
    table,
    sets: [{ id: 'classic', hash: pack.setHash }],
    view: view(cards, state, 0),
    legalMoves: legalMoves(cards, state, 0),
    strength: 'master',
    character: null,
    past: NO_PAST,
    milliseconds: 10_000,
    seed: 'seed',
    ...more,
  };
}

/** A thread that the test controls. */
class FakeThread implements Runner {
  readonly told: ToThread[] = [];
  stopped = false;
  readonly #heard: ((message: FromThread) => void)[] = [];
  readonly #failed: ((error: Error) => void)[] = [];

  on(event: 'message', hear: (message: FromThread) => void): void;
  on(event: 'error', hear: (error: Error) => void): void;
  on(event: 'exit', hear: () => void): void;
  on(event: string, hear: ((message: FromThread) => void) & ((error: Error) => void)): void {
    if (event === 'message') this.#heard.push(hear);
    if (event === 'error') this.#failed.push(hear);
  }

  postMessage(message: ToThread): void {
    this.told.push(structuredClone(message));
  }

  async terminate(): Promise<void> {
    this.stopped = true;
    return Promise.resolve();
  }

  say(message: FromThread): void {
    for (const hear of this.#heard) hear(message);
  }

  fail(): void {
    for (const failed of this.#failed) failed(new Error('out of memory'));
  }

  get searches(): SearchCall[] {
    return this.told.filter((one) => one.type === 'search');
  }

  /** Answers the running search. */
  answer(): void {
    const id = this.searches.at(-1)?.id ?? -1;
    this.say({ type: 'decided', id, decision: { move: { do: 'end' }, why: 'bot-why-end' } });
  }
}

function poolWith(more: Partial<PoolParts> = {}) {
  const threads: FakeThread[] = [];
  const pool = new ThreadPool({
    threads: 1,
    longest: 1000,
    set: async () => Promise.resolve(keepPack(pack)),
    log: pino({ level: 'silent' }),
    thought: () => undefined,
    start() {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    },
    ...more,
  });
  onTestFinished(() => pool.close());
  return { pool, threads };
}

const nobody = () => new AbortController().signal;
/** Lets questions reach the threads. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

test('tables take turns, however much one of them asks', () => {
  const queue = new FairQueue<string>();
  for (const one of ['a1', 'a2', 'a3']) queue.add('a', one);
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  queue.remove('c', 'c1');
  queue.remove('c', 'c1');
  const taken = [queue.next(), queue.next(), queue.next(), queue.next(), queue.next()];
  expect(taken).toEqual(['a1', 'b1', 'a2', 'a3', null]);
  expect(queue.size).toBe(0);
});

test('a thread is told a seat’s view, its legal moves, cards and a seed, and nothing else', async () => {
  const { pool, threads } = poolWith();
  const asked = { ...question('a'), state };
  const answer = pool.decide(asked, nobody());
  await settled();
  const [thread] = threads;
  thread?.say({ type: 'ready' });
  const [told, search] = thread?.told ?? [];
  expect(told).toEqual({ type: 'cards', key: pack.setHash, packs: [keepPack(pack)] });
  expect(Object.keys(search ?? {}).toSorted()).toEqual(
    [
      'character',
      'id',
      'key',
      'legalMoves',
      'milliseconds',
      'past',
      'seed',
      'strength',
      'type',
      'view',
    ].toSorted(),
  );
  expect(search).toMatchObject({ view: asked.view, seed: 'seed', strength: 'master' });
  thread?.answer();
  expect(await answer).toEqual({ move: { do: 'end' }, why: 'bot-why-end' });
});

test('the more questions wait, the shorter each search is; cards are sent once', async () => {
  const { pool, threads } = poolWith();
  const answers = ['a', 'a', 'a', 'b', 'c'].map((table) =>
    pool.decide(question(table, { milliseconds: 1000 }), nobody()),
  );
  await settled();
  const [thread] = threads;
  thread?.say({ type: 'ready' });
  for (const _ of answers) thread?.answer();
  await Promise.all(answers);
  const times = (thread?.searches ?? []).map(({ milliseconds }) => milliseconds);
  expect(times).toHaveLength(5);
  expect(times[0]).toBeLessThanOrEqual(200);
  expect(thread?.told.filter(({ type }) => type === 'cards')).toHaveLength(1);
});

test('a strength thinks as long as it may, but no longer than the server allows', async () => {
  const { pool, threads } = poolWith({ longest: 300 });
  const answers = [
    pool.decide(question('a', { strength: 'sharp' }), nobody()),
    pool.decide(question('b', { strength: 'master' }), nobody()),
  ];
  await settled();
  threads[0]?.say({ type: 'ready' });
  for (const _ of answers) threads[0]?.answer();
  await Promise.all(answers);
  expect(threads[0]?.searches.map(({ milliseconds }) => milliseconds)).toEqual([50, 300]);
});

test('a question that is dropped is never searched', async () => {
  const { pool, threads } = poolWith();
  const moved = new AbortController();
  const first = pool.decide(question('a'), nobody());
  const second = pool.decide(question('a'), moved.signal);
  await settled();
  moved.abort();
  await expect(second).rejects.toThrow('nobody waits');
  threads[0]?.say({ type: 'ready' });
  threads[0]?.answer();
  await first;
  expect(threads[0]?.searches).toHaveLength(1);
});

test('a question is rejected when its time is over, even if no thread ever starts', async () => {
  const { pool, threads } = poolWith();
  await expect(pool.decide(question('a', { milliseconds: 20 }), nobody())).rejects.toThrow('in time');
  expect(threads[0]?.searches).toEqual([]);
});

test('a failing thread’s search is rejected, and the others continue', async () => {
  const { pool, threads } = poolWith({ threads: 2 });
  const answers = [pool.decide(question('a'), nobody()), pool.decide(question('b'), nobody())];
  await settled();
  for (const thread of threads) thread.say({ type: 'ready' });
  threads[0]?.fail();
  await expect(answers[0]).rejects.toThrow('out of memory');
  threads[1]?.answer();
  expect(await answers[1]).toMatchObject({ move: { do: 'end' } });
});

test('a question with an unavailable set is rejected', async () => {
  const { pool } = poolWith({ set: async () => Promise.resolve(null) });
  await expect(pool.decide(question('a'), nobody())).rejects.toThrow('the set classic is not in the store');
});

test('closing rejects pending questions and ends the threads', async () => {
  const { pool, threads } = poolWith();
  const answer = pool.decide(question('a'), nobody());
  await settled();
  const rejected = expect(answer).rejects.toThrow('closed');
  await pool.close();
  await rejected;
  expect(threads[0]?.stopped).toBe(true);
});

test('a real thread decides on a legal move', async () => {
  const pool = new ThreadPool({
    threads: 1,
    longest: 1000,
    set: async () => Promise.resolve(keepPack(pack)),
    log: pino({ level: 'silent' }),
    thought: () => undefined,
    // A thread takes a while to start.
    patience: 100_000,
  });
  onTestFinished(() => pool.close());
  const asked = question('a', { strength: 'sharp', milliseconds: 100_000 });
  const decided = await pool.decide(asked, nobody());
  expect(asked.legalMoves.some((legal) => decided !== null && admits(legal, decided.move))).toBe(true);
});
