/** What cards in play count down: the turns a curse still lasts, the combats an item still lasts. */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { fightersOf } from './foes.ts';
import type { Combat } from '../model/state.ts';
import { countingCards } from './ignored.ts';
import { discardOwn, isInPlay } from './table.ts';

/** Counts down a card that began at `from`. Returns whether nothing is left. */
function countDown(game: Game, card: CardId, from: number): boolean {
  const { counts = [] } = game.state;
  const left = (counts.find(([one]) => one === card)?.[1] ?? from) - 1;
  game.state.counts = [...counts.filter(([one]) => one !== card), [card, left]];
  return left <= 0;
}

/** Counts down a seat's curses that last several turns, at the end of one. Returns those that end now. */
export function endedCurses(game: Game, seat: Seat): CardId[] {
  return (game.state.players[seat]?.curses ?? []).filter((card) => {
    const { lasts } = def(game, card).traits;
    return typeof lasts === 'object' && lasts !== null && countDown(game, card, lasts.turns);
  });
}

/** Ends the curses that last until the next kill, for players who have killed. */
export function endCursesByKill(game: Game, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const over = player(game, seat).curses.filter((card) => def(game, card).traits.lasts === 'kill');
    discardOwn(game, seat, over, CAUSE);
  }
}

const CAUSE: Cause = { rule: 'precedence.card-over-sheet' };

/** The fighters' cards that counted in a combat and wear out. */
export function wearing(game: Game, combat: Combat): readonly (readonly [seat: Seat, card: CardId])[] {
  return fightersOf(combat).flatMap((seat) =>
    countingCards(game, seat)
      .filter((card) => def(game, card).traits.wears > 0)
      .map((card) => [seat, card] as const),
  );
}

/** Counts down the items used in a combat at its end, and discards those with no combats left. */
export function wearOut(game: Game, used: readonly (readonly [seat: Seat, card: CardId])[]): void {
  for (const [seat, card] of used) {
    if (!isInPlay(game, seat, card) || !countDown(game, card, def(game, card).traits.wears)) continue;
    discardOwn(game, seat, [card], CAUSE);
  }
}
