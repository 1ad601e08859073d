/**
 * Wakes tables by correspondence when a player's time is over and nobody has them open. Their rooms then make the
 * default move and call whoever is next.
 */
import type { Timer } from '../base/clock.ts';
import { TableProblem } from '../base/problem.ts';
import { NotMineError } from '../store/store.ts';
import type { Context } from '../context/context.ts';

/** Milliseconds between two checks of the store. */
const EVERY = 15_000;
/** Tables woken per check, starting with those overdue longest. */
const MOST = 50;
/** Milliseconds before a table that can't be played on is tried again. */
const REST = 3_600_000;

/** Checks every 15 seconds until `stop`, for all tables of a process. */
export class Alarm {
  readonly #context: Pick<Context, 'store' | 'clock' | 'log'>;
  readonly #wake: (id: string) => Promise<unknown>;
  readonly #timer: Timer;
  /** When tables were woken, by the monotonic clock. */
  readonly #woken = new Map<string, number>();
  #looking = false;

  constructor(context: Pick<Context, 'store' | 'clock' | 'log'>, wake: (id: string) => Promise<unknown>) {
    this.#context = context;
    this.#wake = wake;
    this.#timer = context.clock.every(EVERY, () => void this.#look());
  }

  stop(): void {
    this.#timer.stop();
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      for (const id of await this.#due()) await this.#rouse(id);
    } catch (error) {
      this.#context.log.warn({ err: error }, 'tables whose time is over were not looked for');
    }
    this.#looking = false;
  }

  async #due(): Promise<readonly string[]> {
    const { store, clock } = this.#context;
    // Tables that stay due must not crowd out the others.
    const due = await store.due(clock.date(), MOST + this.#woken.size);
    const now = clock.now();
    for (const [id, at] of this.#woken) if (now - at >= REST || !due.includes(id)) this.#woken.delete(id);
    return due.filter((id) => !this.#woken.has(id)).slice(0, MOST);
  }

  /** Opens a table's room, whose clock then finds that its time is over. */
  async #rouse(id: string): Promise<void> {
    const { log, clock } = this.#context;
    this.#woken.set(id, clock.now());
    try {
      await this.#wake(id);
    } catch (error) {
      // It is another node's, or can't be read, which was logged.
      if (error instanceof NotMineError || error instanceof TableProblem) return;
      log.warn({ table: id, err: error }, 'a table whose time is over was not woken');
    }
  }
}
