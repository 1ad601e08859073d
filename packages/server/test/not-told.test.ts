/** A client that could not be sent what it missed doesn't wait forever. */
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '@kickdoor/tables/context/context.ts';
import type { Room } from '@kickdoor/tables/room/room.ts';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import { StoreAwayError } from '@kickdoor/tables/store/store.ts';
import { contextFor } from './context.ts';
import { ManualClock } from './manual-clock.ts';
import { Guest } from './parlor.ts';

/** A store that fails to read moves while `trouble` has an error. */
function forgetful(store: Store, trouble: { error: Error | null }): Store {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]): unknown => {
        if (name === 'moves' && trouble.error !== null) return Promise.reject(trouble.error);
        return Reflect.apply(method, target, args);
      };
    },
  });
}

/** A guest that leaves when it is disconnected, like a socket. */
class Visitor extends Guest {
  isCut = false;
  readonly #room: Room;

  constructor(room: Room, secret: string) {
    super(secret);
    this.#room = room;
  }

  override readonly cut = () => {
    this.isCut = true;
    this.#room.leave(this);
  };
}

test.for([
  ['away', new StoreAwayError('the store is away'), []],
  ['broken', new Error('the disk is busy'), ['defect']],
] as const)(
  'if the store is %s, it is disconnected, and gets everything when it reconnects',
  async ([, error, told]) => {
    const clock = new ManualClock();
    const plain = await contextFor(undefined, undefined, clock);
    const trouble: { error: Error | null } = { error: null };
    const context: Context = { ...plain, store: forgetful(plain.store, trouble) };
    const tables = new Tables(context);
    onTestFinished(() => tables.close());
    const { table } = await tables.create({
      seats: 3,
      bots: [1, 2],
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
    const { secret } = await room.join({ name: 'Ada', sex: 'female' });
    await room.start();
    const first = new Visitor(room, secret);
    room.enter(first);
    await clock.advance(1000);
    expect(room.number).toBeGreaterThan(0);
    room.leave(first);

    trouble.error = error;
    const unlucky = new Visitor(room, secret);
    room.enter(unlucky);
    await clock.advance(0);
    expect(unlucky.update).toBeNull();
    expect(unlucky.errors).toEqual(told);
    expect(unlucky.isCut).toBe(true);

    trouble.error = null;
    const back = new Visitor(room, secret);
    room.enter(back);
    await clock.advance(0);
    expect(back.update?.view.seat).toBe(0);
    expect(back.isCut).toBe(false);
  },
);
