import { z } from 'zod';
import type { Kind } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { countSchema, strengthSchema } from '../schemas.ts';

const COUNTED = ['gadget', 'laser', 'sidekick', 'steed', 'curse', 'enhancer', 'item'] as const;
type Counted = (typeof COUNTED)[number];

/** Effectively no limit. */
const ALL = 20;

/** What is counted, if this card may itself be one of them, so that only the others count. */
function ownSort(of: Counted, kind: Kind): Exclude<Counted, 'enhancer'> | null {
  if (of === 'enhancer') return null;
  return kind === of || (kind === 'item' && (of === 'gadget' || of === 'laser')) ? of : null;
}

const schema = z
  .strictObject({
    of: z
      .enum(COUNTED)
      .describe('What the owner has in play that is counted; `enhancer`: enhancers on sidekicks and steeds.'),
    strength: strengthSchema,
    limit: countSchema.max(ALL).default(ALL).describe('The most that count.'),
  })
  .meta({
    description: 'Strength for each card of a sort that the owner has in play, the card itself aside.',
    examples: [{ of: 'gadget', strength: 1 }],
  });

/** Owner: strength for each card of a sort, not counting this one. */
export const bonusEach = defineTrait({
  name: 'bonus-each',
  field: 'bonusEach',
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: [],
  words({ of, strength, limit }, kind) {
    const own = ownSort(of, kind);
    const what = own === null ? phrase(`counted-${of}`) : phrase(`counted-other-${own}`);
    return limit === ALL
      ? phrase('trait-bonus-each', { strength, what })
      : phrase('trait-bonus-each-limit', { strength, what, count: limit });
  },
});
