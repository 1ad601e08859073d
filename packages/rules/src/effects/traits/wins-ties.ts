import { z } from 'zod';
import type { Folding } from '../../kernel/effect.ts';
import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';

const WHEN = ['always', 'alone', 'single'] as const;
type When = (typeof WHEN)[number];

/** The last one counts. */
const last: Folding<When, When | 'no'> = {
  none: 'no',
  fold: (_before, when) => when,
  unfold: (when) => (when === 'no' ? [] : [when]),
};

/** Owner: wins ties. */
export const winsTies = defineTrait({
  name: 'wins-ties',
  field: 'winsTies',
  on: HELD,
  schema: z.enum(WHEN).meta({
    description: 'The owner wins ties: always, without a helper, or against one monster.',
    examples: ['always'],
  }),
  ...last,
  overrides: ['combat.win'],
  words: (when) => phrase(`trait-wins-ties-${when}`),
});
