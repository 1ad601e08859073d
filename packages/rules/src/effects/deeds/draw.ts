import { z } from 'zod';
import { drawInto } from '../../chapters/hand.ts';
import { drawOpen } from '../../chapters/drawing.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { countSchema } from '../schemas.ts';

/** The subject draws cards. */
export const draw = defineDeed({
  name: 'draw',
  schema: z
    .strictObject({
      deck: z.enum(['doors', 'treasures']),
      count: countSchema,
      open: z.boolean().default(false).describe('Whether the cards are drawn face up.'),
    })
    .meta({ description: 'Cards are drawn into the hand.', examples: [{ deck: 'treasures', count: 1 }] }),
  run(game, { deck, count, open }, frame) {
    const { subject: seat } = frame;
    const cause = causeOf(frame);
    if (open) drawOpen(game, { seat, deck, count, to: 'hand', cause });
    else drawInto(game, seat, deck, count, cause);
  },
  overrides: [],
  words: ({ deck, count, open }) => phrase(`deed-draw-${deck}`, { count, how: open ? 'open' : 'closed' }),
});
