import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { room } from '../folding.ts';
import { countSchema } from '../schemas.ts';

/** Owner: may carry more Big items. */
export const big = defineTrait({
  name: 'big',
  field: 'big',
  on: HELD,
  schema: z
    .union([countSchema, z.literal('any')])
    .meta({ description: 'The owner may carry more big items, or any number.', examples: ['any', 1] }),
  ...room,
  overrides: ['items.big'],
  words: (more) => (more === 'any' ? phrase('trait-big-any') : phrase('trait-big-more', { count: more })),
});
