import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

/** Monster: who is so escapes it without a roll. */
export const ignores = defineTrait({
  name: 'ignores',
  schema: whoSchema.meta({
    description: 'Monster: who is so escapes it without a roll.',
    examples: [{ maxLevel: 4 }],
  }),
  fold: (into, who) => into.ignores.push(who),
  unfold: (traits) => traits.ignores,
  bends: ['flee.roll'],
  words: (who) => phrase('trait-ignores', { who: whoWords(who) }),
});
