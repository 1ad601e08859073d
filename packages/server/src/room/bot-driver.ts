/** Plays for a table's bots: one move at a time, each after a delay, as a person would. */
import { legalMoves, view, type Move, type Seat } from '@kickdoor/rules';
import type { Timer } from '../clock.ts';
import type { Context } from './context.ts';
import type { Driven } from './driven.ts';
import type { LiveGame } from './live-game.ts';

/**
 * Bots are woken by every change of the game. They also look again after this many milliseconds, so that a missed
 * wake-up can't stall a table.
 */
const SECOND_LOOK = 10_000;

export class BotDriver {
  readonly #context: Context;
  readonly #table: string;
  readonly #room: Driven;
  #timer: Timer | undefined;
  #at = 0;

  constructor(context: Context, table: string, room: Driven) {
    this.#context = context;
    this.#table = table;
    this.#room = room;
  }

  /** The game has changed: the bots look at it after a delay. Further calls don't extend the delay. */
  wake(): void {
    const game = this.#room.game();
    const bots = this.#room.bots().length;
    if (game === null || game.over || bots === 0) return;
    this.#lookIn(this.#delay(game, bots), () => this.#act());
  }

  stop(): void {
    this.#timer?.stop();
    this.#timer = undefined;
  }

  #lookIn(delay: number, look: () => Promise<unknown>): void {
    const at = this.#context.clock.now() + delay;
    if (this.#timer !== undefined && this.#at <= at) return;
    this.stop();
    this.#at = at;
    this.#timer = this.#context.clock.after(delay, () => {
      this.#timer = undefined;
      this.#room.enqueue(async () => void (await look()));
    });
  }

  /** Depends only on what everybody knows: the delay must reveal nothing that only a bot sees. */
  #delay(game: LiveGame, bots: number): number {
    const wait = game.waits.left().at(-1);
    const { botDelay } = this.#context.pace;
    return wait === undefined ? botDelay : Math.min(botDelay, wait.ms / (bots + 2));
  }

  /** Whether one of the bots has moved. If none has, they look again later. */
  async #act(): Promise<boolean> {
    const game = this.#room.game();
    if (game === null || game.over) return false;
    if (this.#room.awake() && (await this.#actOnce(game))) return true;
    this.#lookIn(SECOND_LOOK, () => this.#actLate());
    return false;
  }

  async #actLate(): Promise<void> {
    const number = this.#room.game()?.number;
    if (!(await this.#act())) return;
    this.#context.log.warn({ table: this.#table, number }, 'a bot acted only when it looked once more');
  }

  async #actOnce(game: LiveGame): Promise<boolean> {
    const { turn } = game.state;
    // The player whose turn it is goes first, then the others around the table.
    const inOrder = this.#room.bots().toSorted((a, b) => Number(a < turn) - Number(b < turn) || a - b);
    for (const seat of inOrder) {
      const decision = this.#decide(game, seat);
      if (decision === null || !(await this.#room.playFor(game.number, seat, decision.move))) continue;
      this.#room.remark(seat, decision.why);
      return true;
    }
    return false;
  }

  #decide(game: LiveGame, seat: Seat): { move: Move; why: string } | null {
    const { pool, state, number } = game;
    const legal = legalMoves(pool, state, seat);
    if (legal.length === 0) return null;
    const { bot, random, log, meter } = this.#context;
    const began = performance.now();
    try {
      return bot.decide(view(pool, state, seat), legal, pool, random);
    } catch (error) {
      log.error({ table: this.#table, seat, number, err: error }, 'a bot failed');
      return null;
    } finally {
      meter.thought(performance.now() - began);
    }
  }
}
