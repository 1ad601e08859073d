/** Cards that change the meaning of the die, for running away and for other rolls. */
import { describe, expect, test } from 'vitest';
import { view } from '../../src/index.ts';
import { card, item, monster, oneshot, Table, type Scene } from './support.ts';

const OGRE = monster('ogre', 9);

/** Ann, who wears an item with this effect, runs from the ogre. */
function runs(effect: unknown, dice: readonly number[], more: Partial<Scene> = {}): Table {
  return new Table({
    cards: [OGRE, item('charm', { effects: effect === null ? [] : [{ dice: effect }] })],
    Ann: { level: 3, equipped: ['charm'] },
    doors: ['ogre'],
    dice,
    ...more,
  })
    .does('Ann', 'kick')
    .does('Ann', 'flee')
    .pass();
}

/** Whether Ann gets away. */
function escapes(effect: unknown, dice: readonly number[], more: Partial<Scene> = {}): boolean {
  return runs(effect, dice, more)
    .does('Ann', 'roll ogre')
    .events.some(({ e }) => e === 'escaped');
}

/** What Ann’s view says about her chances. */
const odds = (effect: unknown) => view(runs(effect, []).pool, runs(effect, []).state, 0).flight?.escapes[0];

describe('a result that counts as another', () => {
  test('saves the runner, and is reported as rolled and as it counts', () => {
    const table = runs({ rolled: 1, counts: 6 }, [1]).does('Ann', 'roll ogre');
    expect(table.events.find(({ e }) => e === 'thrown')).toMatchObject({
      seat: 0,
      dice: [1],
      die: 6,
      cards: [table.id('charm')],
    });
    expect(table.events.find(({ e }) => e === 'die')).toMatchObject({ die: 6, sum: { total: 6 } });
    expect(table.events.some(({ e }) => e === 'escaped')).toBe(true);
  });

  test('leaves all other results alone, and doesn’t report them', () => {
    const table = runs({ rolled: 1, counts: 6 }, [2]).does('Ann', 'roll ogre');
    expect(table.events.map(({ e }) => e)).not.toContain('thrown');
    expect(table.events.map(({ e }) => e)).toContain('caught');
  });

  test('shows in the odds: its face also escapes', () => {
    expect(odds({ rolled: 1, counts: 6 })).toMatchObject({
      needs: 5,
      odds: { chance: 0.5, faces: [1, 5, 6] },
    });
  });

  test('also applies to a fixed die', () => {
    const table = runs({ rolled: 1, counts: 6 }, [], {
      cards: [
        OGRE,
        item('charm', { effects: [{ dice: { rolled: 1, counts: 6 } }] }),
        oneshot('nail', { 'fix-die': { result: 1 } }),
      ],
      Ann: { level: 3, equipped: ['charm'], hand: ['nail'] },
    }).does('Ann', 'play nail');
    expect(table.does('Ann', 'roll ogre').events.some(({ e }) => e === 'escaped')).toBe(true);
  });
});

describe('a reroll', () => {
  test('happens once for a low result', () => {
    expect(escapes({ again: 2 }, [2, 6])).toBe(true);
    expect(escapes({ again: 2 }, [2, 1, 6])).toBe(false);
    expect(escapes({ again: 2 }, [3, 6])).toBe(false);
  });

  test('shows in the odds', () => {
    expect(odds({ again: 2 })?.odds?.chance).toBeCloseTo(2 / 6 + (2 / 6) * (2 / 6));
  });
});

describe('several dice', () => {
  test('count as the highest or the lowest', () => {
    expect(escapes({ dice: 2, take: 'higher' }, [2, 6])).toBe(true);
    expect(escapes({ dice: 2, take: 'lower' }, [2, 6])).toBe(false);
    expect(escapes({ dice: 3, take: 'lower' }, [6, 6, 5])).toBe(true);
  });

  test('cancel each other out if good and bad', () => {
    const cards = [
      OGRE,
      item('charm', { effects: [{ dice: { dice: 2, take: 'higher' } }] }),
      card({ id: 'jinx', kind: 'curse', lasting: true, effects: [{ dice: { dice: 2, take: 'lower' } }] }),
    ];
    const table = runs(null, [6], { cards, Ann: { level: 3, equipped: ['charm'], curses: ['jinx'] } });
    table.does('Ann', 'roll ogre');
    expect(table.events.map(({ e }) => e)).not.toContain('thrown');
    expect(table.events.map(({ e }) => e)).toContain('escaped');
  });

  test('show in the odds', () => {
    expect(odds({ dice: 2, take: 'higher' })?.odds?.chance).toBeCloseTo(20 / 36);
    expect(odds({ dice: 2, take: 'lower' })?.odds?.chance).toBeCloseTo(4 / 36);
  });
});

describe('a result that is enough', () => {
  test('escapes whatever the modifiers, and the sum names the card', () => {
    const cards = [
      monster('ogre', 9, { effects: [{ flee: -3 }] }),
      item('charm', { effects: [{ dice: { escapes: 4 } }] }),
    ];
    const table = runs(null, [4], { cards });
    expect(view(table.pool, table.state, 0).flight?.escapes[0]).toMatchObject({ needs: 4 });
    table.does('Ann', 'roll ogre');
    expect(table.events.find(({ e }) => e === 'die')).toMatchObject({
      sum: { total: 5, parts: [{ what: 'die' }, { amount: -3 }, { amount: 4, card: table.id('charm') }] },
    });
    expect(table.events.map(({ e }) => e)).toContain('escaped');
    expect(
      runs(null, [3], { cards })
        .does('Ann', 'roll ogre')
        .events.map(({ e }) => e),
    ).toContain('caught');
  });

  test('is not enough against a monster that nobody can escape', () => {
    const cards = [
      monster('ogre', 9, { effects: ['no-escape'] }),
      item('charm', { effects: [{ dice: { escapes: 2 } }] }),
    ];
    expect(escapes(null, [6], { cards })).toBe(false);
  });
});

/** Bob’s charm, and Ann without one. */
const scene = (everybody: boolean): Partial<Scene> => ({
  cards: [OGRE, item('charm', { effects: [{ dice: { rolled: 1, counts: 6, everybody } }] })],
  Ann: { level: 3 },
  Bob: { equipped: ['charm'] },
});

test('the meaning of the die can change for everybody, not only for the owner', () => {
  expect(escapes(null, [1], scene(true))).toBe(true);
  expect(escapes(null, [1], scene(false))).toBe(false);
});

describe('other rolls', () => {
  const lottery = card({
    id: 'lottery',
    kind: 'event',
    strike: [
      {
        roll: {
          cases: [
            { upTo: 5, do: [{ 'lose-level': 1 }] },
            { upTo: 6, do: [{ 'gain-level': 1 }] },
          ],
        },
      },
    ],
  });
  const level = (effect: unknown): number | undefined =>
    new Table({
      cards: [lottery, item('charm', { effects: [{ dice: effect }] })],
      Ann: { level: 3, equipped: ['charm'], hand: ['lottery'] },
      dice: [1],
    })
      .does('Ann', 'play lottery')
      .levels()[0];

  test('change their meaning, too, unless the card is only about running away', () => {
    expect(level({ rolled: 1, counts: 6 })).toBe(4);
    expect(level({ rolled: 1, counts: 6, when: 'flee' })).toBe(2);
  });
});
