import { z } from 'zod';
import { phrase } from '../../model/phrase.ts';
import { HELD } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { markedSchema } from '../schemas.ts';
import { markWords } from '../words.ts';

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

const schema = z.union([z.enum(TOPICS), markedSchema]).meta({
  description:
    'No curse takes this from the owner, whatever else it takes: items by their slot, or all items unless it names headgear, armor or footgear. With `any`, curses do nothing to the owner; with a mark, those that bear it.',
  examples: ['headgear', { mark: 'fire' }],
});

/**
 * Owner: curses can't take this, or curses do nothing at all. Items worn in the slot are protected from every curse.
 */
export const ward = defineTrait({
  name: 'ward',
  field: 'wards',
  on: HELD,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: ['curses.at-once'],
  words: (topic) =>
    typeof topic === 'object'
      ? phrase('trait-ward-mark', { mark: markWords(topic.mark) })
      : phrase(`trait-ward-${topic}`),
});
