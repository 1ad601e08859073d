import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';

/** Owner: ties are won. */
export const winsTies = defineTrait({
  name: 'wins-ties',
  schema: z.enum(['always', 'alone', 'single']).meta({
    description: 'The owner wins ties: always, without a helper, or against one monster.',
    examples: ['always'],
  }),
  fold(into, when) {
    into.winsTies = when;
  },
  unfold: ({ winsTies: when }) => (when === 'no' ? [] : [when]),
  bends: ['combat.win'],
  words: (when) => phrase(`trait-wins-ties-${when}`),
});
