/** Charity: what is over the hand limit at the end of the turn (`turn.charity`, D16). */
import type { CardId, Seat } from '../model/card.ts';
import type { State } from '../model/state.ts';
import { newClock, player, type Game } from '../engine/game.ts';
import { pickSome } from '../engine/chance.ts';
import { discardFromHand, handLimit, moveHandCards } from './hand.ts';
import { goTo } from './phases.ts';
import { lowest } from './who.ts';

type Charity = NonNullable<State['charity']>;

/** Levels are compared once, now, among all seated living players, the giver included. */
export function startCharity(game: Game, seat: Seat): void {
  const seats = lowest(game);
  game.state.charity = { lowest: seats.includes(seat) ? [] : seats, given: game.state.players.map(() => 0) };
  goTo(game, 'charity');
}

/** How many cards are over the limit now. */
export function excess(game: Game, seat: Seat): number {
  return Math.max(0, player(game, seat).hand.length - handLimit(game, seat));
}

/** The charity under way. Asking for it outside of its phase is a defect. */
export function charityOf(game: Game): Charity {
  const { charity } = game.state;
  if (charity === null) throw new Error('there is no charity');
  return charity;
}

/** How many more cards a seat may be given: shares differ by one at most, and the giver says who gets the larger. */
export function shareLeft(game: Game, giver: Seat, to: Seat): number {
  const { lowest: seats, given } = charityOf(game);
  if (!seats.includes(to) || player(game, to).dead || player(game, to).left) return 0;
  const over = excess(game, giver);
  const total = seats.reduce((sum, seat) => sum + (given[seat] ?? 0), over);
  const small = Math.floor(total / seats.length);
  const larger = seats.filter((seat) => seat !== to && (given[seat] ?? 0) > small).length;
  const most = small + (larger < total % seats.length ? 1 : 0);
  return Math.max(0, Math.min(over, most - (given[to] ?? 0)));
}

/** Whether the excess is to be discarded, the giver being lowest. */
export function isDiscarded(game: Game): boolean {
  return charityOf(game).lowest.every((seat) => player(game, seat).dead || player(game, seat).left);
}

/** Who does not deal out the excess parts with cards at random, in shares as even as can be (D25). */
export function settleCharity(game: Game, seat: Seat): void {
  const cards = pickSome(game, player(game, seat).hand, excess(game, seat));
  if (isDiscarded(game)) {
    discardInCharity(game, seat, cards);
    return;
  }
  for (const card of cards) {
    const to = charityOf(game).lowest.find((one) => shareLeft(game, seat, one) > 0);
    if (to !== undefined) giveInCharity(game, seat, to, [card]);
  }
}

/** Cards go to one of the lowest, unseen by the others. */
export function giveInCharity(game: Game, seat: Seat, to: Seat, cards: readonly CardId[]): void {
  const { given } = charityOf(game);
  given[to] = (given[to] ?? 0) + cards.length;
  game.state.phaseClock = newClock(game);
  moveHandCards(game, seat, to, cards, { rule: 'turn.charity' });
}

/** Cards are discarded, the giver being lowest. */
export function discardInCharity(game: Game, seat: Seat, cards: readonly CardId[]): void {
  discardFromHand(game, seat, cards, { rule: 'turn.charity' });
}
