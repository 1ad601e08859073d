/**
 * Plays for a table's bots. Whatever they let go by, they let go by at once and together; everything else is played one
 * move at a time, after a delay that depends on its weight.
 */
import { admits, legalMoves, type Move, type Seat } from '@kickdoor/rules';
import { reasonGiven, thoughtOf, type Decision } from '@kickdoor/bots';
import type { Timer } from '../base/clock.ts';
import { delayOf, weightOf } from './bot-pace.ts';
import type { Context } from '../context/context.ts';
import type { Driven } from './driven.ts';
import type { LiveGame } from '../game/live-game.ts';
import { Thoughts } from './thoughts.ts';

/** Milliseconds after which bots look at the game again, so that a missed wake-up can't stall a table. */
const SECOND_LOOK = 10_000;

/** What the bots want to do after move `number`. */
interface Plan {
  readonly number: number;
  readonly moves: readonly (Decision & { readonly seat: Seat })[];
  /** Milliseconds it takes. */
  readonly delay: number;
}

/** Woken by every change. Looks again by itself while there is something to do, and occasionally in any case. */
export class BotDriver {
  readonly #context: Context;
  readonly #table: string;
  readonly #room: Driven;
  readonly #thoughts: Thoughts;
  #timer: Timer | undefined;
  #at = 0;
  #plan: Plan | null = null;
  /** When bots began to have something to do; `null` if they have nothing. */
  #since: number | null = null;

  constructor(context: Context, table: string, room: Driven) {
    this.#context = context;
    this.#table = table;
    this.#room = room;
    this.#thoughts = new Thoughts(context, table, room, () => this.#lookIn(0, () => this.#look()));
  }

  /** Makes the bots look at a changed game and act after a delay. Further changes don't extend the delay. */
  wake(): void {
    const game = this.#room.game();
    if (game === null || game.over || this.#room.bots().length === 0) return;
    const isNews = this.#since === null || this.#thoughts.isBehind(game.number);
    if (isNews) this.#lookIn(0, () => this.#look());
  }

  /** Whether a bot is about to do something. */
  get busy(): boolean {
    return this.#since !== null;
  }

  stop(): void {
    this.#timer?.stop();
    this.#timer = undefined;
    this.#thoughts.drop();
    this.#since = null;
  }

  #lookIn(delay: number, look: () => Promise<unknown>): void {
    const at = this.#context.clock.now() + delay;
    if (this.#timer !== undefined && this.#at <= at) return;
    this.#timer?.stop();
    this.#at = at;
    this.#timer = this.#context.clock.after(delay, () => {
      this.#timer = undefined;
      this.#room.enqueue(async () => void (await look()));
    });
  }

  /** Acts if the bots' plan is due. Resolves to whether one of them has moved. */
  async #look(): Promise<boolean> {
    const game = this.#room.game();
    if (game === null || game.over) return false;
    const plan = this.#room.awake() ? this.#planFor(game) : null;
    if (plan === 'thinking') {
      this.#since ??= this.#context.clock.now();
      this.#lookIn(SECOND_LOOK, () => this.#lookLate());
      return false;
    }
    if (plan === null) {
      this.#since = null;
      this.#lookIn(SECOND_LOOK, () => this.#lookLate());
      return false;
    }
    const now = this.#context.clock.now();
    this.#since ??= now;
    const left = this.#since + plan.delay - now;
    // Timers count whole milliseconds, so less than one left is none.
    if (left >= 1) {
      this.#lookIn(left, () => this.#look());
      return false;
    }
    this.#since = null;
    this.#plan = null;
    this.#thoughts.drop();
    const moved = await this.#carryOut(game, plan);
    if (!moved) this.#lookIn(SECOND_LOOK, () => this.#lookLate());
    return moved;
  }

  async #lookLate(): Promise<void> {
    const number = this.#room.game()?.number;
    this.#thoughts.drop();
    if (!(await this.#look())) return;
    this.#context.log.warn({ table: this.#table, number }, 'a bot acted only when it looked once more');
  }

  /** What the bots want to do now, or `thinking` while one of them decides. They think once about each position. */
  #planFor(game: LiveGame): Plan | 'thinking' | null {
    if (this.#plan?.number === game.number) return this.#plan;
    const moves = this.#moves(game);
    if (moves === null) return 'thinking';
    const [first] = moves;
    this.#plan = first === undefined ? null : { number: game.number, moves, delay: this.#delay(game, first) };
    return this.#plan;
  }

  /**
   * One bot's play, or, if no bot wants to play anything, what all of them let go by. It is `null` while any of them
   * thinks, so nobody sees which bot is thinking.
   */
  #moves(game: LiveGame): Plan['moves'] | null {
    const { turn } = game.state;
    // The player whose turn it is goes first, then the others around the table.
    const inOrder = this.#room.bots().toSorted((a, b) => Number(a < turn) - Number(b < turn) || a - b);
    return this.#thoughts.of(game, inOrder, ({ move }) => weightOf(move, game.pool) > 0);
  }

  /** Thinking never uses up a wait: all bots together take less time than it lasts. */
  #delay(game: LiveGame, { move }: Decision): number {
    const wait = game.waits.left().at(-1);
    const delay = delayOf(move, game.pool, {
      botDelay: this.#context.pace.botDelay,
      speed: this.#room.speed(),
    });
    return wait === undefined ? delay : Math.min(delay, wait.ms / (this.#room.bots().length + 2));
  }

  async #carryOut(game: LiveGame, { moves }: Plan): Promise<boolean> {
    let moved = false;
    for (const { seat, ...decision } of moves) {
      const { move } = decision;
      const character = this.#room.character(seat);
      // One bot's pass may end what the next one would have let go by.
      if (moved && !isLegal(game, seat, move)) continue;
      if (!(await this.#room.playFor(game.number, seat, move, thoughtOf(decision, character)))) continue;
      // Otherwise bots would remark on every window they let go by.
      if (weightOf(move, game.pool) > 0) this.#room.remark(seat, reasonGiven(decision, character));
      moved = true;
    }
    return moved;
  }
}

function isLegal({ pool, state }: LiveGame, seat: Seat, move: Move): boolean {
  return legalMoves(pool, state, seat).some((legal) => admits(legal, move));
}
