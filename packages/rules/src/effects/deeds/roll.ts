import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { rollFor } from '../../chapters/dice.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { sentences } from '../words.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      cases: z
        .array(
          z.strictObject({
            upTo: z
              .int()
              .min(1)
              .max(6)
              // A form begins with a case for all results.
              .meta({
                description: 'Covers results up to this one, above those of the previous case.',
                examples: [6],
              }),
            do: deeds,
          }),
        )
        .min(1)
        .max(6),
    })
    .meta({
      description: 'The subject rolls the die; the first case that covers the result applies.',
      examples: [
        {
          cases: [
            { upTo: 2, do: ['die'] },
            { upTo: 6, do: [{ 'lose-level': 1 }] },
          ],
        },
      ],
    });

type Params = z.output<ReturnType<typeof schema>>;

/** The subject rolls, and the result decides what happens. */
export const roll: DeedModule<'roll', Params> = defineDeed({
  name: 'roll',
  schema,
  run(game, { cases }, frame) {
    const die = rollFor(game, frame.subject, 'effect', causeOf(frame));
    const found = cases.find((one) => die <= one.upTo);
    if (found !== undefined) pushDeeds(game, found.do, frame);
  },
  overrides: [],
  within: ({ cases }) => cases.flatMap((one) => one.do),
  words({ cases }, told) {
    const said = cases.map((one, at) => {
      const from = (cases[at - 1]?.upTo ?? 0) + 1;
      const results = phrase(from === one.upTo ? 'deed-roll-result' : 'deed-roll-results', {
        from,
        to: one.upTo,
      });
      const deeds = one.do.length === 0 ? phrase('deed-roll-nothing') : told(one.do);
      return phrase('deed-roll-case', { results, deeds });
    });
    return phrase('deed-roll', { cases: sentences(said) });
  },
});
