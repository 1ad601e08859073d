/** A simulated person at a page, with human reaction times, whom windows stop only as they chose. */
import type { StopWhen } from '@kickdoor/protocol';
import { admits, type Move } from '@kickdoor/rules';
import type { Player } from '../../e2e/support/player.ts';
import { stopsMe, windowOf } from '../../packages/web/src/hours/stop-me.ts';

/** Median seconds that people take: to let a window pass, to answer, for a step of their own turn. */
const SECONDS = { window: 1.2, answer: 3.5, turn: 2.5 } as const;
/** The spread of people's times: the standard deviation of their logarithm. */
const SPREAD = 0.5;
/** The share of the time needed to think again after something has happened. */
const AGAIN = 0.4;

/** A window that was open for a guest. */
export interface Stop {
  readonly kind: 'curse' | 'claim' | 'win' | 'run';
  /** Whether the page asked them. */
  readonly stopped: boolean;
  /** Whether they had something to play or use in it. */
  readonly could: boolean;
}

export class Guest {
  readonly player: Player;
  readonly name: string;
  readonly when: StopWhen;
  /** The windows, by the ids of their clocks. */
  readonly windows = new Map<number, Stop>();
  /** Windows in which they acted. */
  readonly used = new Set<number>();
  /** Failed presses, with the reasons. */
  readonly stumbles: string[] = [];
  readonly #random: () => number;

  constructor(player: Player, name: string, when: StopWhen, random: () => number) {
    this.player = player;
    this.name = name;
    this.when = when;
    this.#random = random;
  }

  /** Sets in the menu when to be stopped. */
  async say(): Promise<void> {
    const { page, hands } = this.player;
    await hands.press(page.getByTestId('menu'));
    const choice = page.getByTestId('stop-me').locator(`[data-key=${this.when}]`);
    await hands.press(choice);
    await page.keyboard.press('Escape');
  }

  /** Plays until the game is over or it is late. */
  async play(isLate: () => boolean): Promise<void> {
    const { eyes } = this.player;
    await eyes.past(-1);
    let before = -1;
    while (!isLate() && this.player.view.phase !== 'over') {
      const { number } = eyes.now;
      this.#look();
      const move = this.#wish();
      if (move === null) {
        await eyes.past(number).catch(() => undefined);
        continue;
      }
      await this.#think(before === number ? AGAIN : 1);
      before = eyes.now.number;
      // If something has happened in the meantime, look again first.
      if (before === number) await this.#do(move);
    }
  }

  /** Notes the window that is open now. */
  #look(): void {
    const { view, legalMoves, clocks } = this.player.eyes.now;
    const kind = windowOf(view);
    const clock = clocks.at(-1)?.id;
    if (kind === null || clock === undefined || !legalMoves.some(({ move }) => move.do === 'pass')) return;
    this.windows.set(clock, {
      kind,
      stopped: stopsMe(view, legalMoves, this.when),
      could: legalMoves.some(({ move }) => ['play', 'use', 'seize'].includes(move.do)),
    });
  }

  #wish(): Move | null {
    const { view, legalMoves } = this.player.eyes.now;
    return stopsMe(view, legalMoves, this.when) ? this.player.decide() : null;
  }

  async #do(move: Move): Promise<void> {
    const { clocks, legalMoves } = this.player.eyes.now;
    const clock = clocks.at(-1)?.id;
    try {
      if (!legalMoves.some((each) => admits(each, move))) return;
      await this.player.do(move);
      if (clock !== undefined && this.windows.has(clock) && move.do !== 'pass') this.used.add(clock);
    } catch (error) {
      this.stumbles.push(error instanceof Error ? error.message : String(error));
    }
  }

  /** Waits as long as a person would. */
  async #think(part: number): Promise<void> {
    const { view } = this.player;
    const kind = windowOf(view) !== null ? 'window' : view.turn === view.seat ? 'turn' : 'answer';
    const normal = Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random());
    const seconds = SECONDS[kind] * part * Math.exp(SPREAD * normal);
    await new Promise((done) => {
      setTimeout(done, seconds * 1000);
    });
  }
}
