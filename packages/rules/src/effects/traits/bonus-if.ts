import { z } from 'zod';
import { phrase, type Phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { strengthSchema, tagSchema, whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

const schema = z
  .strictObject({
    strength: strengthSchema,
    who: whoSchema.exactOptional().describe('The owner meets this condition.'),
    versus: tagSchema.exactOptional().describe('A monster in the combat has this tag.'),
    alone: z.boolean().exactOptional().describe('The owner fights without a helper.'),
  })
  .meta({
    description: 'Strength for the owner under a condition.',
    examples: [{ strength: 3, versus: 'undead' }],
  });

/** Owner: strength under conditions, all of which must hold. */
export const bonusIf = defineTrait({
  name: 'bonus-if',
  field: 'bonusIf',
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: [],
  words({ strength, who, versus, alone }): Phrase {
    const end = alone === true ? '-alone' : '';
    const whose = who === undefined ? null : { strength, who: whoWords(who) };
    if (versus === undefined) {
      return whose === null
        ? phrase(`trait-bonus-if${end}`, { strength })
        : phrase(`trait-bonus-if-who${end}`, whose);
    }
    const tag = phrase(`tag-${versus}`);
    return whose === null
      ? phrase(`trait-bonus-if-versus${end}`, { strength, tag })
      : phrase(`trait-bonus-if-who-versus${end}`, { ...whose, tag });
  },
});
