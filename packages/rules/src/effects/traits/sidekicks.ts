import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { countSchema } from '../schemas.ts';

/** Owner: more sidekicks may be in play (`sidekicks.play`). */
export const sidekicks = defineTrait({
  name: 'sidekicks',
  schema: countSchema.meta({ description: 'The owner may have so many more sidekicks.', examples: [1] }),
  fold(into, more) {
    into.sidekicks += more;
  },
  unfold: (traits) => (traits.sidekicks === 0 ? [] : [traits.sidekicks]),
  bends: ['sidekicks.play'],
  words: (more) => phrase('trait-sidekicks', { count: more }),
});
