/** Charity: cards over the hand limit at the end of the turn (`turn.charity`, D16). */
import type { CardId, Seat } from '../model/card.ts';
import type { State } from '../model/state.ts';
import { newClock, player, type Game } from '../kernel/game.ts';
import { pickSome } from '../kernel/chance.ts';
import { discardFromHand, handLimit, moveHandCards } from './hand.ts';
import { goTo } from './phases.ts';
import { lowest } from './who.ts';

type Charity = NonNullable<State['charity']>;

/** Starts charity. Levels are compared only now, among all seated living players, including the giver. */
export function startCharity(game: Game, seat: Seat): void {
  game.state.charity = { lowest: takers(game, seat), given: game.state.players.map(() => 0) };
  goTo(game, 'charity');
}

/** The players at the lowest Level; nobody if the giver is one of them. */
function takers(game: Game, giver: Seat): Seat[] {
  const seats = lowest(game);
  return seats.includes(giver) ? [] : seats;
}

/** How many cards exceed the limit now. */
export function excess(game: Game, seat: Seat): number {
  return Math.max(0, player(game, seat).hand.length - handLimit(game, seat));
}

/** The current charity. Throws outside its phase. */
export function charityOf(game: Game): Charity {
  const { charity } = game.state;
  if (charity === null) throw new Error('there is no charity');
  return charity;
}

/** How many more cards a seat may be given now: shares never differ by more than one (D48). */
export function shareLeft(game: Game, giver: Seat, to: Seat): number {
  const { lowest: seats, given } = charityOf(game);
  if (!seats.includes(to)) return 0;
  const over = excess(game, giver);
  const others = seats.flatMap((seat) => (seat === to ? [] : [given[seat] ?? 0]));
  if (others.length === 0) return over;
  return Math.max(0, Math.min(over, Math.min(...others) + 1 - (given[to] ?? 0)));
}

/** Whether the excess is discarded because the giver is lowest. */
export function isDiscarded(game: Game): boolean {
  return charityOf(game).lowest.length === 0;
}

/**
 * Removes a player who has died or left from the lowest (D48). If none of them remain, the lowest of the others take
 * their place.
 */
export function leaveCharity(game: Game, seat: Seat): void {
  const { charity, turn } = game.state;
  if (charity === null || !charity.lowest.includes(seat)) return;
  const still = charity.lowest.filter((other) => other !== seat);
  game.state.charity = { ...charity, lowest: still.length > 0 ? still : takers(game, turn) };
}

/** Gives away random cards for a giver who doesn't choose, in shares as even as possible (D25). */
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

/** Gives cards to one of the lowest, unseen by the others. */
export function giveInCharity(game: Game, seat: Seat, to: Seat, cards: readonly CardId[]): void {
  const { given } = charityOf(game);
  given[to] = (given[to] ?? 0) + cards.length;
  game.state.phaseClock = newClock(game);
  moveHandCards(game, seat, to, cards, { rule: 'turn.charity' });
}

/** Discards cards, because the giver is lowest. */
export function discardInCharity(game: Game, seat: Seat, cards: readonly CardId[]): void {
  discardFromHand(game, seat, cards, { rule: 'turn.charity' });
}
