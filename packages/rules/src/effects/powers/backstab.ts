import { z } from 'zod';
import { addBoost } from '../../chapters/combat.ts';
import { combatOf } from '../../chapters/foes.ts';
import { payable } from '../../chapters/pay.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower, usedUp, useKey } from '../paying.ts';
import { countSchema, nameSchema } from '../schemas.ts';
import { openCombat, openFighters } from '../timing.ts';

const schema = z
  .strictObject({
    name: nameSchema('backstab'),
    penalty: countSchema.default(2).describe('How much the victim is weakened.'),
  })
  .meta({
    description:
      'The owner discards a card to weaken another player who is fighting; once per victim and combat.',
    examples: [{ name: 'backstab', penalty: 2 }],
  });

/** Fighters other than the owner whom the owner hasn't backstabbed in this combat. */
function victims(game: Game, seat: Seat, card: CardId, name: string): Seat[] {
  const used = openCombat(game)?.used ?? {};
  return openFighters(game).filter(
    (victim) => victim !== seat && usedUp(used, useKey(name, seat, card, victim)) === 0,
  );
}

/** Weakens a fighter at the price of a card. */
export const backstab = definePower({
  name: 'backstab',
  schema,
  uses(game, _params, { seat, card, name }) {
    const from = payable(game, seat);
    return victims(game, seat, card, name).map((victim) => ({
      seat: victim,
      pick: { from, min: 1, max: 1 },
    }));
  },
  other: () => refuse('traits.when', 'meddling.backstab', 'meddling.power'),
  apply(game, { penalty }, use) {
    const { seat, card, move } = use;
    const on = move.seat ?? seat;
    combatOf(game).used[useKey(move.power, seat, card, on)] = 1;
    payPower(game, use, move.cards ?? []);
    addBoost(game, { side: 'fighters', amount: -penalty, card, power: move.power, by: seat, on });
  },
  overrides: [],
  words: ({ name, penalty }) =>
    phrase('can-backstab', { power: setNoun(`power-${name}`), strength: -penalty }),
});
