/** Tables without a server: the protocol over message ports, kept in IndexedDB. */
import 'fake-indexeddb/auto';
import { randomBot } from '@kickdoor/bots';
import { checkFiles } from '@kickdoor/packs';
import { loadSet, packBundle } from '@kickdoor/packs/node';
import {
  CreatedTable,
  follow,
  MyTableList,
  PROTOCOL_VERSION,
  ServerMessage,
  type ServerMessageOf,
} from '@kickdoor/protocol';
import {
  buildCardPool,
  isRecordFault,
  readRecord,
  verify,
  type GameRecord,
  type Move,
} from '@kickdoor/rules';
import type { Log } from '@kickdoor/tables/log.ts';
import { soleOwner, type Ownership } from '@kickdoor/tables/ownership.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Host } from '../src/offline/host.ts';
import { IndexedStore } from '../src/offline/indexed-store.ts';
import { KeptSets } from '../src/offline/kept-sets.ts';
import { tabOwnership, type Locks } from '../src/offline/tab-locks.ts';

/** Milliseconds that a loaded machine may take to do what is expected. */
const PATIENCE = 60_000;

const classic = loadSet('classic');
const pool = buildCardPool([classic]);
const quiet = (): void => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

let places = 0;
const place = (): string => `host ${(places += 1)}`;

async function hostAt(name: string, ownership: Ownership = soleOwner): Promise<Host> {
  const store = await IndexedStore.open(name);
  const { id, setHash, defs } = packBundle(classic);
  const host = new Host({
    store,
    content: new KeptSets(store, [{ id, setHash, defs: [...defs] }], () => Promise.resolve({})),
    botNames: () => ['Ina', 'Jo', 'Kit', 'Lou', 'Max'].map((each) => [each, 'female', 'bold'] as const),
    ownership,
    version: 'test',
    log,
    bot: randomBot,
    pace: { botDelay: 0, awayAfter: 10, returnTime: 0 },
    seed: () => 'host',
  });
  onTestFinished(() => host.close().catch(() => undefined));
  return host;
}

/** A page's end of a line. */
class Page {
  readonly heard: ServerMessage[] = [];
  readonly #port: MessagePort;
  #moves = 0;

  constructor(host: Host, table: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port2;
    port2.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') this.#hear(ServerMessage.parse(JSON.parse(data)));
    });
    port2.start();
    onTestFinished(() => port2.close());
    void host.connect(table, port1);
  }

  #hear(message: ServerMessage): void {
    if (message.type !== 'change') {
      this.heard.push(message);
      return;
    }
    const followed = follow(this.now, message);
    if ('update' in followed) this.heard.push(followed.update);
  }

  get now(): ServerMessageOf<'update'> | null {
    return this.heard.findLast((message) => message.type === 'update') ?? null;
  }

  say(message: object): void {
    this.#port.postMessage(JSON.stringify(message));
  }

  hello(keys: { readonly secret?: string | undefined; readonly host?: string }): void {
    this.say({ type: 'hello', version: PROTOCOL_VERSION, ...keys });
  }

  move(move: Move): void {
    this.#moves += 1;
    this.say({ type: 'move', id: `${performance.now()}-${this.#moves}`, move });
  }

  leave(): void {
    this.#port.postMessage({ end: 1000 });
    this.#port.close();
  }

  /** Plays at random until the game is past a number of moves, or over. */
  async play(until: number): Promise<void> {
    for (;;) {
      await vi.waitUntil(() => this.now !== null, PATIENCE);
      const { now } = this;
      if (now === null || now.view.phase === 'over' || now.number >= until) return;
      const move = randomBot.decide(now.view, now.legalMoves, pool, Math.random)?.move;
      if (move !== undefined) this.move(move);
      await vi.waitUntil(() => (this.now?.number ?? 0) > now.number, PATIENCE);
    }
  }
}

async function begun(host: Host): Promise<CreatedTable> {
  const player = { name: 'Ada', sex: 'female' };
  const wish = { seats: 3, bots: [1, 2], player, sheet: 'classic', sets: ['classic'], pace: 'none' };
  const answer = await host.answer('create', wish);
  if (!answer.ok) throw new Error(answer.code);
  return CreatedTable.parse(answer.value);
}

async function recordOf(host: Host, table: string): Promise<GameRecord> {
  const answer = await host.answer('record', { table });
  const record = readRecord(String(answer.ok ? answer.value : answer.code));
  if (isRecordFault(record)) throw new Error('not a record');
  return record;
}

test('a game against bots begins, and goes on where it was after everything was closed', async () => {
  const name = place();
  const first = await hostAt(name);
  const { table, host, secret } = await begun(first);
  const page = new Page(first, table);
  page.hello({ secret: secret ?? undefined, host });
  page.say({ type: 'start', id: 'start' });
  await page.play(12);
  const before = page.now;
  page.leave();
  await first.close();

  const second = await hostAt(name);
  const again = new Page(second, table);
  again.hello({ secret: secret ?? undefined, host });
  await vi.waitFor(() => expect(again.now?.number).toBeGreaterThanOrEqual(before?.number ?? 1), PATIENCE);
  await again.play((before?.number ?? 0) + 12);
  expect(again.now?.number).toBeGreaterThan(before?.number ?? 0);
});

test('every move is in the store before the page hears of it', async () => {
  const name = place();
  const host = await hostAt(name);
  const { table, ...keys } = await begun(host);
  const page = new Page(host, table);
  page.hello({ secret: keys.secret ?? undefined, host: keys.host });
  page.say({ type: 'start', id: 'start' });
  await page.play(20);
  // As another process would find it, were this one killed now.
  const store = await IndexedStore.open(name);
  const heard = page.now?.number ?? 0;
  expect((await store.moves(table, heard, heard)).map(({ number }) => number)).toEqual([heard]);
  await store.close();
});

test("a running game's record is a whole record of the game so far", async () => {
  const host = await hostAt(place());
  const { table, ...keys } = await begun(host);
  const page = new Page(host, table);
  page.hello({ secret: keys.secret ?? undefined, host: keys.host });
  page.say({ type: 'start', id: 'start' });
  await page.play(15);
  const record = await recordOf(host, table);
  expect(record.moves.length).toBeGreaterThanOrEqual(15);
  expect(verify(pool, record)).toBeNull();
});

/** A table for one person and two bots. */
const wishFor = (...sets: readonly string[]) => ({
  seats: 3,
  bots: [1, 2],
  player: { name: 'Ada', sex: 'female' },
  sheet: 'classic',
  sets,
  pace: 'none',
});

/** A pack of somebody's own: one card of each sort that can be tried. */
const { pack: laundry } = checkFiles(
  new Map([
    ['pack.yaml', 'id: laundry\nversion: 1.0.0\nlanguages: [en]\n'],
    ['doors/all.yaml', '- { id: sock, kind: monster, level: 1, treasures: 1, badStuff: [die] }\n'],
    ['treasures/all.yaml', '- { id: peg, kind: item, bonus: 1, gold: 100 }\n'],
    ['words/en/cards.ftl', 'pack = Laundry\nsock = Sock\npeg = Peg\n'],
  ]),
);

test.each(['sock', 'peg'])(
  'a card of one’s own is tried: the game begins where %s can be used',
  async (id) => {
    if (laundry === null) throw new Error('the pack is in order');
    const own = buildCardPool([classic, laundry]);
    const name = place();
    const first = await hostAt(name);
    const { setHash, look, cards, words } = laundry;
    const set = { id: 'laundry', setHash, look, defs: cards, words };
    expect(await first.answer('offer', { set })).toEqual({ ok: true, value: null });
    const answer = await first.answer('try', {
      wish: wishFor('classic', 'laundry'),
      card: { set: 'laundry', id },
    });
    if (!answer.ok) throw new Error(answer.code);
    const { table, host, secret } = CreatedTable.parse(answer.value);
    const page = new Page(first, table);
    page.hello({ secret: secret ?? undefined, host });
    await vi.waitUntil(() => page.now !== null, PATIENCE);
    const use = page.now?.legalMoves.find(({ move }) =>
      id === 'sock' ? move.do === 'kick' : move.do === 'play' && own.cards[move.card]?.id === id,
    );
    if (use === undefined) throw new Error(`${id} can't be used`);
    page.move(use.move);
    await vi.waitUntil(() => (page.now?.number ?? 0) > 0, PATIENCE);
    const foes = page.now?.view.combat?.foes ?? [];
    expect(foes.some(({ card }) => own.cards[card]?.id === 'sock')).toBe(id === 'sock');
    // No deal leads there: nothing could play its record again.
    expect(await first.answer('record', { table })).toEqual({ ok: false, code: 'bad-record' });
    const taken = await first.answer('take', { table, secrets: [secret], away: true });
    expect(taken).toEqual({ ok: false, code: 'bad-record' });
    page.leave();
    await first.close();

    // The pack is in the store for as long as its games are, and what a rematch needs with it.
    const second = await hostAt(name);
    const again = new Page(second, table);
    again.hello({ secret: secret ?? undefined, host });
    await vi.waitUntil(() => again.now !== null, PATIENCE);
    const kept = await second.answer('set', { hash: setHash });
    expect(kept.ok && JSON.parse(String(kept.value))).toMatchObject({ id: 'laundry', words: laundry.words });
  },
);

test('a card that nobody could ever use makes no table, and the rule says why', async () => {
  const { pack: rivet } = checkFiles(
    new Map([
      ['pack.yaml', 'id: rivets\nversion: 1.0.0\nlanguages: [en]\n'],
      ['doors/all.yaml', '- { id: sock, kind: monster, level: 1, treasures: 1, badStuff: [die] }\n'],
      ['treasures/all.yaml', '- { id: rivet, kind: item-enhancer, strength: 1 }\n'],
      ['words/en/cards.ftl', 'pack = Rivets\nsock = Sock\nrivet = Rivet\n'],
    ]),
  );
  if (rivet === null) throw new Error('the pack is in order');
  const host = await hostAt(place());
  const { id, setHash, look, cards, words } = rivet;
  await host.answer('offer', { set: { id, setHash, look, defs: cards, words } });
  const answer = await host.answer('try', { wish: wishFor('rivets'), card: { set: id, id: 'rivet' } });
  expect(answer).toEqual({ ok: true, value: { rule: 'items.carried' } });
});

test('what is asked for wrongly is answered as a server would', async () => {
  const host = await hostAt(place());
  expect(await host.answer('create', { seats: 0 })).toEqual({ ok: false, code: 'bad-message' });
  expect(await host.answer('create', { seats: 3, sets: ['nowhere'] })).toEqual({
    ok: false,
    code: 'bad-table',
  });
  expect(await host.answer('record', { table: 'AAAAAAAAAAAA' })).toEqual({ ok: false, code: 'no-table' });
  const page = new Page(host, 'AAAAAAAAAAAA');
  await vi.waitFor(() => expect(page.heard).toMatchObject([{ type: 'error', code: 'no-table' }]), PATIENCE);
  const { table } = await begun(host);
  const stranger = new Page(host, table);
  stranger.say({ type: 'start', id: 'x' });
  await vi.waitFor(
    () => expect(stranger.heard).toMatchObject([{ type: 'error', code: 'no-hello' }]),
    PATIENCE,
  );
  stranger.hello({ secret: 'A'.repeat(32) });
  await vi.waitFor(() => expect(stranger.heard.at(-1)).toMatchObject({ code: 'bad-secret' }), PATIENCE);
});

test('the tables of a browser are listed with nobody opening them', async () => {
  const host = await hostAt(place());
  const { table, secret } = await begun(host);
  const seats = [{ table, secret }];
  const listed = async () => {
    const answer = await host.answer('mine', { seats });
    return MyTableList.parse(answer.ok ? answer.value : null).tables;
  };
  expect(await listed()).toMatchObject([{ id: table, stage: 'open', seat: 0, waits: false }]);
});

/** Locks as a browser has them, shared by its tabs. */
function fakeLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    async request(name, { ifAvailable = false }, task) {
      if (ifAvailable && held.has(name)) return task(null);
      const before = tails.get(name);
      const run = (async () => {
        await before;
        held.add(name);
        await task({ name });
        held.delete(name);
      })();
      tails.set(name, run);
      return run;
    },
  };
}

test('two tabs never play the same table: the second waits until the first has left it', async () => {
  const name = place();
  const locks = fakeLocks();
  const busy: string[] = [];
  const one = await hostAt(name, tabOwnership(locks, quiet));
  const two = await hostAt(
    name,
    tabOwnership(locks, (_, isBusy) => busy.push(isBusy ? 'busy' : 'free')),
  );
  const { table, ...keys } = await begun(one);
  const first = new Page(one, table);
  first.hello({ secret: keys.secret ?? undefined, host: keys.host });
  first.say({ type: 'start', id: 'start' });
  await first.play(5);
  const second = new Page(two, table);
  second.hello({ secret: keys.secret ?? undefined });
  await vi.waitFor(() => expect(busy).toEqual(['busy']), PATIENCE);
  expect(second.heard).toEqual([]);
  const number = first.now?.number ?? 0;
  first.leave();
  await vi.waitFor(() => expect(busy).toEqual(['busy', 'free']), PATIENCE);
  await vi.waitFor(() => expect(second.now?.number).toBeGreaterThanOrEqual(number), PATIENCE);
});
