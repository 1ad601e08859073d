import { phrase } from '../../model/phrase.ts';
import { COMBATS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Monster: nobody meddles in its combat. */
export const noMeddling = defineTrait({
  name: 'no-meddling',
  field: 'noMeddling',
  on: COMBATS,
  schema: nothing.meta({
    description: 'Monster: only the fighters may play cards or use powers in its combat.',
    examples: [{}],
  }),
  ...fact,
  overrides: [
    'meddling.one-shot',
    'meddling.enhancer',
    'meddling.wandering',
    'meddling.curse',
    'meddling.power',
  ],
  words: (_no, kind) => phrase(kind === 'place' ? 'trait-no-meddling-place' : 'trait-no-meddling'),
});
