import { phrase } from '../../model/phrase.ts';
import { SIDEKICKS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { sum } from '../folding.ts';
import { countSchema } from '../schemas.ts';

/** Sidekick: carries items, which count for its owner even if their slots are full (`sidekicks.carried-items`). */
export const carries = defineTrait({
  name: 'carries',
  field: 'carries',
  on: SIDEKICKS,
  schema: countSchema.meta({
    description: 'Sidekick: it carries this many items for its owner, even if the slots are full.',
    examples: [1],
  }),
  ...sum,
  overrides: ['items.slots'],
  words: (count) => phrase('trait-carries', { count }),
});
