import type { Slot } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { MONSTERS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { slotSchema } from '../schemas.ts';
import { slotWords } from '../words.ts';

/** Monster: gear in this slot doesn't count against it. */
export const ignoresGear = defineTrait({
  name: 'ignores-gear',
  field: 'ignoresGear',
  on: MONSTERS,
  schema: slotSchema.meta({
    description: 'Monster: items worn there don’t count against it.',
    examples: ['armor'],
  }),
  ...all<Slot>(),
  overrides: ['combat.strength'],
  words: (slot) => phrase('trait-ignores-gear', { slot: slotWords(slot) }),
});
