import type { Folding } from '../../kernel/effect.ts';
import type { Slot } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { CURSES } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { slotSchema } from '../schemas.ts';
import { slotWords } from '../words.ts';

/** The last one counts. */
const last: Folding<Slot, Slot | null> = {
  none: null,
  fold: (_before, slot) => slot,
  unfold: (slot) => (slot === null ? [] : [slot]),
};

/** Lasting curse: lifted when an item worn in this slot is lost. */
export const goneWith = defineTrait({
  name: 'gone-with',
  field: 'goneWith',
  on: CURSES,
  schema: slotSchema.meta({
    description: 'Lasting curse: it ends when the item worn there is lost.',
    examples: ['headgear'],
  }),
  ...last,
  overrides: [],
  words: (slot) => phrase('trait-gone-with', { slot: slotWords(slot) }),
});
