import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Owner: gains a Level for each monster killed with their help. */
export const helperLevels = defineTrait({
  name: 'helper-levels',
  field: 'helperLevels',
  on: HELD,
  schema: nothing.meta({
    description: 'The owner gains a Level for each monster killed with their help.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['help.levels'],
  words: () => phrase('trait-helper-levels'),
});
