import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { slotSchema } from '../schemas.ts';
import { slotWords } from '../words.ts';

/** Monster: gear of this slot counts for nothing against it. */
export const ignoresGear = defineTrait({
  name: 'ignores-gear',
  schema: slotSchema.meta({
    description: 'Monster: what is worn there counts for nothing against it.',
    examples: ['armor'],
  }),
  fold: (into, slot) => into.ignoresGear.push(slot),
  unfold: (traits) => traits.ignoresGear,
  bends: ['combat.strength'],
  words: (slot) => phrase('trait-ignores-gear', { slot: slotWords(slot) }),
});
