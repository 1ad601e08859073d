import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { countSchema } from '../schemas.ts';

/** Sidekick: it carries items, which count for its owner whatever slots are full (`sidekicks.carried-items`). */
export const carries = defineTrait({
  name: 'carries',
  schema: countSchema.meta({
    description: 'Sidekick: it carries so many items for its owner, whatever slots are full.',
    examples: [1],
  }),
  fold(into, count) {
    into.carries += count;
  },
  unfold: (traits) => (traits.carries === 0 ? [] : [traits.carries]),
  bends: ['items.slots'],
  words: (count) => phrase('trait-carries', { count }),
});
