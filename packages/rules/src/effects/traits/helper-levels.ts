import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { nothing } from '../schemas.ts';

/** Owner: gains a Level for each monster killed with their help. */
export const helperLevels = defineTrait({
  name: 'helper-levels',
  schema: nothing.meta({
    description: 'The owner gains a Level for each monster killed with their help.',
    examples: [{}],
  }),
  fold(into) {
    into.helperLevels = true;
  },
  unfold: (traits) => (traits.helperLevels ? [{}] : []),
  bends: ['help.levels'],
  words: () => phrase('trait-helper-levels'),
});
