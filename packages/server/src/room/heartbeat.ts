/** Keeps what is left of the running waits of all tables, together and every so often. */
import type { Logger } from 'pino';
import type { ServerClock, Timer } from '../clock.ts';
import type { KeptWaits, Store } from '../store/store.ts';

/** How much of a wait a killed server can forget, in the players' favor, in milliseconds. */
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

  /** Asks a table at each beat, until it is stopped. */
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
