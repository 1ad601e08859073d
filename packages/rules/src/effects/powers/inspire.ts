import { z } from 'zod';
import { addBoost } from '../../chapters/combat.ts';
import { combatOf, inCombat } from '../../chapters/foes.ts';
import { payable } from '../../chapters/pay.ts';
import { isLiving } from '../../chapters/who.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower, usedUp, useKey } from '../paying.ts';
import { countSchema, nameSchema } from '../schemas.ts';
import { openCombat } from '../timing.ts';

const schema = z
  .strictObject({
    name: nameSchema('inspire'),
    amount: countSchema.default(2).describe('How much the fighters are strengthened or weakened.'),
  })
  .meta({
    description:
      'Once per combat that they aren’t in, the owner discards a card to strengthen or weaken the fighters.',
    examples: [{ name: 'inspire', amount: 2 }],
  });

function isTime(game: Game, seat: Seat, card: CardId, name: string): boolean {
  const combat = openCombat(game);
  if (combat === null || inCombat(game, seat) || !isLiving(game, seat)) return false;
  return usedUp(combat.used, useKey(name, seat, card)) === 0;
}

/** A bystander takes sides at the price of a card: for the fighters, or for the monsters by weakening the fighters. */
export const inspire = definePower({
  name: 'inspire',
  schema,
  barred: (game, _params, { seat, card, name }) =>
    isTime(game, seat, card, name) ? null : refuse('traits.when', 'meddling.power'),
  uses(game, _params, { seat }) {
    const pick = { from: payable(game, seat), min: 1, max: 1 };
    return [
      { side: 'fighters', pick },
      { side: 'monsters', pick },
    ];
  },
  apply(game, { amount }, use) {
    const { seat, card, move } = use;
    combatOf(game).used[useKey(move.power, seat, card)] = 1;
    payPower(game, use, move.cards ?? []);
    const sign = move.side === 'monsters' ? -1 : 1;
    addBoost(game, { side: 'fighters', amount: sign * amount, card, power: move.power, by: seat });
  },
  overrides: [],
  words: ({ name, amount }) =>
    phrase('can-inspire', { power: setNoun(`power-${name}`), more: amount, less: -amount }),
});
