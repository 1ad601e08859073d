/** Whether what a move changes is worth making it. */
import { expect, test } from 'vitest';
import type { Figures } from '../src/foresight/foresee.ts';
import { isImprovement } from '../src/foresight/worth.ts';
import { outlookOf, table } from './support/table.ts';

const { view, ahead } = outlookOf(table([{ level: 3 }, { level: 3 }, { level: 3 }]), 0);

/** The figures once these have changed: by seat, how much stronger its player is. */
function changed(by: readonly number[]): Figures {
  const players = ahead.now.players.map((one, seat) => ({
    ...one,
    strength: one.strength + (by[seat] ?? 0),
  }));
  return { ...ahead.now, players, fingerprint: JSON.stringify(by) };
}

test.each<[string, readonly number[], boolean]>([
  ['what makes its player stronger', [1, 0, 0], true],
  ['what makes its player weaker', [-1, -1, 0], false],
  ['what makes a rival weaker', [0, -1, 0], true],
  ['what makes one rival weaker and another stronger', [0, -1, 1], true],
  ['what only makes a rival stronger', [0, 1, 0], false],
  ['what makes its player and a rival stronger', [1, 1, 0], true],
  ['a change that no figure shows', [0, 0, 0], true],
])('%s', (_, by, isWorth) => {
  expect(isImprovement(view, ahead.now, changed(by))).toBe(isWorth);
});
