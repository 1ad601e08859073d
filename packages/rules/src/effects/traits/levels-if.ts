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
    levels: amountSchema.describe('More Levels for the kill; below 0, fewer.'),
  })
  .meta({
    description: 'Monster: Levels for killing it where the fighter is so. Place: those of each monster.',
    examples: [{ who: { class: 'thief' }, levels: 1 }],
  });

/** Monster, or place for each monster: more or fewer Levels if the fighter meets the condition. */
export const levelsIf = defineTrait({
  name: 'levels-if',
  field: 'levelsIf',
  on: COMBATS,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: ['combat.kill'],
  words({ who, alone, levels }, kind) {
    const end = alone ? '-alone' : '';
    const said =
      who === undefined
        ? phrase(`trait-levels-if${end}`, { count: levels })
        : phrase(`trait-levels-if-who${end}`, { count: levels, who: whoWords(who) });
    return kind === 'place' ? onEachMonster(said) : said;
  },
});
