/**
 * The acts that players may take back: their last harmless ones, as long as nobody else has acted since. They are kept
 * in memory only, so nothing can be taken back after a restart.
 */
import { goBack, isHarmless, clone, type GameEvent, type Seat, type State } from '@kickdoor/rules';

/** How many consecutive acts can be taken back. */
const MOST = 8;

/** An act, and the state before it. */
interface Undoable {
  readonly number: number;
  readonly seat: Seat;
  readonly before: State;
}

/** The game reports every act: {@link acted} for those of players, {@link forget} for all others. */
export class SecondThoughts {
  #acts: Undoable[] = [];

  /** Called after a player has acted; `now` is the state after it. */
  acted(act: Undoable, now: State): void {
    if (!isHarmless(act.before, now, act.seat)) this.#acts = [];
    else this.#acts = [...this.#acts.filter(({ seat }) => seat === act.seat), act].slice(-MOST);
  }

  /** Called after something that can't be taken back. */
  forget(): void {
    this.#acts = [];
  }

  /** The number of the act that a seat may take back now; `null` if there is none. */
  of(seat: Seat | null): number | null {
    const last = this.#acts.at(-1);
    return last?.seat === seat ? last.number : null;
  }

  /** The state without the last act, if that has this number and is this seat's; otherwise `null`. Forgets nothing. */
  takeBack(seat: Seat, number: number, now: State): { state: State; events: readonly GameEvent[] } | null {
    const last = this.#acts.at(-1);
    if (last?.seat !== seat || last.number !== number) return null;
    const state = clone(last.before);
    const events = goBack(now, state, { to: number, by: seat, count: 1, events: [] });
    return { state, events };
  }

  /** Called once the act is taken back and that is stored. The one before it may be next. */
  tookBack(number: number): void {
    this.#acts = this.#acts.filter((act) => act.number !== number);
  }
}
