/** Ends a table's waits when their time is over, and saves the time left meanwhile. */
import type { KeptWaits } from '../store/store.ts';
import type { Timer } from '../clock.ts';
import type { Context } from './context.ts';
import type { Driven } from './driven.ts';
import { TIME } from './live-game.ts';

export class Timekeeper {
  readonly #context: Context;
  readonly #table: string;
  readonly #room: Driven;
  #timer: Timer | undefined;
  #heart: Timer | undefined;

  constructor(context: Context, table: string, room: Driven) {
    this.#context = context;
    this.#table = table;
    this.#room = room;
  }

  /** The waits, or who is connected, have changed. Returns whether the waits have been paused or resumed. */
  changed(): boolean {
    this.#pause();
    const game = this.#room.game();
    if (game === null) return false;
    const before = game.waits.runs;
    game.waits.run(this.#room.awake() && !game.over);
    const due = game.waits.due();
    if (due !== null) {
      const { clock, heartbeat } = this.#context;
      this.#timer = clock.after(due, () => this.#room.enqueue(() => this.#over()));
      this.#heart = heartbeat.add(() => this.#left());
    }
    return game.waits.runs !== before;
  }

  /** Stops all timers. */
  stop(): void {
    this.#pause();
    this.#room.game()?.waits.run(false);
  }

  /** Resolves once the time left of the waits is in the store. */
  async keep(): Promise<void> {
    const waits = this.#left();
    if (waits !== null) await this.#context.store.keepWaits([waits]);
  }

  #left(): KeptWaits | null {
    const game = this.#room.game();
    if (game === null) return null;
    return { table: this.#table, number: game.number, clocks: game.waits.save() };
  }

  #pause(): void {
    this.#timer?.stop();
    this.#heart?.stop();
  }

  async #over(): Promise<void> {
    const game = this.#room.game();
    const due = game?.waits.due() ?? null;
    if (game === null || due === null) return;
    // An earlier move may have started another wait, and timers may fire slightly early.
    if (due > 0) this.changed();
    else await this.#room.playFor(game.number, TIME.seat, TIME.move);
  }
}
