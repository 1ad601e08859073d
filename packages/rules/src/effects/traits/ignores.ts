import type { Who } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { MONSTERS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

/** Monster: players who meet the condition escape it without a roll. */
export const ignores = defineTrait({
  name: 'ignores',
  field: 'ignores',
  on: MONSTERS,
  schema: whoSchema.meta({
    description: 'Monster: players who meet the condition escape it without a roll.',
    examples: [{ maxLevel: 4 }],
  }),
  ...all<Who>(),
  overrides: ['flee.roll'],
  words: (who) => phrase('trait-ignores', { who: whoWords(who) }),
});
