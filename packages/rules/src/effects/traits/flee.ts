import { phrase } from '../../model/phrase.ts';
import { ANY_BEARER } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { sum } from '../folding.ts';
import { amountSchema } from '../schemas.ts';

/** Added to the owner's rolls to run away; on a monster, to all rolls against it. */
export const flee = defineTrait({
  name: 'flee',
  field: 'flee',
  on: ANY_BEARER,
  schema: amountSchema.meta({
    description: 'Added to rolls to run away: the owner’s, or those against this monster.',
    examples: [1],
  }),
  ...sum,
  overrides: ['flee.roll'],
  words(amount, kind) {
    if (kind === 'steed') return phrase('trait-flee-steed', { amount });
    return phrase(kind === 'monster' ? 'trait-flee-from-it' : 'trait-flee', { amount });
  },
});
