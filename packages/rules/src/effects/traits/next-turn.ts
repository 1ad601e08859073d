import { phrase } from '../../model/phrase.ts';
import { CURSES } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Lasting curse: applies in a single turn of its victim (`curses.next-is-now`). */
export const nextTurn = defineTrait({
  name: 'next-turn',
  field: 'nextTurn',
  on: CURSES,
  schema: nothing.meta({
    description:
      'Lasting curse: it applies during its victim’s next turn only (or the current one, if it is theirs) and ends with that turn.',
    examples: [{}],
  }),
  ...fact,
  overrides: [],
  words: () => phrase('trait-next-turn'),
});
