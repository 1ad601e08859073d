/** Ends the waits of a table when their time is over, and keeps what is left of them in the store meanwhile. */
import type { Context } from './context.ts';
import type { Driven } from './driven.ts';
import { TIME } from './live-game.ts';

/** How much of a wait a killed server can forget, in the players' favour. */
const HEARTBEAT = 1000;
/** A wait whose end could not be stored is ended again after this. */
const RETRY = 1000;

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
      this.#heart = setInterval(() => this.#room.enqueue(() => this.#save()), HEARTBEAT);
    }
    return game.waits.runs !== before;
  }

  /** Nothing runs any more; what is left is kept. */
  async stop(): Promise<void> {
    this.#still();
    this.#room.game()?.waits.run(false, Date.now());
    await this.#save();
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
    else await this.#end();
  }

  async #end(): Promise<void> {
    try {
      await this.#room.playFor(TIME.seat, TIME.move);
    } catch (error) {
      this.#still();
      this.#timer = setTimeout(() => this.changed(), RETRY);
      throw error;
    }
  }

  async #save(): Promise<void> {
    const game = this.#room.game();
    if (game !== null) {
      await this.#context.store.clocks(this.#table, game.number, game.waits.save(Date.now()));
    }
  }
}
