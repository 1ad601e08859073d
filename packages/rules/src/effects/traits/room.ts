import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { countSchema, slotSchema } from '../schemas.ts';
import { slotWords } from '../words.ts';

const schema = z.strictObject({ slot: slotSchema, more: countSchema }).meta({
  description: 'The owner may equip more items of a slot.',
  examples: [{ slot: 'one hand', more: 1 }],
});

/** Owner: may equip more items in a slot. */
export const room = defineTrait({
  name: 'room',
  field: 'room',
  on: HELD,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: ['items.slots'],
  words: ({ slot, more }) => phrase('trait-room', { slot: slotWords(slot), count: more }),
});
