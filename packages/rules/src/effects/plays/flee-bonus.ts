import { z } from 'zod';
import { flightOf } from '../../chapters/flee.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { openRunners } from '../timing.ts';
import { amountSchema } from '../schemas.ts';

/** A modifier to a fighter's next roll to run away, or to all rolls of this run. */
export const fleeBonus = definePlay({
  name: 'flee-bonus',
  schema: z
    .strictObject({
      amount: amountSchema,
      until: z.enum(['roll', 'flight']).describe('For the next roll only, or for all rolls in this flight.'),
    })
    .meta({ description: 'Added to rolls to run away.', examples: [{ amount: 2, until: 'flight' }] }),
  targets: (game) => openRunners(game).map((seat) => ({ seat })),
  validate: (game, _params, _seat, _card, target) =>
    openRunners(game).some((seat) => seat === target.seat) ? null : refuse('flee.roll', 'combat.one-shots'),
  run(game, { amount, until }, { seat, card, target }) {
    flightOf(game).boosts.push({ seat: target.seat ?? seat, amount, card, until });
  },
  overrides: ['flee.roll'],
  words: ({ amount, until }) => phrase(`play-flee-bonus-${until}`, { amount }),
});
