import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Monster: nobody may help against it. */
export const noHelp = defineTrait({
  name: 'no-help',
  field: 'noHelp',
  schema: nothing.meta({ description: 'Monster: nobody may help against it.', examples: [{}] }),
  ...fact,
  overrides: ['help.ask'],
  words: () => phrase('trait-no-help'),
});
