/**
 * Who is connected. The game runs while a human player is connected and is paused while only bots are present. After a
 * restart it is paused until all human players are back, but no longer than the return time, so that nobody's wait runs
 * out meanwhile. It also pauses when bots stand in for all people. By correspondence it always runs, and nobody is ever
 * away.
 */
import type { Seat } from '@kickdoor/rules';
import type { Timer } from '../base/clock.ts';
import type { Setup } from '../store/records.ts';
import { playing as playingIn } from '../seats/patience.ts';
import type { Connections } from '../telling/connections.ts';
import type { Context } from '../context/context.ts';

/** Calls back when the game starts or stops running, or when different players are away. */
export class Presence {
  readonly #context: Context;
  readonly #connections: Connections;
  readonly #changed: () => void;
  #away = new Map<Seat, number>();
  /** Whether anybody is there for whom the game runs. */
  #here = false;
  /** Whether the players are still coming back after a restart. */
  #returning = false;
  #timer: Timer | undefined;
  /** The state that was last reported. */
  #last = '';

  constructor(context: Context, connections: Connections, changed: () => void) {
    this.#context = context;
    this.#connections = connections;
    this.#changed = changed;
  }

  /** Whether the game is running rather than paused. */
  get awake(): boolean {
    return this.#here && !this.#returning;
  }

  /** Human players without a connection, and since when. */
  get away(): ReadonlyMap<Seat, number> {
    return this.#away;
  }

  /** Called after the game was loaded from the store. */
  restarted(setup: Setup): void {
    this.#returning = setup.pace !== 'days';
    this.#look(setup);
  }

  /** Called after somebody has connected, disconnected or sat down. */
  update(setup: Setup, playing: boolean): void {
    const before = this.#away;
    this.#look(setup);
    for (const [seat, since] of before) if (this.#away.has(seat)) this.#away.set(seat, since);
    if (this.#returning && this.#here) this.#return();
    const now = `${this.awake} ${[...this.#away.keys()].join(' ')}`;
    if (now === this.#last) return;
    this.#last = now;
    if (playing) this.#changed();
  }

  stop(): void {
    this.#timer?.stop();
  }

  #look(setup: Setup): void {
    const now = this.#context.clock.now();
    this.#away = new Map();
    const persons = playingIn(setup);
    const byPost = setup.pace === 'days';
    for (const seat of persons) {
      if (!byPost && !this.#connections.isThere(setup, seat)) this.#away.set(seat, now);
    }
    const seated = setup.seats.some(({ kind }) => kind === 'person');
    this.#here = seated ? this.#away.size < persons.length : this.#connections.size > 0;
  }

  #return(): void {
    if (this.#away.size === 0) {
      this.#returned();
      return;
    }
    this.#timer ??= this.#context.clock.after(this.#context.pace.returnTime, () => {
      this.#returned();
      this.#changed();
    });
  }

  #returned(): void {
    this.#timer?.stop();
    this.#returning = false;
  }
}
