/** What powers are paid with. */
import { describe, expect, test } from 'vitest';
import { tunedBot } from '../src/index.ts';
import { decide, id, table, type Laid } from './table.ts';

/** What a thief pays to steal with. */
function paidBy(thief: Laid): string[] | null {
  const state = table([
    { level: 4, classes: ['thief'], races: ['elf'], ...thief },
    { level: 8, equipped: ['knife-from-the-good-drawer'] },
    { level: 2 },
  ]);
  const move = decide(state, 0, tunedBot)?.move;
  return move?.do === 'use' && move.power === 'steal' ? (move.cards ?? []).map(id) : null;
}

describe('a thief', () => {
  test('pays with a card that it can’t use', () => {
    expect(paidBy({ hand: ['thief'] })).toEqual(['thief']);
  });

  test('keeps its race and its class', () => {
    expect(paidBy({})).toBeNull();
  });
});
