/**
 * Answers at once where nobody is going to. Seats of players who are away pass and refuse to help (D23), and players
 * who never want to be stopped let every window go by. A bot that does nothing for as long as the table's limit gets
 * the default move. What a person owes has a clock (`timekeeper.ts`).
 */
import { defaultMove, type Move, type Seat } from '@kickdoor/rules';
import type { Timer } from '../base/clock.ts';
import type { Context } from '../context/context.ts';
import type { Driven } from './driven.ts';
import type { LiveGame } from '../game/live-game.ts';
import { askedInWindow } from './owed.ts';

/** Milliseconds after which an idle bot gets the default move, however slow the table. */
const LAZY = 60_000;

interface Due {
  readonly at: number;
  /** The number of the move that made this due. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: Move;
}

/** Has one timer for what is due next, recomputed after every change. */
export class Absence {
  readonly #context: Context;
  readonly #room: Driven;
  #timer: Timer | undefined;
  #changed = 0;
  #awake = false;

  constructor(context: Context, room: Driven) {
    this.#context = context;
    this.#room = room;
  }

  /** Called after the game has changed. */
  changed(): void {
    this.#changed = this.#context.clock.now();
    this.wake();
  }

  /** Called after somebody has connected or disconnected. */
  wake(): void {
    this.#timer?.stop();
    const awake = this.#room.awake();
    // Nobody's time runs while the game is paused.
    if (awake && !this.#awake) this.#changed = this.#context.clock.now();
    this.#awake = awake;
    const next = this.#next();
    if (next === null) return;
    const delay = Math.max(0, next.at - this.#context.clock.now());
    this.#timer = this.#context.clock.after(delay, () => this.#room.enqueue(() => this.#act()));
  }

  stop(): void {
    this.#timer?.stop();
  }

  async #act(): Promise<void> {
    const next = this.#next();
    if (next === null) return;
    if (next.at > this.#context.clock.now()) this.wake();
    else await this.#room.playFor(next.number, next.seat, next.move);
  }

  /** Returns what is due next, and when. */
  #next(): Due | null {
    const game = this.#room.game();
    if (game === null || game.over || !this.#room.awake()) return null;
    const all: Due[] = [];
    for (const [seat, since] of this.#room.away()) this.#addAway(all, game, seat, since);
    for (const seat of this.#room.bots()) this.#addBot(all, game, seat);
    this.#addNeverStopped(all, game);
    return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
  }

  #addAway(all: Due[], game: LiveGame, seat: Seat, since: number): void {
    const move = defaultMove(game.pool, game.state, seat);
    if (move?.do !== 'pass' && move?.do !== 'decline') return;
    all.push({ at: since + this.#context.pace.awayAfter, number: game.number, seat, move });
  }

  #addBot(all: Due[], game: LiveGame, seat: Seat): void {
    const move = defaultMove(game.pool, game.state, seat);
    if (move === null) return;
    const { limit } = game.state.options;
    all.push({ at: this.#changed + Math.min(limit, LAZY), number: game.number, seat, move });
  }

  /** Applies to windows only: an owed choice is still the player's to make. */
  #addNeverStopped(all: Due[], game: LiveGame): void {
    const wait = game.waits.innermost;
    const seats = this.#room.neverStopped();
    if (wait === null || seats.length === 0) return;
    const asked = askedInWindow(game, wait);
    for (const seat of seats) {
      if (!asked.includes(seat)) continue;
      all.push({ at: this.#changed, number: game.number, seat, move: { do: 'pass' } });
    }
  }
}
