import { z } from 'zod';
import { drawInto } from '../../chapters/hand.ts';
import { ask, pickedSeat } from '../../kernel/choice.ts';
import { phrase } from '../../model/phrase.ts';
import { causeOf } from '../cause.ts';
import { defineDeed } from '../define.ts';
import { othersOf, otherWords, othersSchema } from '../others.ts';
import { countSchema } from '../schemas.ts';

const schema = z
  .strictObject({
    deck: z.enum(['doors', 'treasures']),
    to: othersSchema(['each-other', 'left', 'right', 'lowest']).describe(
      'All other players, a neighbor, or the one with the lowest Level.',
    ),
    count: countSchema.default(1),
  })
  .meta({ description: 'Others draw cards face down.', examples: [{ deck: 'treasures', to: 'each-other' }] });

/** Others draw; if several have the same Level the subject chooses who. */
export const gift = defineDeed({
  name: 'gift',
  schema,
  run(game, { deck, to, count }, frame) {
    const { subject, card, by, deed } = frame;
    const others = othersOf(game, to, subject, by);
    if (to === 'lowest' && others.length > 1) {
      const from = others.map((seat) => ({ seat }));
      ask(game, { seat: subject, about: 'deed', from, min: 1, max: 1, card, deed, subject, by });
      return;
    }
    for (const seat of others) drawInto(game, seat, deck, count, causeOf(frame));
  },
  chosen(game, { deck, count }, frame, picks) {
    const seat = pickedSeat(picks);
    if (seat !== null) drawInto(game, seat, deck, count, causeOf(frame));
  },
  asks: () => ({ ask: 'receiver', whom: null }),
  overrides: [],
  words: ({ deck, to, count }) => phrase(`deed-gift-${deck}`, { count, to: otherWords(to) }),
});
