/** What a power costs: cards discarded for it, once and no more than the power allows (`traits.discard-powers`). */
import { discardOwn } from '../chapters/table.ts';
import { emit, type Game } from '../kernel/game.ts';
import type { CardId, Seat } from '../model/card.ts';
import type { Use } from '../kernel/effect.ts';
import type { Cause } from '../model/event.ts';

/** The cause of a power's events. */
export function powerCause({ card, seat, move }: Use): Cause {
  return { card, power: move.power, by: seat };
}

/** Reports that a power is used, and pays for it. */
export function payPower(game: Game, use: Use, cards: readonly CardId[], count?: number): void {
  const { seat, move } = use;
  emit(game, {
    e: 'power',
    seat,
    power: move.power,
    cards,
    ...(move.seat === undefined ? {} : { target: move.seat }),
    ...(move.on === undefined ? {} : { on: move.on }),
    ...(count === undefined ? {} : { count }),
    cause: powerCause(use),
  });
  if (cards.length > 0) discardOwn(game, seat, cards, powerCause(use));
}

/** The key that counts uses of a power: each card that gives a power is counted separately (D47). */
export function useKey(name: string, seat: Seat, card: CardId, of: Seat | '' = ''): string {
  return `${name} ${seat} ${card} ${of}`.trimEnd();
}

/** How often, or with how many cards, a power was used in this combat or run. */
export function usedUp(used: Readonly<Record<string, number>>, key: string): number {
  return used[key] ?? 0;
}
