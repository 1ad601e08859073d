import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';
import { slotSchema } from '../schemas.ts';
import { slotWords } from '../words.ts';

/** Lasting curse: it is gone when an item worn in this slot is lost. */
export const goneWith = defineTrait({
  name: 'gone-with',
  schema: slotSchema.meta({
    description: 'Lasting curse: it is gone with the item worn there.',
    examples: ['headgear'],
  }),
  fold(into, slot) {
    into.goneWith = slot;
  },
  unfold: (traits) => (traits.goneWith === null ? [] : [traits.goneWith]),
  bends: [],
  words: (slot) => phrase('trait-gone-with', { slot: slotWords(slot) }),
});
