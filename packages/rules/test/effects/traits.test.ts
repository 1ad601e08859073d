import { describe, expect, test } from 'vitest';
import { view } from '../../src/index.ts';
import { card, curse, item, monster, oneshot, Table, type Sketch } from './support.ts';

/** A table where Ann has a race with these effects, and an ogre of Level 6 behind her door. */
function being(effects: readonly unknown[], more: Partial<Sketch> = {}, Ann = {}): Table {
  const cards = [
    card({ id: 'gnome', kind: 'race', effects }),
    monster('ogre', 6, more),
    monster('bones', 2, { tags: ['undead'] }),
  ];
  return new Table({
    cards,
    Ann: { level: 4, race: ['gnome'], ...Ann },
    Bob: { level: 5 },
    doors: ['ogre'],
    dice: [4],
  });
}

/** Ann, Level 4, an elf and a woman, meets a monster with these effects. */
function meeting(effects: readonly unknown[], more: Partial<Sketch> = {}): Table {
  const cards = [
    monster('ogre', 6, { ...more, effects }),
    item('sword', { slot: 'one hand', bonus: 3 }),
    item('hat', { slot: 'headgear', bonus: 2 }),
    oneshot('bomb', { strength: 5 }),
  ];
  const Ann = { level: 4, race: ['elf'], sex: 'female' as const, equipped: ['sword', 'hat'], hand: ['bomb'] };
  return new Table({ cards, Ann, Bob: { level: 5, race: ['dwarf'] }, doors: ['ogre'], dice: [4] }).does(
    'Ann',
    'kick',
  );
}

/** How many Treasures a win against a monster with these effects brings. */
const win = (effects: readonly unknown[]): number => {
  const table = meeting(effects, { treasures: 2 }).does('Ann', 'claim').pass();
  return table.hand('Ann').length - 1;
};

describe('on monsters', () => {
  test('against counts once, whichever fighter meets the condition', () => {
    const effects = [
      { against: { who: { race: 'elf' }, strength: 4 } },
      { against: { who: { race: 'dwarf' }, strength: -2 } },
    ];
    const table = meeting(effects);
    expect(table.strengths()).toEqual([9, 10]);
    table.does('Ann', 'ask Bob').does('Bob', 'accept');
    expect(table.strengths()).toEqual([14, 8]);
  });

  test('no-help forbids helping', () => {
    meeting(['no-help'], { level: 20 }).refuses('Ann', 'ask Bob', 'precedence.card-over-sheet');
    expect(() => meeting([], { level: 20 }).does('Ann', 'ask Bob')).not.toThrow();
  });

  test('no-escape catches without a roll', () => {
    const table = meeting(['no-escape'], { level: 20 });
    table.does('Ann', 'flee').pass().does('Ann', 'roll ogre');
    expect(table.state.dice).toEqual([4]);
    expect(table.levels()[0]).toBe(3);
  });

  test('level-alone leaves only Levels', () => {
    const table = meeting(['level-alone']).does('Ann', 'play bomb for fighters');
    expect(table.strengths()).toEqual([4, 6]);
  });

  test('ignores lets matching players escape without a roll', () => {
    const table = meeting([{ ignores: { maxLevel: 4 } }], { level: 20 });
    table.does('Ann', 'flee').pass().does('Ann', 'roll ogre');
    expect([table.state.combat, table.state.dice, table.levels()[0]]).toEqual([null, [4], 4]);
  });

  test('friendly prevents combat with matching players', () => {
    const table = meeting([{ friendly: { race: 'elf' } }]);
    expect([table.state.phase, table.state.combat]).toEqual(['trouble', null]);
  });

  test('treasures-if changes the number of Treasures', () => {
    expect(win([])).toBe(2);
    expect(win([{ 'treasures-if': { who: { sex: 'female' }, treasures: 1 } }])).toBe(3);
    expect(win([{ 'treasures-if': { who: { sex: 'male' }, treasures: 1 } }])).toBe(2);
    expect(win([{ 'treasures-if': { alone: true, treasures: -1 } }])).toBe(1);
  });

  test('ignores-gear makes a slot not count', () => {
    expect(meeting([{ 'ignores-gear': 'headgear' }]).strengths()).toEqual([7, 6]);
  });

  test('flee on a monster changes the rolls against it', () => {
    const fled = meeting([{ flee: 1 }], { level: 20 })
      .does('Ann', 'flee')
      .pass()
      .does('Ann', 'roll ogre');
    expect(fled.levels()[0]).toBe(4);
    const caught = meeting([], { level: 20 }).does('Ann', 'flee').pass().does('Ann', 'roll ogre');
    expect(caught.levels()[0]).toBe(3);
  });
});

/** The modifiers of Ann's roll against the ogre, and the lowest face that escapes. */
function seen(effects: readonly unknown[]): readonly (readonly unknown[])[] | undefined {
  const table = meeting(effects, { level: 20 }).does('Ann', 'flee').pass();
  const { flight } = view(table.pool, table.state, null);
  return flight?.escapes.map(({ modifiers, needs }) => [modifiers.total, needs]);
}

describe('a view shows what a runner needs before the roll', () => {
  test('5 or 6 against a plain monster', () => {
    expect(seen([])).toEqual([[0, 5]]);
  });

  test('including the monster’s own modifier', () => {
    expect(seen([{ flee: 2 }])).toEqual([[2, 3]]);
    expect(seen([{ flee: -1 }])).toEqual([[-1, 6]]);
    expect(seen([{ flee: -3 }])).toEqual([[-3, 7]]);
  });

  test('7 against a monster that can’t be escaped, 1 against one that ignores the runner', () => {
    expect(seen(['no-escape'])).toEqual([[0, 7]]);
    expect(seen([{ ignores: { maxLevel: 4 } }])).toEqual([[0, 1]]);
  });

  test('not for monsters already rolled against', () => {
    const table = meeting([], { level: 20 }).does('Ann', 'flee').pass().does('Ann', 'roll ogre');
    expect(view(table.pool, table.state, null).flight).toBeNull();
  });
});

/** Whether a hand of this many cards is over the limit. */
const over = (effects: readonly unknown[], hand: number): boolean => {
  const cards = [card({ id: 'gnome', kind: 'race', effects })];
  const chips = Array.from({ length: hand - 2 }, (_, at) => `chip-${at + 1}`);
  const table = new Table({
    cards,
    Ann: { level: 2, race: ['gnome'], hand: chips },
    doors: ['chip-9', 'chip-8'],
  });
  return (
    table.does('Ann', 'kick').does('Ann', 'take').does('Ann', 'loot').does('Ann', 'end').state.phase ===
    'charity'
  );
};

/** The Level of a player with this ward after a curse that takes one. */
const struck = (topic: string): number | undefined => {
  const cards = [
    card({ id: 'gnome', kind: 'race', effects: [{ ward: topic }] }),
    curse('hex', { 'lose-level': 1 }),
  ];
  const table = new Table({ cards, Ann: { hand: ['hex'] }, Bob: { level: 3, race: ['gnome'] } });
  return table.does('Ann', 'play hex on Bob').pass().levels()[1];
};

describe('on players', () => {
  test('bonus-if requires its conditions', () => {
    expect(
      being([{ 'bonus-if': { strength: 2, alone: true } }])
        .does('Ann', 'kick')
        .strengths(),
    ).toEqual([6, 6]);
    expect(
      being([{ 'bonus-if': { strength: 2, who: { sex: 'male' } } }])
        .does('Ann', 'kick')
        .strengths(),
    ).toEqual([6, 6]);
    expect(
      being([{ 'bonus-if': { strength: 2, versus: 'undead' } }])
        .does('Ann', 'kick')
        .strengths(),
    ).toEqual([4, 6]);
    const undead = being([{ 'bonus-if': { strength: 2, versus: 'undead' } }], { tags: ['undead'] });
    expect(undead.does('Ann', 'kick').strengths()).toEqual([6, 6]);
  });

  test('bonus-if alone ends with a helper', () => {
    const table = being([{ 'bonus-if': { strength: 1, alone: true } }]).does('Ann', 'kick');
    expect(table.strengths()).toEqual([5, 6]);
    table.does('Ann', 'ask Bob').does('Bob', 'accept');
    expect(table.strengths()).toEqual([9, 6]);
  });

  test("flee modifies the owner's rolls", () => {
    expect(
      being([{ flee: 1 }])
        .fallsTo('ogre')
        .levels()[0],
    ).toBe(4);
    expect(being([]).fallsTo('ogre').levels()[0]).toBe(3);
  });

  test('wins-ties: always, without a helper, against one monster', () => {
    const tie = (when: string): Table => being([{ 'wins-ties': when }], {}, { level: 6 }).does('Ann', 'kick');
    for (const when of ['always', 'alone', 'single']) tie(when).does('Ann', 'claim');
    being([], {}, { level: 6 }).does('Ann', 'kick').refuses('Ann', 'claim', 'combat.win');
  });

  test('helper-levels gives a Level for helping', () => {
    const table = new Table({
      cards: [card({ id: 'gnome', kind: 'race', effects: ['helper-levels'] }), monster('ogre', 6)],
      Ann: { level: 4 },
      Bob: { level: 5, race: ['gnome'] },
      doors: ['ogre'],
    });
    table.does('Ann', 'kick').does('Ann', 'ask Bob').does('Bob', 'accept').does('Ann', 'claim').pass();
    expect(table.levels()).toEqual([5, 6, 1]);
  });

  test('room allows more items to be worn', () => {
    const swords = ['one', 'two', 'three'].map((id) => item(id, { slot: 'one hand', bonus: 1 }));
    const cards = [
      ...swords,
      card({ id: 'gnome', kind: 'race', effects: [{ room: { slot: 'one hand', more: 1 } }] }),
    ];
    const Ann = { equipped: ['one', 'two'], carried: ['three'] };
    new Table({ cards, Ann }).refuses('Ann', 'equip three', 'items.slots');
    new Table({ cards, Ann: { ...Ann, race: ['gnome'] } }).does('Ann', 'equip three');
  });

  test('big allows more Big items to be carried, a number or without limit', () => {
    const pianos = ['one', 'two', 'three'].map((id) => item(id, { big: true }));
    const play = (effects: readonly unknown[]): Table => {
      const cards = [...pianos, card({ id: 'gnome', kind: 'race', effects })];
      return new Table({ cards, Ann: { race: ['gnome'], hand: ['one', 'two', 'three'] } }).does(
        'Ann',
        'play one',
      );
    };
    play([]).refuses('Ann', 'play two', 'items.big');
    play([{ big: 1 }])
      .does('Ann', 'play two')
      .refuses('Ann', 'play three', 'items.big');
    play([{ big: 'any' }])
      .does('Ann', 'play two')
      .does('Ann', 'play three');
  });

  test('hand-limit changes how many cards may be kept, up or down', () => {
    expect([over([], 5), over([], 6)]).toEqual([false, true]);
    expect([over([{ 'hand-limit': 6 }], 6), over([{ 'hand-limit': 6 }], 7)]).toEqual([false, true]);
    expect([over([{ 'hand-limit': 3 }], 3), over([{ 'hand-limit': 3 }], 4)]).toEqual([false, true]);
  });

  test('ward protects from curses on its topic, or from all', () => {
    expect([struck('level'), struck('any'), struck('armor')]).toEqual([3, 3, 2]);
  });

  test('gone-with ends a curse with the item it is tied to', () => {
    const cards = [
      card({ id: 'hen', kind: 'curse', lasting: true, effects: [{ flee: -1 }, { 'gone-with': 'headgear' }] }),
      curse('wind', { 'lose-item': { which: 'headgear' } }),
      item('hat', { slot: 'headgear', bonus: 1 }),
    ];
    const table = new Table({ cards, Ann: { hand: ['wind'] }, Bob: { curses: ['hen'], equipped: ['hat'] } });
    expect(table.does('Ann', 'play wind on Bob').pass().player('Bob').curses).toEqual([]);
  });
});
