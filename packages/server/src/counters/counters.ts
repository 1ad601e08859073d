/** The level counters that phones are connected to. */
import type { Log } from '@kickdoor/tables/base/log.ts';
import type { ServerClock, Timer } from '@kickdoor/tables/base/clock.ts';
import type { CounterStore } from '@kickdoor/tables/store/counter-store.ts';
import { CounterRoom } from './counter-room.ts';

/** Milliseconds after which an unchanged counter is deleted. Its phones still have it. */
const FORGOTTEN = 90 * 24 * 3600_000;
/** Milliseconds between two sweeps for such counters, and how many are deleted per query. */
const SWEEP_EVERY = 3600_000;
const SWEPT = 200;
/** Milliseconds between two checks for entries that phones at another node have added. */
const REFRESH_EVERY = 1500;

export interface CountersParts {
  readonly store: CounterStore;
  readonly clock: ServerClock;
  readonly log: Log;
  /** Whether other nodes write to the same store. */
  readonly shared: boolean;
}

interface Opened {
  readonly room: Promise<CounterRoom>;
  /** The number of connections that have it open. */
  users: number;
}

/** Opens each counter once for all its phones, and drops it when the last one leaves. Deletes old ones until `stop`. */
export class Counters {
  readonly #parts: CountersParts;
  readonly #rooms = new Map<string, Opened>();
  readonly #timers: readonly Timer[];

  constructor(parts: CountersParts) {
    this.#parts = parts;
    const { clock, shared } = parts;
    this.#timers = [
      clock.every(SWEEP_EVERY, () => void this.sweep()),
      ...(shared ? [clock.every(REFRESH_EVERY, () => void this.#refresh())] : []),
    ];
  }

  /** Opens a counter, reading it from the store if nobody has it open. The caller has to close it. */
  async open(id: string): Promise<CounterRoom> {
    const opened = this.#rooms.get(id) ?? { room: this.#load(id), users: 0 };
    opened.users += 1;
    this.#rooms.set(id, opened);
    try {
      return await opened.room;
    } catch (error) {
      this.#letGo(id, opened);
      throw error;
    }
  }

  /** Closes a counter, dropping it if nobody has it open any more. */
  close({ id }: CounterRoom): void {
    const opened = this.#rooms.get(id);
    if (opened !== undefined) this.#letGo(id, opened);
  }

  #letGo(id: string, opened: Opened): void {
    opened.users -= 1;
    if (opened.users <= 0 && this.#rooms.get(id) === opened) this.#rooms.delete(id);
  }

  /** Deletes counters that nobody has added to for a long time. */
  async sweep(): Promise<void> {
    const { store, clock, log } = this.#parts;
    try {
      let gone = SWEPT;
      while (gone === SWEPT) gone = await store.sweepCounters(clock.date() - FORGOTTEN, SWEPT);
    } catch (error) {
      log.warn({ err: error }, 'old counters were not removed');
    }
  }

  stop(): void {
    for (const timer of this.#timers) timer.stop();
  }

  async #load(id: string): Promise<CounterRoom> {
    const { store, clock } = this.#parts;
    const room = new CounterRoom(id, store, () => clock.date());
    await room.refresh();
    return room;
  }

  async #refresh(): Promise<void> {
    for (const { room: opening } of this.#rooms.values()) {
      await opening
        .then((room) => room.refresh())
        .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'a counter was not read'));
    }
  }
}
