import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { MONSTERS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { strengthSchema, whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

const schema = z.strictObject({ who: whoSchema, strength: strengthSchema }).meta({
  description: 'Monster: a modifier to its strength against certain players.',
  examples: [{ who: { race: 'elf' }, strength: 4 }],
});

/**
 * Monster: a bonus or penalty if a fighter meets the condition; only once, even if both do (`combat.monster-powers`).
 */
export const against = defineTrait({
  name: 'against',
  field: 'against',
  on: MONSTERS,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: [],
  words: ({ who, strength }) => phrase('trait-against', { who: whoWords(who), strength }),
});
