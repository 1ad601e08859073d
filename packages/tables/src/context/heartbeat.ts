/** Periodically saves the time left of all running waits, in one batch. */
import type { ServerClock, Timer } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { KeptWaits, TableStore } from '../store/store.ts';

/** Milliseconds of a wait that a killed server may forget, always to the players' advantage. */
const HEARTBEAT = 1000;

/** Beats while a table is awake. A beat that fails is logged; the next one saves the values of that time. */
export class Heartbeat {
  readonly #store: TableStore;
  readonly #log: Log;
  readonly #clock: ServerClock;
  #timer: Timer | null = null;
  readonly #running = new Set<() => KeptWaits | null>();
  #writing = false;

  constructor(store: TableStore, clock: ServerClock, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#clock = clock;
  }

  /** Asks a table on every beat until stopped. */
  add(waits: () => KeptWaits | null): Timer {
    this.#running.add(waits);
    this.#timer ??= this.#clock.every(HEARTBEAT, () => void this.#beat());
    return { stop: () => this.#remove(waits) };
  }

  stop(): void {
    this.#timer?.stop();
    this.#timer = null;
  }

  /** Stops beating when no table is awake. */
  #remove(waits: () => KeptWaits | null): void {
    this.#running.delete(waits);
    if (this.#running.size === 0) this.stop();
  }

  async #beat(): Promise<void> {
    const waits = [...this.#running].flatMap((ask) => ask() ?? []);
    if (waits.length === 0 || this.#writing) return;
    this.#writing = true;
    try {
      await this.#store.keepWaits(waits);
    } catch (error) {
      this.#log.warn({ err: error }, 'what is left of the waits was not kept');
    }
    this.#writing = false;
  }
}
