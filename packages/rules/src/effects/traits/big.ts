import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { countSchema } from '../schemas.ts';

/** What stands for any number. */
const ANY = 99;

/** Owner: more big items may be carried. */
export const big = defineTrait({
  name: 'big',
  schema: z
    .union([countSchema, z.literal('any')])
    .meta({ description: 'The owner may carry more big items, or any number.', examples: ['any', 1] }),
  fold(into, more) {
    into.big = more === 'any' ? ANY : into.big + more;
  },
  unfold: (traits) => (traits.big === 0 ? [] : [traits.big]),
  bends: ['items.big'],
  words: (more) =>
    more === 'any' || more >= ANY ? phrase('trait-big-any') : phrase('trait-big-more', { count: more }),
});
