import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { amountSchema, markSchema, whoSchema } from '../schemas.ts';
import { markWords, whoWords } from '../words.ts';

const schema = z
  .strictObject({
    amount: amountSchema.describe('Added to the owner’s rolls to run away.'),
    who: whoSchema.exactOptional().describe('Only if the owner meets this condition.'),
    versus: markSchema.exactOptional().describe('Only if they run away from a monster with this tag.'),
  })
  .meta({
    description: 'Added to the owner’s rolls to run away under a condition.',
    examples: [
      { amount: 2, versus: 'undead' },
      { amount: 1, who: { armed: 'fire' } },
    ],
  });

/** Owner: added to rolls to run away under conditions, all of which must hold. */
export const fleeIf = defineTrait({
  name: 'flee-if',
  field: 'fleeIf',
  on: HELD,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: ['flee.roll'],
  words({ amount, who, versus }) {
    const whose = who === undefined ? null : { amount, who: whoWords(who) };
    if (versus === undefined) {
      return whose === null ? phrase('trait-flee', { amount }) : phrase('trait-flee-if-who', whose);
    }
    const tag = markWords(versus);
    return whose === null
      ? phrase('trait-flee-if-versus', { amount, tag })
      : phrase('trait-flee-if-who-versus', { ...whose, tag });
  },
});
