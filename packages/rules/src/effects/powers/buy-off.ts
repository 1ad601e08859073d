import { z } from 'zod';
import { removeFoe } from '../../chapters/stakes.ts';
import { isItem, worth } from '../../chapters/items.ts';
import { payable } from '../../chapters/pay.ts';
import { def, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { MONSTERS } from '../bearers.ts';
import { definePower } from '../define.ts';
import { payPower, powerCause } from '../paying.ts';
import { goldSchema, nameSchema } from '../schemas.ts';
import { openCombat, openFighters } from '../timing.ts';

const schema = z
  .strictObject({
    name: nameSchema('buy-off'),
    gold: goldSchema.describe('The least the items must be worth, in gold pieces.'),
  })
  .meta({
    description: 'Monster: a fighter discards items worth this much, and it leaves without treasure.',
    examples: [{ name: 'buy-off', gold: 400 }],
  });

/** The foes with this card's values, if the seat fights them. */
function foes(game: Game, seat: Seat, card: CardId): CardId[] {
  if (!openFighters(game).includes(seat)) return [];
  return (openCombat(game)?.foes ?? []).filter((foe) => foe.kin === card).map((foe) => foe.card);
}

function purse(game: Game, seat: Seat): CardId[] {
  return payable(game, seat).filter((card) => isItem(def(game, card)));
}

function total(game: Game, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + worth(game, card), 0);
}

/** The monster leaves in exchange for items of enough value. */
export const buyOff = definePower({
  name: 'buy-off',
  on: MONSTERS,
  schema,
  uses(game, { gold }, { seat, card }) {
    const from = purse(game, seat);
    const worths = from.map((one) => worth(game, one));
    const pick = { from, min: 1, max: from.length, gold: worths, worth: [gold, total(game, from)] } as const;
    return foes(game, seat, card).map((on) => ({ on, pick }));
  },
  apply(game, _params, use) {
    const { on, cards = [] } = use.move;
    payPower(game, use, cards);
    if (on !== undefined) removeFoe(game, on, { treasures: false, by: use.seat, cause: powerCause(use) });
  },
  overrides: [],
  words: ({ name, gold }) => phrase('can-buy-off', { power: setNoun(`power-${name}`), gold }),
});
