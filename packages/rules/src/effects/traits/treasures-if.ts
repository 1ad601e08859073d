import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { COMBATS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { amountSchema, whoSchema } from '../schemas.ts';
import { onEachMonster, whoWords } from '../words.ts';

const schema = z
  .strictObject({
    who: whoSchema.exactOptional().describe('The fighter meets this condition.'),
    alone: z.boolean().default(false).describe('The fighter has no helper.'),
    treasures: amountSchema.describe('More treasures; below 0, fewer.'),
  })
  .meta({
    description:
      'Monster: its treasures where the fighter is so. Place: those of each monster; one without any stays without.',
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
