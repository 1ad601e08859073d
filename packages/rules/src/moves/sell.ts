/** Selling items for Levels (`selling.*`). */
import type { Seat } from '../model/card.ts';
import { editHand, emit, namesKind, player, top, type Game } from '../kernel/game.ts';
import { refuse, refuseBoth, type Refusal } from '../model/refusal.ts';
import { gainLevels } from '../chapters/levels.ts';
import { goods, validateSelling, LEVEL_PRICE, price, saleBounds } from '../chapters/selling.ts';
import { discardOwn } from '../chapters/table.ts';
import { cardsVerb } from './verb.ts';

/** Adds to a refused sale that it doesn't help, either, if the player has to get rid of an excess. */
function citeExcess(game: Game, seat: Seat, why: Refusal): Refusal {
  const frame = top(game);
  return frame?.f === 'excess' && frame.seat === seat ? refuseBoth(why, refuse('items.big-excess')) : why;
}

function validateSale(game: Game, seat: Seat): Refusal | null {
  const why = validateSelling(game, seat);
  return why === null ? null : citeExcess(game, seat, why);
}

export const sellVerb = cardsVerb('sell', {
  phases: ['opening', 'door', 'trouble', 'closing', 'charity'],
  ownTurn: true,
  follows: 'cards',
  closed: (game, seat) => validateSelling(game, seat) ?? refuse('selling.levels'),
  barred: validateSale,
  move: () => ({ do: 'sell', cards: [] }),
  picks(game, seat) {
    const from = goods(game, seat);
    const gold = from.map((card) => price(game, seat, card));
    const pick = { from, min: 1, max: from.length, gold, worth: saleBounds(game, seat) };
    return [{ to: undefined, pick }];
  },
  refusal(game, seat, { cards, misfit }) {
    const { unsaleable } = player(game, seat);
    if (cards.some((card) => unsaleable.includes(card))) return refuse('trade.stays');
    if (misfit === 'twice' || misfit === 'foreign') {
      const no = refuse('selling.from', 'selling.levels', 'items.no-value');
      return namesKind(game, cards, 'sidekick') ? refuseBoth(refuse('sidekicks.not-items'), no) : no;
    }
    return misfit === 'few' || misfit === 'cheap'
      ? citeExcess(game, seat, refuse('selling.levels'))
      : refuse('selling.last-level', 'precedence.last-level');
  },
  apply(game, seat, cards) {
    const gold = cards.reduce((sum, card) => sum + price(game, seat, card), 0);
    const levels = Math.floor(gold / LEVEL_PRICE);
    editHand(game, seat).doubled = [];
    emit(game, { e: 'sold', seat, cards, gold, levels, cause: { rule: 'selling.levels' } });
    discardOwn(game, seat, cards, { rule: 'selling.levels' });
    gainLevels(game, seat, levels, { rule: 'selling.levels' });
  },
});
