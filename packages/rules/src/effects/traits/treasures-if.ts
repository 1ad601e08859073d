import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { MONSTERS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { amountSchema, whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

const schema = z
  .strictObject({
    who: whoSchema.exactOptional().describe('The fighter meets this condition.'),
    alone: z.boolean().default(false).describe('The fighter has no helper.'),
    treasures: amountSchema.describe('More treasures; below 0, fewer.'),
  })
  .meta({
    description: 'Monster: its treasures where the fighter is so.',
    examples: [{ who: { class: 'thief' }, treasures: 1 }],
  });

/** Monster: more or fewer Treasures if the fighter meets the condition. */
export const treasuresIf = defineTrait({
  name: 'treasures-if',
  field: 'treasuresIf',
  on: MONSTERS,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: ['reward.count'],
  words({ who, alone, treasures }) {
    const end = alone ? '-alone' : '';
    return who === undefined
      ? phrase(`trait-treasures-if${end}`, { count: treasures })
      : phrase(`trait-treasures-if-who${end}`, { count: treasures, who: whoWords(who) });
  },
});
