import { phrase } from '../../model/phrase.ts';
import { OWNED } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Owner: the card dies in their place. */
export const survivesDeath = defineTrait({
  name: 'survives-death',
  field: 'survivesDeath',
  on: OWNED,
  schema: nothing.meta({
    description: 'If the owner would die, they discard this card instead.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['death.lose-all'],
  words: () => phrase('trait-survives-death'),
});
