import { z } from 'zod';
import { phrase, type Phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { asMessage, oneOf } from '../expectation.ts';
import { all } from '../folding.ts';
import { strengthSchema, markSchema, whoSchema } from '../schemas.ts';
import { markWords, whoWords } from '../words.ts';

const schema = z
  .strictObject({
    strength: strengthSchema,
    who: whoSchema.exactOptional().describe('Only if the owner meets this condition.'),
    versus: markSchema.exactOptional().describe('Only if a monster in the combat has this tag.'),
    alone: z.boolean().exactOptional().describe('Only if the owner fights without a helper.'),
    helping: z.boolean().exactOptional().describe('Only if the owner helps another player.'),
  })
  .refine(({ alone, helping }) => alone !== true || helping !== true, {
    message: asMessage(oneOf(['alone', 'helping'])),
  })
  .meta({
    description: 'Strength for the owner under a condition.',
    examples: [
      { strength: 3, versus: 'undead' },
      { strength: 2, helping: true },
    ],
  });

/** Owner: strength under conditions, all of which must hold. */
export const bonusIf = defineTrait({
  name: 'bonus-if',
  field: 'bonusIf',
  on: HELD,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: [],
  words({ strength, who, versus, alone, helping }): Phrase {
    const end = alone === true ? '-alone' : helping === true ? '-helping' : '';
    const whose = who === undefined ? null : { strength, who: whoWords(who) };
    if (versus === undefined) {
      return whose === null
        ? phrase(`trait-bonus-if${end}`, { strength })
        : phrase(`trait-bonus-if-who${end}`, whose);
    }
    const tag = markWords(versus);
    return whose === null
      ? phrase(`trait-bonus-if-versus${end}`, { strength, tag })
      : phrase(`trait-bonus-if-who-versus${end}`, { ...whose, tag });
  },
});
