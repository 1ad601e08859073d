import { phrase } from '../../model/phrase.ts';
import { COMBATS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Monster: nobody may help against it. */
export const noHelp = defineTrait({
  name: 'no-help',
  field: 'noHelp',
  on: COMBATS,
  schema: nothing.meta({
    description: 'Monster: nobody may help against it. Place: nobody may help in any combat.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['help.ask'],
  words: (_no, kind) => phrase(kind === 'place' ? 'trait-no-help-place' : 'trait-no-help'),
});
