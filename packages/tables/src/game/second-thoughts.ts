/**
 * What players may take back: their last harmless acts, the newest first, as long as nobody else has acted since. Kept in
 * memory alone: after a restart nothing is taken back.
 */
import { goBack, isHarmless, clone, type GameEvent, type Seat, type State } from '@kickdoor/rules';

/** Acts in a row that can be taken back, one after the other. */
const MOST = 8;

/** An act, and the table before it. */
interface Undoable {
  readonly number: number;
  readonly seat: Seat;
  readonly before: State;
}

/** Told of every act by the game: {@link acted} for those of players, {@link forget} for all others. */
export class SecondThoughts {
  #acts: Undoable[] = [];

  /** A player has acted, and now the table is so. */
  acted(act: Undoable, now: State): void {
    if (!isHarmless(act.before, now, act.seat)) this.#acts = [];
    else this.#acts = [...this.#acts.filter(({ seat }) => seat === act.seat), act].slice(-MOST);
  }

  /** Something has happened that can't be taken back. */
  forget(): void {
    this.#acts = [];
  }

  /** The number of the act that a seat may take back now; `null` if there is none. */
  of(seat: Seat | null): number | null {
    const last = this.#acts.at(-1);
    return last?.seat === seat ? last.number : null;
  }

  /** The table without the last act, if that is of this number and this seat's; otherwise `null`. Forgets nothing. */
  takeBack(seat: Seat, number: number, now: State): { state: State; events: readonly GameEvent[] } | null {
    const last = this.#acts.at(-1);
    if (last?.seat !== seat || last.number !== number) return null;
    const state = clone(last.before);
    const events = goBack(now, state, { to: number, by: seat, count: 1, events: [] });
    return { state, events };
  }

  /** It was taken back, and is stored so: the one before it may be the next. */
  tookBack(number: number): void {
    this.#acts = this.#acts.filter((act) => act.number !== number);
  }
}
