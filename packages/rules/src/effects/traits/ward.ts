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
    'What no curse can take from the owner: items of a slot, or all items except when the curse names headgear, armor or footgear. With `any`, curses don’t affect the owner at all; with a mark, curses with that mark don’t.',
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
