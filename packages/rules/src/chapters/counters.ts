/** What cards in play count down: the turns that a curse has left, the combats that an item will last. */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { fightersOf } from './foes.ts';
import type { Combat } from '../model/state.ts';
import { countingCards } from './ignored.ts';
import { discardOwn, isInPlay } from './table.ts';

/** Counts one off a card that began with so many. Returns whether none is left. */
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

/** Curses that last until the next kill are over for those who have killed. */
export function endCursesByKill(game: Game, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const over = player(game, seat).curses.filter((card) => def(game, card).traits.lasts === 'kill');
    discardOwn(game, seat, over, CAUSE);
  }
}

const CAUSE: Cause = { rule: 'precedence.card-over-sheet' };

/** What a combat wears out: the cards of the fighters that counted in it, and for how many combats each lasts. */
export function wearing(game: Game, combat: Combat): readonly (readonly [seat: Seat, card: CardId])[] {
  return fightersOf(combat).flatMap((seat) =>
    countingCards(game, seat)
      .filter((card) => def(game, card).traits.wears > 0)
      .map((card) => [seat, card] as const),
  );
}

/** At the end of a combat: items used in it have one combat less to last, and break after the last one. */
export function wearOut(game: Game, used: readonly (readonly [seat: Seat, card: CardId])[]): void {
  for (const [seat, card] of used) {
    if (!isInPlay(game, seat, card) || !countDown(game, card, def(game, card).traits.wears)) continue;
    discardOwn(game, seat, [card], CAUSE);
  }
}
