import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';

const TOPICS = [
  'any',
  'level',
  'item',
  'headgear',
  'armor',
  'footgear',
  'race',
  'class',
  'sex',
  'hand',
] as const;

/**
 * Owner: curses can't take this, or curses do nothing at all. Items worn in the slot are protected from every curse.
 */
export const ward = defineTrait({
  name: 'ward',
  field: 'wards',
  on: HELD,
  schema: z.enum(TOPICS).meta({
    description:
      'No curse takes this from the owner, whatever else it takes: items by their slot, or all items unless it names headgear, armor or footgear. With `any`, curses do nothing to the owner.',
    examples: ['headgear'],
  }),
  ...all<(typeof TOPICS)[number]>(),
  overrides: ['curses.at-once'],
  words: (topic) => phrase(`trait-ward-${topic}`),
});
