import { z } from 'zod';
import { rollDie } from '../../kernel/chance.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { deedList } from '../lists.ts';
import { deedBends, deedWords } from '../../kernel/registry.ts';
import { sentences } from '../words.ts';

const schema = z
  .strictObject({
    cases: z
      .array(
        z.strictObject({
          upTo: z.int().min(1).max(6).describe('Results up to this, above those of the case before.'),
          do: deedList,
        }),
      )
      .min(1),
  })
  .meta({
    description: 'The subject rolls the die; the first case that reaches the result happens.',
    examples: [
      {
        cases: [
          { upTo: 2, do: ['die'] },
          { upTo: 6, do: [{ 'lose-level': 1 }] },
        ],
      },
    ],
  });

/** The subject rolls, and the result says what happens. */
export const roll = defineDeed({
  name: 'roll',
  schema,
  run(game, { cases }, frame) {
    const die = rollDie(game, frame.subject, 'effect', causeOf(frame));
    const found = cases.find((one) => die <= one.upTo);
    if (found !== undefined) pushDeeds(game, found.do, frame);
  },
  bends: ({ cases }) => cases.flatMap((one) => one.do).flatMap(deedBends),
  words({ cases }) {
    const said = cases.map((one, at) => {
      const from = (cases[at - 1]?.upTo ?? 0) + 1;
      const results = phrase(from === one.upTo ? 'deed-roll-result' : 'deed-roll-results', {
        from,
        to: one.upTo,
      });
      const deeds = one.do.length === 0 ? phrase('deed-roll-nothing') : sentences(one.do.map(deedWords));
      return phrase('deed-roll-case', { results, deeds });
    });
    return phrase('deed-roll', { cases: sentences(said) });
  },
});
