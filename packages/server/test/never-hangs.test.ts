/**
 * People connect and disconnect at random while the store is slow and sometimes fails. Once everybody is back and
 * answers, the game continues. Time is simulated: a table lives for hours in a second.
 */
import { sensibleBot } from '@kickdoor/bots';
import type { Move } from '@kickdoor/rules';
import { expect, onTestFinished, test } from 'vitest';
import type { ServerMessageOf } from '@kickdoor/protocol';
import type { Client } from '@kickdoor/tables/telling/client.ts';
import { DEFAULT_PACE, type Context } from '@kickdoor/tables/context/context.ts';
import type { Room } from '@kickdoor/tables/room/room.ts';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import { poolOf } from './card-pools.ts';
import { Reader } from './reader.ts';
import { anyMove, seeded } from './chance.ts';
import { contextFor } from './context.ts';
import { ManualClock } from './manual-clock.ts';

const BOTS = 3;

/** A store that can be made slow and unreliable. */
function shaky(store: Store, clock: ManualClock, random: () => number, trouble: { on: boolean }): Store {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]): Promise<unknown> => {
        if (trouble.on && random() < 0.3) {
          await new Promise<void>((resolve) => clock.after(random() * 400, resolve));
        }
        if (trouble.on && random() < 0.1) throw new Error('the disk is busy');
        return Reflect.apply(method, target, args);
      };
    },
  });
}

/** A seated player who comes and goes. */
class Person {
  readonly #secret: string;
  readonly #random: () => number;
  #at: { readonly room: Room; readonly client: Client } | null = null;
  #moves = 0;
  #reader = new Reader();

  constructor(secret: string, random: () => number) {
    this.#secret = secret;
    this.#random = random;
  }

  get update(): ServerMessageOf<'update'> | null {
    return this.#reader.update;
  }

  async come(tables: Tables, table: string): Promise<void> {
    if (this.#at !== null) return;
    const room = await tables.room(table);
    this.#reader = new Reader();
    const client: Client = {
      hash: hashSecret(this.#secret),
      host: false,
      seen: null,
      // A client that is cut off reconnects by itself, like the page.
      cut: () => this.go(),
      has: null,
      send: (text) => void this.#reader.read(text),
    };
    this.#at = { room, client };
    room.enter(client);
  }

  go(): void {
    if (this.#at !== null) this.#at.room.leave(this.#at.client);
    this.#at = null;
  }

  /** Plays a move that it owes, or any move. */
  async play(pool: Parameters<typeof sensibleBot.decide>[2], how: 'well' | 'anyhow'): Promise<void> {
    if (this.#at === null || this.update === null) return;
    const { room, client } = this.#at;
    const stoodIn = room.info().seats[this.update.view.seat ?? -1]?.standIn;
    if (stoodIn === true) await room.hours.back(client);
    const { view, legalMoves } = this.update;
    const move: Move | null =
      how === 'well'
        ? (sensibleBot.decide(view, legalMoves, pool, this.#random)?.move ?? null)
        : anyMove(this.update, this.#random);
    if (move === null) return;
    this.#moves += 1;
    await room.move(client, `${this.#secret.slice(0, 8)} ${this.#moves}`, move);
  }
}

/** Awaits a task that takes simulated time, ignoring errors. */
async function ended({ seed, clock }: Pick<Scene, 'seed' | 'clock'>, task: Promise<unknown>): Promise<void> {
  const end = { reached: false };
  const reach = () => {
    end.reached = true;
  };
  task.then(reach, reach);
  for (let wait = 0; wait < 50 && !end.reached; wait++) await clock.advance(100);
  expect(end.reached, `seed ${seed}: a task comes to its end`).toBe(true);
}

interface Scene {
  readonly seed: number;
  readonly random: () => number;
  readonly clock: ManualClock;
  readonly context: Context;
  readonly tables: Tables;
  readonly table: string;
  readonly people: readonly Person[];
}

async function setScene(seed: number, trouble: { on: boolean }): Promise<Scene> {
  const random = seeded(seed);
  const clock = new ManualClock();
  const plain = await contextFor(undefined, undefined, clock);
  const store = shaky(plain.store, clock, random, trouble);
  const more = { store, random, bot: () => sensibleBot, pace: DEFAULT_PACE, seed: () => `hangs ${seed}` };
  const context = { ...plain, ...more };
  const tables = new Tables(context);
  onTestFinished(() => tables.close());
  const persons = 1 + (seed % 2);
  const { table } = await tables.create({
    seats: persons + BOTS,
    bots: Array.from({ length: BOTS }, (_, at) => persons + at),
    public: false,
    spectators: true,
    delay: 0,
    talk: 'phrases',
    rulings: 'majority',
    openHands: true,
    sheet: 'classic',
    options: {},
    speed: 'normal',
    pace: 'normal',
    language: 'en',
  });
  const room = await tables.room(table);
  const people: Person[] = [];
  for (let at = 0; at < persons; at++) {
    const { secret } = await room.join({ name: `Person ${at}`, sex: 'male' });
    people.push(new Person(secret, random));
  }
  for (const person of people) await person.come(tables, table);
  await room.start();
  return { seed, random, clock, context, tables, table, people };
}

async function confuse({ seed, random, clock, tables, table, people }: Scene): Promise<void> {
  const pool = poolOf(['classic']);
  for (let step = 0; step < 40; step++) {
    const chance = random();
    const person = people[Math.floor(random() * people.length)];
    if (chance < 0.05) person?.go();
    else if (chance < 0.1) await ended({ seed, clock }, person?.come(tables, table) ?? Promise.resolve());
    else if (chance < 0.13) {
      for (const one of people) one.go();
      await clock.advance(random() * 60_000);
    } else await ended({ seed, clock }, person?.play(pool, 'anyhow') ?? Promise.resolve());
    await clock.advance(random() < 0.5 ? random() * 50 : random() * 1500);
  }
}

/** Returns whether the game is over. If it isn't, checks that it has moved on. */
async function goOn({ seed, clock, tables, table, people }: Scene): Promise<boolean> {
  const pool = poolOf(['classic']);
  // Pending writes still take time, and a sleeping table waits for them.
  for (const person of people) await ended({ seed, clock }, person.come(tables, table));
  await clock.advance(DEFAULT_PACE.returnTime);
  for (let look = 0; look < 20; look++) {
    const { number } = await tables.room(table);
    if (people[0]?.update?.view.phase === 'over') return true;
    for (const person of people) {
      await ended({ seed, clock }, person.come(tables, table));
      await ended({ seed, clock }, person.play(pool, 'well'));
    }
    await clock.advance(5000);
    expect((await tables.room(table)).number, `seed ${seed}: the game goes on`).toBeGreaterThan(number);
  }
  return false;
}

test.for([1, 2, 3, 4, 5, 6])('a table never stalls: %i', async (seed) => {
  const trouble = { on: false };
  const scene = await setScene(seed, trouble);
  for (let round = 0; round < 30; round++) {
    trouble.on = true;
    await confuse(scene);
    trouble.on = false;
    if (await goOn(scene)) return;
  }
});
