/**
 * The course of a game: its acts in order, some of them taken back by rewinds. A rewind needs the acts that led to a
 * state, which the state doesn't contain, so games are replayed here.
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

/** An act that no later rewind has taken back. */
interface Standing {
  readonly number: number;
  readonly seat: Seat;
  readonly act: Act;
  readonly events: readonly GameEvent[];
}

/** The number of acts between two kept states, and so the most that a rewind has to replay. */
const KEPT_EVERY = 32;

const NO = refuse('precedence.owner');

/** Plays the acts of one game one by one, including rewinds. */
export class Course {
  readonly #pool: CardPool;
  /** The state before every 32nd standing act. */
  readonly #kept: State[];
  #standing: Standing[] = [];
  #state: State;
  #number: number;

  /** Starts from a state. `number` is that of the act before it, 0 at the beginning of a game. */
  constructor(pool: CardPool, start: State, number = 0) {
    this.#pool = pool;
    this.#kept = [clone(start)];
    this.#state = start;
    this.#number = number;
  }

  /** The state after the last act. The next act changes it, and a rewind replaces it. */
  get state(): State {
    return this.#state;
  }

  /** Plays the next act; a refused one changes nothing. Only the system makes rulings, including rewinds by ruling. */
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

  /** The number of the last standing act from `to` on that rolled a die; `null` if none did. */
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

  /** Whether a player takes back the last act, which is harmless and their own. */
  #isOwnHarmless(by: Seat, place: number, then: State): boolean {
    const last = this.#standing[place];
    return place === this.#standing.length - 1 && last?.seat === by && isHarmless(then, this.#state, by);
  }

  /** Rebuilds the state before a standing act. */
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
