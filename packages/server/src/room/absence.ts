/**
 * Answers for seats whose players are away (D23): passes in waits and refuses to help at once; for a turn or a choice
 * of their own they get the table's limit first. A bot that does nothing for that long is treated the same, and, after
 * a longer time, so is a connected player who holds up the whole table.
 */
import { defaultMove, type Move, type Seat } from '@kickdoor/rules';
import type { Timer } from '../clock.ts';
import type { Context } from './context.ts';
import type { Driven } from './driven.ts';
import type { LiveGame } from './live-game.ts';

interface Due {
  readonly at: number;
  /** The move after which this became due. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: Move;
}

export class Absence {
  readonly #context: Context;
  readonly #room: Driven;
  #timer: Timer | undefined;
  /** The current turn, and since when. */
  #turn = { name: '', since: 0 };
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
    if (awake && !this.#awake) {
      this.#changed = this.#context.clock.now();
      this.#turn.since = this.#changed;
    }
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

  /** What is due next, and when. */
  #next(): Due | null {
    const game = this.#room.game();
    if (game === null || game.over || !this.#room.awake()) return null;
    const turn = `${game.state.turns} ${game.state.phase === 'setup'}`;
    if (turn !== this.#turn.name) this.#turn = { name: turn, since: this.#context.clock.now() };
    const all: Due[] = [];
    for (const [seat, since] of this.#room.away()) {
      this.#add(all, game, seat, Math.max(since, this.#turn.since), since);
    }
    for (const seat of this.#room.bots()) this.#add(all, game, seat, this.#changed, null);
    this.#addDozing(all, game);
    return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
  }

  /** Adds connected players after the game has stood still for a long time. */
  #addDozing(all: Due[], game: LiveGame): void {
    const at = this.#changed + this.#context.pace.dozeAfter;
    for (const seat of game.state.players.keys()) {
      if (this.#room.away().has(seat) || this.#room.bots().includes(seat)) continue;
      const move = defaultMove(game.pool, game.state, seat);
      if (move !== null) all.push({ at, number: game.number, seat, move });
    }
  }

  #add(all: Due[], game: LiveGame, seat: Seat, base: number, awaySince: number | null): void {
    const move = defaultMove(game.pool, game.state, seat);
    if (move === null) return;
    const { botDelay, awayAfter } = this.#context.pace;
    const passes = move.do === 'pass' || move.do === 'decline';
    const at =
      passes && awaySince !== null
        ? awaySince + awayAfter
        : Math.max(base + game.state.options.limit, this.#changed + botDelay);
    all.push({ at, number: game.number, seat, move });
  }
}
