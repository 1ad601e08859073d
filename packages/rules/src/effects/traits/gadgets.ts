import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { room } from '../folding.ts';
import { countSchema } from '../schemas.ts';

/** Owner: may have more gadgets in play. */
export const gadgets = defineTrait({
  name: 'gadgets',
  field: 'gadgets',
  on: HELD,
  schema: z
    .union([countSchema, z.literal('any')])
    .meta({ description: 'The owner may have more gadgets in play, or any number.', examples: ['any', 1] }),
  ...room,
  overrides: ['items.gadget'],
  words: (more) =>
    more === 'any' ? phrase('trait-gadgets-any') : phrase('trait-gadgets-more', { count: more }),
});
