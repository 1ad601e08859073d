import type { Who } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { MONSTERS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

/** Monster: doesn't fight players who meet the condition (`monsters.friendly`). */
export const friendly = defineTrait({
  name: 'friendly',
  field: 'friendly',
  on: MONSTERS,
  schema: whoSchema.meta({
    description: 'Monster: it doesn’t fight players who meet the condition.',
    examples: [{ class: 'cleric' }],
  }),
  ...all<Who>(),
  overrides: ['turn.kick-monster'],
  words: (who) => phrase('trait-friendly', { who: whoWords(who) }),
});
