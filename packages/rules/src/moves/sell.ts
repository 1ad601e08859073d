/** Selling items for Levels (`selling.*`). */
import type { CardId, Seat } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import { def, emit, player, type Game } from '../engine/game.ts';
import { verb } from '../engine/verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from '../chapters/foes.ts';
import { itemsInPlay, worth } from '../chapters/items.ts';
import { gainLevels } from '../chapters/levels.ts';
import { discardOwn } from '../chapters/table.ts';
import { hasTwice } from './common.ts';

/** The price of one Level, in gold. */
const LEVEL_PRICE = 1000;

function judgeTime(game: Game, seat: Seat): Refusal | null {
  const { turn, phase } = game.state;
  if (inCombat(game, seat)) return refuse('combat.gear-frozen', 'selling.levels', 'timing.own-turn');
  if (turn !== seat) return refuse('selling.levels', 'timing.own-turn', 'trade.stays');
  return phase === 'setup' ? refuse('setup.opening-plays', 'selling.levels') : null;
}

/** What a card brings at the next sale; one item may count double (a bargain). */
function price(game: Game, seat: Seat, card: CardId): number {
  return worth(game, card) * (player(game, seat).doubled === card ? 2 : 1);
}

function goods(game: Game, seat: Seat): CardId[] {
  const it = player(game, seat);
  const all: CardId[] = [];
  for (const list of [it.hand, itemsInPlay(game, seat), it.sidekicks]) {
    for (const card of list) {
      if (def(game, card).gold !== null && !it.unsaleable.includes(card)) all.push(card);
    }
  }
  return all;
}

/** How many Levels may still be bought: never the last (D20). */
function levelsForSale(game: Game, seat: Seat): number {
  return game.state.options.level - 1 - player(game, seat).level;
}

function judgeSell(game: Game, seat: Seat, { cards }: MoveOf<'sell'>): Refusal | null {
  const no = judgeTime(game, seat);
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
    player(game, seat).doubled = -1;
    emit(game, { e: 'sold', seat, cards, gold, levels, cause: { rule: 'selling.levels' } });
    discardOwn(game, seat, cards, { rule: 'selling.levels' });
    gainLevels(game, seat, levels, { rule: 'selling.levels' });
  },
  offers(game, seat, out) {
    const levels = levelsForSale(game, seat);
    if (judgeTime(game, seat) !== null || levels < 1) return;
    const from = goods(game, seat);
    const gold = from.map((card) => price(game, seat, card));
    const worths = [LEVEL_PRICE, (levels + 1) * LEVEL_PRICE - 1] as const;
    if (!canReach(gold, worths)) return;
    out.push({
      move: { do: 'sell', cards: [] },
      pick: { from, min: 1, max: from.length, gold, worth: worths },
    });
  },
});

/** Whether some of these prices add up to a sum within the bounds. */
function canReach(gold: readonly number[], [least, most]: readonly [number, number]): boolean {
  const all = gold.reduce((sum, one) => sum + one, 0);
  if (all <= most) return all >= least;
  let sums = new Set([0]);
  for (const one of gold) {
    sums = new Set([...sums, ...[...sums].map((sum) => sum + one).filter((sum) => sum <= most)]);
  }
  return [...sums].some((sum) => sum >= least);
}
