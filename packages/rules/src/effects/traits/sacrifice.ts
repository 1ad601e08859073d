import { phrase } from '../../model/phrase.ts';
import { SIDEKICKS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Sidekick: may be sacrificed, whether or not a sheet with sidekicks is in the mix (`sidekicks.sacrifice`, D46). */
export const sacrifice = defineTrait({
  name: 'sacrifice',
  field: 'sacrifice',
  on: SIDEKICKS,
  schema: nothing.meta({
    description:
      'Sidekick: its owner may discard it instead of rolling to run away, whatever the table’s rules.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['flee.roll'],
  words: () => phrase('trait-sacrifice'),
});
