import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { nothing } from '../schemas.ts';

/** Monster: nobody may help against it. */
export const noHelp = defineTrait({
  name: 'no-help',
  schema: nothing.meta({ description: 'Monster: nobody may help against it.', examples: [{}] }),
  fold(into) {
    into.noHelp = true;
  },
  unfold: (traits) => (traits.noHelp ? [{}] : []),
  bends: ['help.ask'],
  words: () => phrase('trait-no-help'),
});
