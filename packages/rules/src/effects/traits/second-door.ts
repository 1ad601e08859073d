import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Owner: may open a second door face up instead of looting (D19). */
export const secondDoor = defineTrait({
  name: 'second-door',
  field: 'secondDoor',
  on: HELD,
  schema: nothing.meta({
    description: 'Instead of looting the room, the owner may open a second door face up.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['turn.loot'],
  words: () => phrase('trait-second-door'),
});
