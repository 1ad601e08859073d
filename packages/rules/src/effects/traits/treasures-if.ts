import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { COMBATS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { amountSchema, whoSchema } from '../schemas.ts';
import { onEachMonster, whoWords } from '../words.ts';

const schema = z
  .strictObject({
    who: whoSchema.exactOptional().describe('Only if the fighter meets this condition.'),
    alone: z.boolean().default(false).describe('Only if the fighter has no helper.'),
    treasures: amountSchema.describe('How many more treasures; fewer if below 0.'),
  })
  .meta({
    description:
      'Monster: a change to its treasures if the fighter meets the condition. Place: a change to the treasures of each monster that has any.',
    examples: [{ who: { class: 'thief' }, treasures: 1 }],
  });

/** Monster, or place for each monster: more or fewer Treasures if the fighter meets the condition. */
export const treasuresIf = defineTrait({
  name: 'treasures-if',
  field: 'treasuresIf',
  on: COMBATS,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: ['reward.count'],
  words({ who, alone, treasures }, kind) {
    const end = alone ? '-alone' : '';
    const said =
      who === undefined
        ? phrase(`trait-treasures-if${end}`, { count: treasures })
        : phrase(`trait-treasures-if-who${end}`, { count: treasures, who: whoWords(who) });
    return kind === 'place' ? onEachMonster(said) : said;
  },
});
