/** Saves the time left of all tables' running waits periodically, in one batch. */
import type { Logger } from 'pino';
import type { ServerClock, Timer } from '../clock.ts';
import type { KeptWaits, Store } from '../store/store.ts';

/** Milliseconds of a wait that a killed server may forget, always in the players' favor. */
const HEARTBEAT = 1000;

export class Heartbeat {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #timer: Timer;
  readonly #running = new Set<() => KeptWaits | null>();
  #writing = false;

  constructor(store: Store, clock: ServerClock, log: Logger) {
    this.#store = store;
    this.#log = log;
    this.#timer = clock.every(HEARTBEAT, () => void this.#beat());
  }

  /** Asks a table on every beat until stopped. */
  add(waits: () => KeptWaits | null): Timer {
    this.#running.add(waits);
    return { stop: () => void this.#running.delete(waits) };
  }

  stop(): void {
    this.#timer.stop();
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
