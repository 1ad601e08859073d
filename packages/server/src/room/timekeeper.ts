/** Ends the waits of a table when their time is over, and keeps what is left of them in the store meanwhile. */
import type { Context } from './context.ts';
import type { Driven } from './driven.ts';
import { TIME } from './live-game.ts';

/** How much of a wait a killed server can forget, in the players' favour. */
const HEARTBEAT = 1000;

export class Timekeeper {
  readonly #context: Context;
  readonly #table: string;
  readonly #room: Driven;
  #timer: NodeJS.Timeout | undefined;
  #heart: NodeJS.Timeout | undefined;

  constructor(context: Context, table: string, room: Driven) {
    this.#context = context;
    this.#table = table;
    this.#room = room;
  }

  /** The waits, or who is there, have changed; whether the waits run now and did not before, or the other way round. */
  changed(): boolean {
    this.#still();
    const game = this.#room.game();
    if (game === null) return false;
    const before = game.waits.runs;
    game.waits.run(this.#room.awake() && !game.over, Date.now());
    const due = game.waits.due(Date.now());
    if (due !== null) {
      this.#timer = setTimeout(() => this.#room.enqueue(() => this.#over()), due);
      this.#heart = setInterval(() => this.#room.enqueue(() => this.keep()), HEARTBEAT);
    }
    return game.waits.runs !== before;
  }

  /** Nothing runs any more. */
  stop(): void {
    this.#still();
    this.#room.game()?.waits.run(false, Date.now());
  }

  /** What is left of the waits is in the store. */
  async keep(): Promise<void> {
    const game = this.#room.game();
    if (game !== null) {
      await this.#context.store.clocks(this.#table, game.number, game.waits.save(Date.now()));
    }
  }

  #still(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
  }

  async #over(): Promise<void> {
    const due = this.#room.game()?.waits.due(Date.now()) ?? null;
    if (due === null) return;
    // A move that came first may have begun another wait, and timers may fire a little early.
    if (due > 0) this.changed();
    else await this.#room.playFor(TIME.seat, TIME.move);
  }
}
