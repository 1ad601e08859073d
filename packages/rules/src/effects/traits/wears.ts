import { phrase } from '../../model/phrase.ts';
import { OWNED } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { sum } from '../folding.ts';
import { countSchema } from '../schemas.ts';

/** Item, sidekick or steed: discarded after this many combats in which it counted. */
export const wears = defineTrait({
  name: 'wears',
  field: 'wears',
  on: OWNED,
  schema: countSchema.max(9).meta({
    description: 'It is discarded after this many of its owner’s combats, as fighter or helper.',
    examples: [3],
  }),
  ...sum,
  overrides: [],
  words: (count) => phrase('trait-wears', { count }),
});
