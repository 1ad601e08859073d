import { z } from 'zod';
import { phrase, type Phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';

const face = z.int().min(1).max(6);

/** Which rolls, and whose, it applies to. */
const scope = {
  when: z.enum(['always', 'flee']).default('always').describe('All rolls, or only those to run away.'),
  everybody: z
    .boolean()
    .default(false)
    .describe('Whether it affects everybody’s rolls, not only the owner’s.'),
};

const schema = z
  .union([
    z.strictObject({ rolled: face, counts: face.describe('What that result counts as.'), ...scope }),
    z.strictObject({ again: face.max(5).describe('Results up to this one are rerolled once.'), ...scope }),
    z.strictObject({
      dice: z.int().min(2).max(3).describe('How many rolls.'),
      take: z.enum(['higher', 'lower']).describe('Which roll counts.'),
      ...scope,
    }),
    z.strictObject({
      escapes: face.min(2).describe('Results of this or more escape, regardless of modifiers.'),
      everybody: scope.everybody,
    }),
  ])
  .meta({
    description:
      'Changes the meaning of die rolls: a result counts as another one, low results are rerolled, the best or worst of several rolls counts, or a result is enough to run away. Doesn’t affect the roll for who goes first.',
    examples: [
      { rolled: 1, counts: 6 },
      { again: 2, when: 'flee' },
      { dice: 2, take: 'higher' },
      { dice: 2, take: 'lower', everybody: true },
      { escapes: 4 },
    ],
  });

type Meaning = z.output<typeof schema>;

/** What the die means for the owner, or for everybody (`chapters/dice.ts`). */
export const dice = defineTrait({
  name: 'dice',
  field: 'dice',
  on: HELD,
  schema,
  ...all<Meaning>(),
  overrides: ['setup.die'],
  words: meaningWords,
});

function meaningWords(one: Meaning): Phrase {
  const whose = one.everybody ? 'all' : 'own';
  if ('escapes' in one) return phrase('trait-dice-escapes', { result: one.escapes, whose });
  const { when } = one;
  if ('rolled' in one) {
    return phrase('trait-dice-counts', { rolled: one.rolled, result: one.counts, when, whose });
  }
  if ('again' in one) return phrase('trait-dice-again', { result: one.again, when, whose });
  return phrase(`trait-dice-${one.take}`, { count: one.dice, when, whose });
}
