import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Owner: gets a Treasure of their own for helping in a combat that is won (D34). */
export const helperTreasure = defineTrait({
  name: 'helper-treasure',
  field: 'helperTreasure',
  on: HELD,
  schema: nothing.meta({
    description: 'The owner draws a treasure of their own after helping to win a combat.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['help.treasure-open'],
  words: () => phrase('trait-helper-treasure'),
});
