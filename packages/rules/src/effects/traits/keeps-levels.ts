import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Owner: a curse that takes a Level takes none, unless it could do nothing else. */
export const keepsLevels = defineTrait({
  name: 'keeps-levels',
  field: 'keepsLevels',
  on: HELD,
  schema: nothing.meta({
    description: 'A curse can’t take a Level from the owner, unless it couldn’t do anything else.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['curses.at-once'],
  words: () => phrase('trait-keeps-levels'),
});
