/** Selling items for Levels (`selling.*`): when, what, and for how much. */
import type { CardId, Seat } from '../model/card.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { canReach } from '../kernel/bounds.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from './foes.ts';
import { itemsInPlay, worth } from './items.ts';

/** The price of one Level, in gold. */
export const LEVEL_PRICE = 1000;

/** Why a seat can't sell anything now: it is not their turn, or they are in combat. */
export function validateSelling(game: Game, seat: Seat): Refusal | null {
  const { turn, phase } = game.state;
  if (inCombat(game, seat)) return refuse('combat.gear-frozen', 'selling.levels', 'timing.own-turn');
  if (turn !== seat) return refuse('selling.levels', 'timing.own-turn', 'trade.stays');
  return phase === 'setup' ? refuse('setup.opening-plays', 'selling.levels', 'timing.own-turn') : null;
}

/** What a card is worth in the next sale; one item may count double (a bargain). */
export function price(game: Game, seat: Seat, card: CardId): number {
  return worth(game, card) * (player(game, seat).doubled.includes(card) ? 2 : 1);
}

/** What a seat could sell: cards in hand and in play that have a price and were not traded for too recently. */
export function goods(game: Game, seat: Seat): CardId[] {
  const it = player(game, seat);
  const all: CardId[] = [];
  for (const list of [it.hand, itemsInPlay(game, seat)]) {
    for (const card of list) {
      if (def(game, card).gold !== null && !it.unsaleable.includes(card)) all.push(card);
    }
  }
  return all;
}

/** How many Levels may still be bought: never the last one (D20). */
function levelsForSale(game: Game, seat: Seat): number {
  return game.state.options.level - 1 - player(game, seat).level;
}

/** The minimum and maximum that one sale may bring now. */
export function saleBounds(game: Game, seat: Seat): readonly [least: number, most: number] {
  return [LEVEL_PRICE, (levelsForSale(game, seat) + 1) * LEVEL_PRICE - 1];
}

/** Whether there is a legal sale now that includes one of these cards. */
export function canSellAny(game: Game, seat: Seat, cards: readonly CardId[]): boolean {
  if (validateSelling(game, seat) !== null || levelsForSale(game, seat) < 1) return false;
  const [least, most] = saleBounds(game, seat);
  const mine = goods(game, seat);
  return cards.some((card) => {
    if (!mine.includes(card)) return false;
    const gold = price(game, seat, card);
    const others = mine.filter((other) => other !== card).map((other) => price(game, seat, other));
    return gold <= most && canReach(others, [Math.max(0, least - gold), most - gold]);
  });
}
