/** Stores snapshots of a game, from which it is loaded. Nothing is lost without them. */
import type { State } from '@kickdoor/rules';
import type { Context } from '../context/context.ts';

/** Moves between two snapshots, and so about the most that are replayed after a restart. */
const EVERY = 50;

interface Keeping {
  readonly store: Pick<Context['store'], 'snapshot'>;
  readonly log: Context['log'];
}

/** Writes one game's snapshots one at a time. Never throws: a failed write is logged, and a restart replays more. */
export class Snapshots {
  readonly #context: Keeping;
  readonly #table: string;
  /** The move number of the newest snapshot. */
  #kept: number;
  /** The move number that the next snapshot is due at. */
  #next: number;
  #keeping: Promise<void> = Promise.resolve();

  constructor(context: Keeping, table: string, kept: number) {
    this.#context = context;
    this.#table = table;
    this.#kept = kept;
    this.#next = kept + EVERY;
  }

  /** Called after each move. The snapshot, if due, is written while the game continues. */
  moved(number: number, state: State): void {
    if (number < this.#next) return;
    this.#next = number + EVERY;
    void this.keep(number, state);
  }

  /** Stores the state after a move unless it is already stored. Writes are serialized. Never throws. */
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
