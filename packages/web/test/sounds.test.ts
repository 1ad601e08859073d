/** The table's sounds: few, short, and never many at once. */
import { expect, test } from 'vitest';
import { SCORE, soundsOf, SOUNDS } from '../src/feel/sounds.ts';

test('there are eight sounds, none longer than a second, and an update plays at most three', () => {
  expect(SOUNDS).toHaveLength(8);
  for (const sound of SOUNDS) {
    for (const voice of SCORE[sound]) expect(voice.at + voice.for).toBeLessThanOrEqual(1);
  }
  const cause = {};
  const played = { e: 'played', seat: 1, card: 3, cause } as const;
  const door = { e: 'door', seat: 1, card: 3, cause } as const;
  expect(soundsOf([played, played, door], 0)).toEqual(['card', 'kick']);
  expect(soundsOf([{ e: 'turn', seat: 1, cause }], 0)).toEqual([]);
  expect(soundsOf([{ e: 'turn', seat: 0, cause }], 0)).toEqual(['turn']);
});
