/** Tables without a server, from the pages' side. */
import 'fake-indexeddb/auto';
import { randomBot, type Bot } from '@kickdoor/bots';
import { loadSet, packBundle } from '@kickdoor/packs/node';
import {
  CreatedTable,
  follow,
  PROTOCOL_VERSION,
  ServerMessage,
  type ServerMessageOf,
} from '@kickdoor/protocol';
import {
  buildCardPool,
  isRecordFault,
  readRecord,
  type GameRecord,
  type Move,
  type View,
} from '@kickdoor/rules';
import type { Log } from '@kickdoor/tables/base/log.ts';
import { soleOwner, type Ownership } from '@kickdoor/tables/base/ownership.ts';
import { onTestFinished, vi } from 'vitest';
import { Host } from '../src/offline/host.ts';
import { IndexedStore } from '../src/offline/indexed-store.ts';
import { KeptSets } from '../src/offline/kept-sets.ts';

/** Milliseconds that an expected result may take on a loaded machine. */
export const PATIENCE = 60_000;

export const classic = loadSet('classic');
export const pool = buildCardPool([classic]);
export const quiet = (): void => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** Plays at random, but does nothing in the quiet moments of others' turns, which belong to the test. */
const patientBot: Bot = {
  decide(view, ...rest) {
    return isQuiet(view) && view.turn !== view.seat ? null : randomBot.decide(view, ...rest);
  },
};

/** Whether the table waits for nobody except the player whose turn it is. */
function isQuiet({ phase, pending, combat, trades }: View): boolean {
  return phase !== 'setup' && pending === null && combat === null && trades.length === 0;
}

let places = 0;
/** A unique name for a store. */
export const place = (): string => `host ${(places += 1)}`;

/** The tables of a browser named `name`, with bots that play at random. */
export async function hostAt(name: string, ownership: Ownership = soleOwner): Promise<Host> {
  const store = await IndexedStore.open(name);
  const { id, setHash, defs } = packBundle(classic);
  const host = new Host({
    store,
    content: new KeptSets(store, [{ id, setHash, defs: [...defs] }], () => Promise.resolve({})),
    botNames: () => ['Ina', 'Jo', 'Kit', 'Lou', 'Max'].map((each) => [each, 'female', 'bold'] as const),
    ownership,
    version: 'test',
    log,
    bot: patientBot,
    pace: { botDelay: 0, awayAfter: 10, returnTime: 0 },
    seed: () => 'host',
  });
  onTestFinished(() => host.close().catch(() => undefined));
  return host;
}

/** A page's end of a line. */
export class Page {
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

  /** The first update after a move; `null` until there is one. */
  after(number: number): ServerMessageOf<'update'> | null {
    const updates = this.heard.filter((message) => message.type === 'update');
    return updates.find((update) => update.number > number) ?? null;
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

  /**
   * Makes the host rewind the last move. First plays on until that is possible: a roll of the die can't be rewound, and
   * no bot rolls in a quiet moment of the page's own turn.
   */
  async rewind(): Promise<void> {
    await this.#playUntil(
      ({ view, steps }) =>
        isQuiet(view) &&
        view.turn === view.seat &&
        steps.every(({ events }) => events.every((event) => event.e !== 'die')),
    );
    const before = this.heard.length;
    this.say({ type: 'rule', id: 'rewind', ruling: { do: 'rewind', to: this.now?.number ?? 0 } });
    const answer = await vi.waitUntil(
      () => this.heard.slice(before).find(({ type }) => type === 'ruling' || type === 'error'),
      PATIENCE,
    );
    if (answer.type === 'error') throw new Error(answer.code);
  }

  leave(): void {
    this.#port.postMessage({ end: 1000 });
    this.#port.close();
  }

  /** Plays at random until the game has more than a number of moves, or is over. */
  play(until: number): Promise<void> {
    return this.#playUntil(({ number }) => number >= until);
  }

  async #playUntil(isThere: (now: ServerMessageOf<'update'>) => boolean): Promise<void> {
    for (;;) {
      await vi.waitUntil(() => this.now !== null, PATIENCE);
      const { now } = this;
      if (now === null || now.view.phase === 'over' || isThere(now)) return;
      const move = randomBot.decide(now.view, now.legalMoves, pool, Math.random)?.move;
      if (move !== undefined) this.move(move);
      await vi.waitUntil(() => (this.now?.number ?? 0) > now.number, PATIENCE);
    }
  }
}

/** A table for one person and two bots, in its lobby. */
export async function begun(host: Host): Promise<CreatedTable> {
  const player = { name: 'Ada', sex: 'female' };
  const wish = { seats: 3, bots: [1, 2], player, sheet: 'classic', sets: ['classic'], pace: 'none' };
  const answer = await host.answer('create', wish);
  if (!answer.ok) throw new Error(answer.code);
  return CreatedTable.parse(answer.value);
}

/** The record of a table as a page receives it. */
export async function recordOf(host: Host, table: string): Promise<GameRecord> {
  const answer = await host.answer('record', { table });
  const record = readRecord(String(answer.ok ? answer.value : answer.code));
  if (isRecordFault(record)) throw new Error('not a record');
  return record;
}
