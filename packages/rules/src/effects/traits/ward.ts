import { z } from 'zod';
import type { CurseTopic } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { defineTrait } from '../define.ts';

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
] as const satisfies readonly CurseTopic[];

/** Owner: curses on this do nothing. */
export const ward = defineTrait({
  name: 'ward',
  schema: z.enum(TOPICS).meta({
    description: 'Curses on this, or all of them, do nothing to the owner.',
    examples: ['headgear'],
  }),
  fold: (into, topic) => into.wards.push(topic),
  unfold: (traits) => traits.wards,
  bends: ['curses.at-once'],
  words: (topic) => phrase(`trait-ward-${topic}`),
});
