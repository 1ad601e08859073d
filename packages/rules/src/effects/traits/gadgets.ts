import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { countSchema } from '../schemas.ts';

/** What stands for any number. */
const ANY = 99;

/** Owner: more gadgets may be in play. */
export const gadgets = defineTrait({
  name: 'gadgets',
  schema: z
    .union([countSchema, z.literal('any')])
    .meta({ description: 'The owner may have more gadgets in play, or any number.', examples: ['any', 1] }),
  fold(into, more) {
    into.gadgets = more === 'any' ? ANY : into.gadgets + more;
  },
  unfold: (traits) => (traits.gadgets === 0 ? [] : [traits.gadgets]),
  bends: ['items.gadget'],
  words: (more) =>
    more === 'any' || more >= ANY
      ? phrase('trait-gadgets-any')
      : phrase('trait-gadgets-more', { count: more }),
});
