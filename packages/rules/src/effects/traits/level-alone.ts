import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { nothing } from '../schemas.ts';

/** Monster: the fighters' strength is the sum of their Levels (D33). */
export const levelAlone = defineTrait({
  name: 'level-alone',
  schema: nothing.meta({ description: 'Monster: it is fought with Levels alone.', examples: [{}] }),
  fold(into) {
    into.levelAlone = true;
  },
  unfold: (traits) => (traits.levelAlone ? [{}] : []),
  bends: ['combat.strength'],
  words: () => phrase('trait-level-alone'),
});
