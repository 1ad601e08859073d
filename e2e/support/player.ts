/** A person at a page: sees what the page received, decides like a sensible player, and presses what that takes. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sensibleBot } from '@kickdoor/bots';
import type { Words } from '@kickdoor/words';
import { stream, type Move, type View } from '@kickdoor/rules';
import type { Page } from 'playwright-core';
import { isOwnAct } from '../../packages/web/src/hours/stop-me.ts';
import { Eyes } from './eyes.ts';
import { Hands, type Means } from './hands.ts';
import { pool } from './seeds.ts';
import { speech, type Speech } from './speech.ts';

/** How many presses may fail while the table doesn't change. */
const MOST_TRIES = 3;
/** Milliseconds after a press within which the game must have moved on. */
const ANSWER = 10_000;

export class Player {
  readonly page: Page;
  readonly eyes: Eyes;
  readonly hands: Hands;
  /** The page's words, in this person's language. */
  readonly words: Words;
  /** The cards of the table. */
  pool = pool;
  readonly #random: () => number;
  /** Moves made. */
  moves = 0;

  constructor(page: Page, options: { readonly means?: Means; readonly language?: Speech } = {}) {
    this.page = page;
    this.eyes = new Eyes(page);
    this.words = speech(options.language ?? 'en');
    this.hands = new Hands(page, options.means ?? 'mouse', this.words);
    this.#random = stream('person');
  }

  get view(): View {
    return this.eyes.now.view;
  }

  /** What a sensible player would do now; `null` to wait for others. */
  decide(): Move | null {
    const { view, legalMoves } = this.eyes.now;
    // The page passes by itself on its own player's acts.
    if (isOwnAct(view)) return null;
    return sensibleBot.decide(view, legalMoves, this.pool, this.#random)?.move ?? null;
  }

  /**
   * Makes a move and waits until the game has moved on. Others' moves may make it impossible in the meantime; a press
   * that came just as the page changed is repeated.
   */
  async do(move: Move): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      const { number } = this.eyes.now;
      try {
        return await this.#press(move);
      } catch (error) {
        if (tries === MOST_TRIES || this.eyes.now.number > number) throw error;
        await this.hands.tidy();
      }
    }
  }

  async #press(move: Move): Promise<boolean> {
    const { number, legalMoves } = this.eyes.now;
    const { refused } = this.eyes;
    try {
      await this.hands.do(move, legalMoves);
    } catch (error) {
      const isTooLate = this.eyes.now.number > number;
      const shot = join(tmpdir(), `kickdoor-${number}.png`);
      if (!isTooLate) await this.page.screenshot({ path: shot });
      await this.hands.tidy();
      if (isTooLate || this.eyes.now.number > number) return false;
      throw new Error(`no way on the page to do ${JSON.stringify(move)}; see ${shot}`, { cause: error });
    }
    const isAnswered = () => this.eyes.now.number > number || this.eyes.refused > refused;
    await this.eyes.until(isAnswered, `an answer to ${JSON.stringify(move)}`, ANSWER);
    this.moves += 1;
    return this.eyes.now.number > number;
  }

  /** Makes the next move, or waits for others. */
  async step(): Promise<void> {
    const { number } = this.eyes.now;
    const move = this.decide();
    if (move === null) await this.eyes.past(number);
    else await this.do(move);
  }

  /** Plays until the condition holds. Returns whether it did before the game ended. */
  async playUntil(isSo: (view: View) => boolean): Promise<boolean> {
    await this.eyes.past(-1);
    while (!isSo(this.view)) {
      if (this.view.phase === 'over') return false;
      await this.step();
    }
    return true;
  }
}

/** Several people play, each when they have to act, until the condition holds. */
export async function allPlayUntil(
  players: readonly Player[],
  isSo: (view: View) => boolean,
): Promise<boolean> {
  const [first] = players;
  if (first === undefined) return false;
  for (const player of players) await player.eyes.past(-1);
  while (!isSo(first.view) && first.view.phase !== 'over') {
    const { number } = first.eyes.now;
    await Promise.all(players.map((player) => player.eyes.past(number - 1)));
    const next = players.find((player) => player.decide() !== null);
    if (next === undefined) await first.eyes.past(number);
    else await next.step();
    await Promise.all(players.map((player) => player.eyes.past((next?.eyes.now.number ?? 0) - 1)));
  }
  return isSo(first.view);
}
