import { z } from 'zod';
import { waitForNextCombat } from '../../chapters/curses.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { strengthSchema } from '../schemas.ts';

/** Changes the subject's strength in the next combat, or the current one; its card stays until that is over. */
export const nextCombat = defineDeed({
  name: 'next-combat',
  schema: z.strictObject({ strength: strengthSchema }).meta({
    description:
      'A modifier in the current combat, or else in the next one; the card stays until that combat is over.',
    examples: [{ strength: -5 }],
  }),
  run(game, { strength }, frame) {
    waitForNextCombat(game, frame.subject, frame.card, strength);
  },
  overrides: [],
  words: ({ strength }) => phrase('deed-next-combat', { strength }),
});
