import { z } from 'zod';
import { removeFoe } from '../../chapters/stakes.ts';
import { isItem, worth } from '../../chapters/items.ts';
import { payable } from '../../chapters/pay.ts';
import { def, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { validatePrice, payPower, powerCause, says } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { openCombat, openFighters } from '../timing.ts';

const schema = z
  .strictObject({
    name: nameSchema('buy-off'),
    gold: z.int().min(1).describe('The least worth of the items, in gold pieces.'),
  })
  .meta({
    description: 'Monster: a fighter discards items worth so much, and it leaves without treasure.',
    examples: [{ name: 'buy-off', gold: 400 }],
  });

/** The monsters in the combat that this card makes, if the seat fights it. */
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
  schema,
  validate(game, { gold }, use) {
    const { seat, card, move } = use;
    if (!foes(game, seat, card).some((foe) => foe === move.on)) return refuse('traits.when');
    if (!says(use, 'on', 'cards')) return refuse('traits.discard-powers', 'traits.when');
    const cards = move.cards ?? [];
    const from = purse(game, seat);
    return (
      validatePrice(from, cards, 1, from.length) ??
      (total(game, cards) < gold ? refuse('traits.discard-powers') : null)
    );
  },
  apply(game, _params, use) {
    const { on, cards = [] } = use.move;
    payPower(game, use, cards);
    if (on !== undefined) removeFoe(game, on, { treasures: false, by: use.seat, cause: powerCause(use) });
  },
  legalMoves(game, { gold }, seat, card, name, out) {
    const from = purse(game, seat);
    const most = total(game, from);
    if (most < gold) return;
    const worths = from.map((one) => worth(game, one));
    for (const on of foes(game, seat, card)) {
      const pick = { from, min: 1, max: from.length, gold: worths, worth: [gold, most] } as const;
      out.push({ move: { do: 'use', power: name, on, cards: [] }, pick });
    }
  },
  overrides: [],
  words: ({ name, gold }) => phrase('can-buy-off', { power: setNoun(`power-${name}`), gold }),
});
