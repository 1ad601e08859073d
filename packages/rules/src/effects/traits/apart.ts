import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { SIDEKICKS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { countSchema, markSchema } from '../schemas.ts';
import { markWords } from '../words.ts';

const schema = z
  .strictObject({
    limit: countSchema
      .exactOptional()
      .describe('How many cards of its kind the owner may have in play; no limit if left out.'),
    mark: markSchema
      .exactOptional()
      .describe(
        'The mark that defines its kind and that it then has; without one, only copies of this card are of its kind.',
      ),
  })
  .meta({
    description: 'Sidekick: it doesn’t count toward the sidekicks that its owner may have.',
    examples: [{}, { mark: 'beast', limit: 2 }],
  });

/** Sidekick: a companion of another kind, which doesn't count as a sidekick (`sidekicks.play`). */
export const apart = defineTrait({
  name: 'apart',
  field: 'apart',
  on: SIDEKICKS,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: ['sidekicks.play'],
  words({ limit, mark }) {
    if (limit === undefined) return phrase('trait-apart');
    if (mark === undefined) return phrase('trait-apart-most', { count: limit });
    return phrase('trait-apart-mark', { count: limit, mark: markWords(mark) });
  },
});
