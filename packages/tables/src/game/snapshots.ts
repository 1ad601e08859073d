/** Keeps states of a game in the store, from which it is taken up again. Nothing is lost without them. */
import type { State } from '@kickdoor/rules';
import type { Context } from '../context/context.ts';

/** Moves between two snapshots, and so about the most that are replayed after a restart. */
const EVERY = 50;

interface Keeping {
  readonly store: Pick<Context['store'], 'snapshot'>;
  readonly log: Context['log'];
}

/** One after the other, for one game. Never throws: what is not kept is logged, and replayed after a restart. */
export class Snapshots {
  readonly #context: Keeping;
  readonly #table: string;
  /** The number of the move after which the newest one was kept. */
  #kept: number;
  /** That of the move after which the next one is. */
  #next: number;
  #keeping: Promise<void> = Promise.resolve();

  constructor(context: Keeping, table: string, kept: number) {
    this.#context = context;
    this.#table = table;
    this.#kept = kept;
    this.#next = kept + EVERY;
  }

  /** A move was made: the next snapshot may be kept while it is told and the game goes on. */
  moved(number: number, state: State): void {
    if (number < this.#next) return;
    this.#next = number + EVERY;
    void this.keep(number, state);
  }

  /** Keeps the state after a move, unless it is kept; one after the other. Never throws. */
  keep(number: number, state: State): Promise<void> {
    this.#keeping = this.#keeping.then(() => this.#keepNow(number, state));
    return this.#keeping;
  }

  async #keepNow(number: number, state: State): Promise<void> {
    if (this.#kept >= number) return;
    try {
      await this.#context.store.snapshot(this.#table, number, state);
      this.#kept = number;
    } catch (error) {
      this.#context.log.warn({ table: this.#table, number, err: error }, 'no snapshot was kept');
    }
  }
}
