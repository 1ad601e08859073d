import { describe, expect, test } from 'vitest';
import { curse, monster, sidekick, Table } from './support.ts';

const cards = [
  sidekick('squire', {
    effects: [{ sidekicks: 1 }],
    killed: [{ 'lose-level': 1 }],
    sacrificed: [{ 'gain-level': 1 }],
  }),
  sidekick('page'),
  curse('ambush', { 'lose-sidekick': { killed: true } }),
  curse('press-gang', { 'lose-sidekick': {} }),
  monster('ogre', 12),
];

const struck = (how: string, ...sidekicks: string[]): Table =>
  new Table({ cards, Ann: { level: 4, sidekicks }, Bob: { hand: [how] } })
    .does('Bob', `play ${how} on Ann`)
    .pass();

describe('what losing a sidekick does to its owner', () => {
  test('applies when killed, not when merely taken away', () => {
    expect(struck('ambush', 'squire').levels()[0]).toBe(3);
    expect(struck('press-gang', 'squire').levels()[0]).toBe(4);
  });

  test('applies only for the killed one of several', () => {
    expect(struck('ambush', 'squire', 'page').does('Ann', 'choose page').levels()[0]).toBe(4);
    expect(struck('ambush', 'squire', 'page').does('Ann', 'choose squire').levels()[0]).toBe(3);
  });

  test('doesn’t apply when its owner discards it', () => {
    const it = new Table({ cards, Ann: { level: 4, sidekicks: ['squire'] } });
    expect(it.does('Ann', 'drop squire').levels()[0]).toBe(4);
  });

  test('has its own effect when sacrificed', () => {
    const it = new Table({ cards, Ann: { level: 4, sidekicks: ['squire'] }, doors: ['ogre'] });
    it.does('Ann', 'kick').does('Ann', 'flee').pass().does('Ann', 'sacrifice squire');
    expect([it.levels()[0], it.state.phase]).toEqual([5, 'closing']);
  });
});
