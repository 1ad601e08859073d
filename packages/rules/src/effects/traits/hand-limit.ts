import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { countSchema } from '../schemas.ts';

/** Owner: may hold more cards at the end of the turn. */
export const handLimit = defineTrait({
  name: 'hand-limit',
  field: 'handLimit',
  on: HELD,
  schema: countSchema.meta({ description: 'How many cards the owner’s hand may hold.', examples: [6] }),
  // A card has only one, so the last one counts.
  none: 0,
  fold: (_before, limit) => limit,
  unfold: (limit) => (limit === 0 ? [] : [limit]),
  overrides: ['cards.hand-limit'],
  words: (limit) => phrase('trait-hand-limit', { count: limit }),
});
