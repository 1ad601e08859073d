import { phrase } from '../../model/phrase.ts';
import { MONSTERS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Monster: the fighters' strength is the sum of their Levels (D33). */
export const levelAlone = defineTrait({
  name: 'level-alone',
  field: 'levelAlone',
  on: MONSTERS,
  schema: nothing.meta({ description: 'Monster: only Levels count against it.', examples: [{}] }),
  ...fact,
  overrides: ['combat.strength'],
  words: () => phrase('trait-level-alone'),
});
