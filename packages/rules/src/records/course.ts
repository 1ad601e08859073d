/**
 * The course of a game: its acts in order, of which rewinds take some back. Rewinds need what a state doesn't say, how
 * the game came to it; so whoever replays a game plays its acts here.
 */
import { applyMove, type Applied } from '../engine/apply.ts';
import { clone } from '../engine/clone.ts';
import { applyRuling } from '../engine/rule.ts';
import { goBack, isDieBetween, isHarmless } from '../engine/rewind.ts';
import type { CardPool, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { SYSTEM } from '../model/move.ts';
import { isRefusal, refuse, type Refusal } from '../model/refusal.ts';
import { isRuling, type Act } from '../model/ruling.ts';
import type { State } from '../model/state.ts';

/** An act that stands: no later rewind has taken it back. */
interface Standing {
  readonly number: number;
  readonly seat: Seat;
  readonly act: Act;
  readonly events: readonly GameEvent[];
}

/** Acts between two states that are kept, and so the most that a rewind makes again. */
const KEPT_EVERY = 32;

const NO = refuse('precedence.owner');

/** The course of one game: plays its acts one by one, and takes back those that a rewind takes back. */
export class Course {
  readonly #pool: CardPool;
  /** The state before every 32nd standing act. */
  readonly #kept: State[];
  #standing: Standing[] = [];
  #state: State;
  #number: number;

  /** A game from a state on; `number` is that of the act before it, 0 at the beginning. */
  constructor(pool: CardPool, start: State, number = 0) {
    this.#pool = pool;
    this.#kept = [clone(start)];
    this.#state = start;
    this.#number = number;
  }

  /** The state after the last act. It changes with the next one, or is another one after a rewind. */
  get state(): State {
    return this.#state;
  }

  /** Plays the next act; a refused one changes nothing. Rulings are the system's, and so is a rewind by ruling. */
  play(seat: Seat, act: Act): Applied | Refusal {
    if (isRuling(act) && act.do === 'rewind') return this.#rewind(seat, act.to);
    if (isRuling(act) && seat !== SYSTEM) return NO;
    const place = this.#standing.length;
    if (place % KEPT_EVERY === 0) this.#kept[place / KEPT_EVERY] = clone(this.#state);
    const done = isRuling(act)
      ? applyRuling(this.#pool, this.#state, act)
      : applyMove(this.#pool, this.#state, seat, act);
    if (isRefusal(done)) return done;
    this.#number += 1;
    this.#standing.push({ number: this.#number, seat, act, events: done.events });
    return done;
  }

  /** The number of the last act that stands and threw a die, if it is `to` or a later one; `null` if none did. */
  dieSince(to: number): number | null {
    const threw = ({ number, events }: Standing): boolean =>
      number >= to && events.some(({ e }) => e === 'die');
    return this.#standing.findLast(threw)?.number ?? null;
  }

  #rewind(by: Seat, to: number): Applied | Refusal {
    const place = this.#standing.findIndex(({ number }) => number === to);
    if (place < 0) return NO;
    const then = this.#before(place);
    const isOwn = by !== SYSTEM;
    if (isOwn && !this.#isOwnHarmless(by, place, then)) return NO;
    if (this.dieSince(to) !== null || isDieBetween(then, this.#state)) return NO;
    const taken = this.#standing.slice(place);
    const events = goBack(this.#state, then, {
      to,
      by: isOwn ? by : null,
      count: taken.length,
      events: taken.flatMap((act) => act.events),
    });
    this.#standing = this.#standing.slice(0, place);
    this.#kept.length = Math.min(this.#kept.length, Math.floor(place / KEPT_EVERY) + 1);
    this.#state = then;
    this.#number += 1;
    return { events };
  }

  /** Whether the last act, and no earlier one, is to be taken back, by the player whose harmless act it is. */
  #isOwnHarmless(by: Seat, place: number, then: State): boolean {
    const last = this.#standing[place];
    return place === this.#standing.length - 1 && last?.seat === by && isHarmless(then, this.#state, by);
  }

  /** The state before a standing act, made anew. */
  #before(place: number): State {
    const from = Math.floor(place / KEPT_EVERY);
    const kept = this.#kept[from];
    if (kept === undefined) throw new Error(`no state was kept before act ${place}`);
    const course = clone(kept);
    for (const { number, seat, act } of this.#standing.slice(from * KEPT_EVERY, place)) {
      if (isRuling(act) && act.do === 'rewind') throw new Error(`act ${number}, a rewind, can't stand`);
      const done = isRuling(act)
        ? applyRuling(this.#pool, course, act)
        : applyMove(this.#pool, course, seat, act);
      if (isRefusal(done)) throw new Error(`act ${number} can't be made again: ${done.rule}`);
    }
    return course;
  }
}
