import { z } from 'zod';
import type { Folding } from '../../kernel/effect.ts';
import { phrase } from '../../model/phrase.ts';
import { CURSES } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { countSchema } from '../schemas.ts';

const schema = z
  .union([
    z.strictObject({ turns: countSchema.max(9).describe('This many of its victim’s turns.') }),
    z.literal('kill').describe('Until its victim’s next kill, as fighter or helper.'),
  ])
  .meta({
    description: 'Lasting curse: how long it lasts, including the victim’s current turn.',
    examples: [{ turns: 3 }, 'kill'],
  });

type Lasts = z.output<typeof schema>;

/** The last one counts. */
const last: Folding<Lasts, Lasts | null> = {
  none: null,
  fold: (_before, one) => one,
  unfold: (one) => (one === null ? [] : [one]),
};

/** Lasting curse: ends after some of its victim's turns, or with their next kill. */
export const lasts = defineTrait({
  name: 'lasts',
  field: 'lasts',
  on: CURSES,
  schema,
  ...last,
  overrides: [],
  words: (one) =>
    one === 'kill' ? phrase('trait-lasts-kill') : phrase('trait-lasts-turns', { count: one.turns }),
});
