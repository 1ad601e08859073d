import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { nothing } from '../schemas.ts';

/** Monster: it can't be escaped (D31). */
export const noEscape = defineTrait({
  name: 'no-escape',
  schema: nothing.meta({ description: 'Monster: it can’t be escaped.', examples: [{}] }),
  fold(into) {
    into.noEscape = true;
  },
  unfold: (traits) => (traits.noEscape ? [{}] : []),
  bends: ['flee.roll'],
  words: () => phrase('trait-no-escape'),
});
