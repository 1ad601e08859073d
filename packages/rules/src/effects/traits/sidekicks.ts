import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { sum } from '../folding.ts';
import { countSchema } from '../schemas.ts';

/** Owner: may have more sidekicks in play (`sidekicks.play`). */
export const sidekicks = defineTrait({
  name: 'sidekicks',
  field: 'sidekicks',
  on: HELD,
  schema: countSchema.meta({ description: 'The owner may have this many more sidekicks.', examples: [1] }),
  ...sum,
  overrides: ['sidekicks.play'],
  words: (more) => phrase('trait-sidekicks', { count: more }),
});
