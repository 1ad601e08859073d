import { describe, expect, test } from 'vitest';
import type { CardDef } from '../../src/index.ts';
import { card, curse, item, Table, type Setup } from './support.ts';

/** Bob, after Ann has cursed him; his race has these effects. */
function struck(effects: readonly unknown[], woe: CardDef, more: Setup = {}, dice: readonly number[] = []) {
  const cards = [woe, card({ id: 'gnome', kind: 'race', effects }), item('hat', { slot: 'headgear' })];
  const Bob = { level: 5, race: ['gnome'], equipped: ['hat'], ...more };
  const it = new Table({ cards, Ann: { hand: ['woe'] }, Bob, dice }).does('Ann', 'play woe on Bob').pass();
  const { level, equipped, curses } = it.player('Bob');
  return { it, state: { level, gear: it.names(equipped), curses: it.names(curses) } };
}

const HAT = { 'lose-item': { which: 'headgear' } };
const LEVEL = { 'lose-level': 1 };
const SAFE = { level: 5, gear: ['hat'], curses: [] };

describe('a ward', () => {
  test('against everything also stops lasting curses, and they are discarded', () => {
    const woe = card({ id: 'woe', kind: 'curse', lasting: true, effects: [{ flee: -1 }], strike: [LEVEL] });
    const { it, state } = struck([{ ward: 'any' }], woe);
    expect(state).toEqual(SAFE);
    expect([it.names(it.state.discards.doors), it.events.at(-1)?.e]).toEqual([['woe'], 'no-effect']);
    expect(struck([], woe).state).toEqual({ level: 4, gear: ['hat'], curses: ['woe'] });
  });

  test.each([
    ['a condition', { if: { who: {}, do: [HAT] } }],
    ['a roll', { roll: { cases: [{ upTo: 6, do: [HAT] }] } }],
    ['each', { each: { of: 'others', do: [HAT] } }],
    ['another loss', { 'lose-hand': { count: 1, else: [HAT] } }],
  ])('applies within %s', (_, deed) => {
    // `each` affects the others, so Cid is cursed for Bob to be one of them.
    const cards = [
      curse('woe', deed),
      card({ id: 'gnome', kind: 'race', effects: [{ ward: 'headgear' }] }),
      item('hat', { slot: 'headgear' }),
    ];
    const whom = 'each' in deed ? 'Cid' : 'Bob';
    const Bob = { race: ['gnome'], equipped: ['hat'] };
    const it = new Table({ cards, Ann: { hand: ['woe'] }, Bob }).does('Ann', `play woe on ${whom}`).pass();
    expect(it.names(it.player('Bob').equipped)).toEqual(['hat']);
    expect(it.events.map(({ e }) => e)).toContain('no-effect');
  });

  test('leaves only the other options to choose from', () => {
    const woe = curse('woe', { either: [[LEVEL], [HAT]] });
    expect(struck([{ ward: 'headgear' }], woe).state).toEqual({ ...SAFE, level: 4 });
    expect(struck([{ ward: 'level' }], woe).state).toEqual({ ...SAFE, gear: [] });
  });

  test("doesn't protect from Bad Stuff", () => {
    const ogre = card({ id: 'ogre', kind: 'monster', level: 19, badStuff: [LEVEL] });
    const cards = [ogre, card({ id: 'gnome', kind: 'race', effects: [{ ward: 'any' }] })];
    const Ann = { level: 3, race: ['gnome'] };
    expect(new Table({ cards, Ann, doors: ['ogre'], dice: [1] }).fallsTo('ogre').levels()[0]).toBe(2);
  });
});

describe('a player who keeps their Levels', () => {
  const keeps = ['keeps-levels'];

  test('loses none if the curse does something else', () => {
    expect(struck(keeps, curse('woe', LEVEL, HAT)).state).toEqual({ ...SAFE, gear: [] });
    expect(struck(keeps, curse('woe', { 'next-combat': { strength: -5 } }, LEVEL)).state.level).toBe(5);
  });

  test('loses them if the curse could do nothing else', () => {
    expect(struck(keeps, curse('woe', LEVEL)).state).toEqual({ ...SAFE, level: 4 });
    expect(struck(keeps, curse('woe', LEVEL, HAT), { equipped: [] }).state.level).toBe(4);
  });

  test('doesn’t have to choose to lose them', () => {
    const woe = curse('woe', { either: [[LEVEL], [HAT]] });
    expect(struck(keeps, woe).state).toEqual({ ...SAFE, gear: [] });
    expect(struck(keeps, woe, { equipped: [] }).state.level).toBe(4);
  });

  test('keeps them from a lasting curse', () => {
    const woe = card({ id: 'woe', kind: 'curse', lasting: true, effects: [{ flee: -1 }], strike: [LEVEL] });
    expect(struck(keeps, woe).state).toEqual({ ...SAFE, curses: ['woe'] });
  });
});
