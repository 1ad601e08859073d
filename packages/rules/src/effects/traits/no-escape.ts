import { phrase } from '../../model/phrase.ts';
import { MONSTERS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Monster: it can't be escaped (D31). */
export const noEscape = defineTrait({
  name: 'no-escape',
  field: 'noEscape',
  on: MONSTERS,
  schema: nothing.meta({ description: 'Monster: it can’t be escaped.', examples: [{}] }),
  ...fact,
  overrides: ['flee.roll'],
  words: () => phrase('trait-no-escape'),
});
