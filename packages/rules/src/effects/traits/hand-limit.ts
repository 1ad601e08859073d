import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { countSchema } from '../schemas.ts';

/** Owner: the hand may hold more cards at the end of the turn. */
export const handLimit = defineTrait({
  name: 'hand-limit',
  schema: countSchema.meta({ description: 'How many cards the owner’s hand may hold.', examples: [6] }),
  fold(into, limit) {
    into.handLimit = limit;
  },
  unfold: (traits) => (traits.handLimit === 0 ? [] : [traits.handLimit]),
  bends: ['cards.hand-limit'],
  words: (limit) => phrase('trait-hand-limit', { count: limit }),
});
