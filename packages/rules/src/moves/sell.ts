/** Selling items for Levels (`selling.*`). */
import type { Seat } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import { edit, emit, player, type Game } from '../kernel/game.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { gainLevels } from '../chapters/levels.ts';
import {
  canReach,
  goods,
  judgeSelling,
  LEVEL_PRICE,
  levelsForSale,
  price,
  saleBounds,
} from '../chapters/selling.ts';
import { discardOwn } from '../chapters/table.ts';
import { hasTwice } from './common.ts';

function judgeSell(game: Game, seat: Seat, { cards }: MoveOf<'sell'>): Refusal | null {
  const no = judgeSelling(game, seat);
  if (no !== null) return no;
  if (cards.some((card) => player(game, seat).unsaleable.includes(card))) return refuse('trade.stays');
  const mine = goods(game, seat);
  if (hasTwice(cards) || cards.some((card) => !mine.includes(card))) {
    return refuse('selling.from', 'selling.levels', 'items.no-value');
  }
  const gold = cards.reduce((sum, card) => sum + price(game, seat, card), 0);
  if (gold < LEVEL_PRICE) return refuse('selling.levels');
  return Math.floor(gold / LEVEL_PRICE) > levelsForSale(game, seat)
    ? refuse('selling.last-level', 'precedence.last-level')
    : null;
}

export const sellVerb = verb('sell', {
  judge: judgeSell,
  perform(game, seat, { cards }) {
    const gold = cards.reduce((sum, card) => sum + price(game, seat, card), 0);
    const levels = Math.floor(gold / LEVEL_PRICE);
    edit(game, seat).doubled = [];
    emit(game, { e: 'sold', seat, cards, gold, levels, cause: { rule: 'selling.levels' } });
    discardOwn(game, seat, cards, { rule: 'selling.levels' });
    gainLevels(game, seat, levels, { rule: 'selling.levels' });
  },
  offers(game, seat, out) {
    if (judgeSelling(game, seat) !== null || levelsForSale(game, seat) < 1) return;
    const from = goods(game, seat);
    const gold = from.map((card) => price(game, seat, card));
    const worths = saleBounds(game, seat);
    if (!canReach(gold, worths)) return;
    out.push({
      move: { do: 'sell', cards: [] },
      pick: { from, min: 1, max: from.length, gold, worth: worths },
    });
  },
});
