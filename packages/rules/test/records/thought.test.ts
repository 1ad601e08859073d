/** Bots' thoughts in records: stored with the moves, limited in length, and without effect on the game. */
import { expect, test } from 'vitest';
import { bounded, readThought, type Thought } from '../../src/index.ts';

const thought: Thought = {
  why: 'bot-why-leader',
  level: 8,
  compared: [
    { move: { do: 'pass' }, chance: 0.412 },
    { move: null, chance: 0 },
  ],
};

test('a thought is read back as it was written', () => {
  expect(readThought(JSON.stringify(thought))).toEqual(thought);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another reason', JSON.stringify({ ...thought, why: 'rule-turn-loot' })],
  ['a chance above 1', JSON.stringify({ ...thought, compared: [{ move: null, chance: 1.01 }] })],
  ['no move', JSON.stringify({ ...thought, compared: [{ move: { do: 'cheat' }, chance: 1 }] })],
  [
    'too many moves',
    JSON.stringify({ ...thought, compared: [1, 1, 1, 1].map((chance) => ({ move: null, chance })) }),
  ],
  ['something else', JSON.stringify({ ...thought, hand: [1, 2] })],
])('%s is no thought', (_, text) => {
  expect(readThought(text)).toBeNull();
});

test('a thought that is too long is reduced to its reason', () => {
  const cards = Array.from({ length: 1000 }, (_, card) => card);
  const long: Thought = { ...thought, compared: [{ move: { do: 'sell', cards }, chance: 0.5 }] };
  expect(bounded(thought)).toEqual(thought);
  expect(bounded(long)).toEqual({ why: 'bot-why-leader', level: 8 });
});
