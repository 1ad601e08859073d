import { describe, expect, test } from 'vitest';
import { card, curse, item, monster, oneshot, Table } from './support.ts';

/** Ann's Level after this Bad Stuff. */
const fall = (how: unknown): number | undefined => {
  const cards = [monster('ogre', 19, { badStuff: [{ 'lose-level': how }] })];
  const table = new Table({
    cards,
    Ann: { level: 7 },
    Bob: { level: 2 },
    Cid: { level: 4 },
    doors: ['ogre'],
    dice: [1],
  });
  return table.fallsTo('ogre').levels()[0];
};

describe('Levels', () => {
  test('lose-level takes Levels, but never the first', () => {
    const cards = [monster('ogre', 9, { badStuff: [{ 'lose-level': 3 }] })];
    expect(
      new Table({ cards, Ann: { level: 5 }, doors: ['ogre'], dice: [1] }).fallsTo('ogre').levels(),
    ).toEqual([2, 1, 1]);
    expect(
      new Table({ cards, Ann: { level: 3 }, doors: ['ogre'], dice: [1] }).fallsTo('ogre').levels(),
    ).toEqual([1, 1, 1]);
  });

  test('lose-level can take half, down to a Level, or down to the lowest Level', () => {
    expect(fall({ half: true })).toBe(4);
    expect(fall({ to: 3 })).toBe(3);
    expect(fall({ to: 9 })).toBe(7);
    expect(fall({ to: 'lowest' })).toBe(2);
  });

  test('gain-level stops before the last Level unless the card says so', () => {
    const cards = [
      card({ id: 'feast', kind: 'special', strike: [{ 'gain-level': 2 }] }),
      card({ id: 'crown', kind: 'special', strike: [{ 'gain-level': { count: 1, last: true } }] }),
    ];
    const table = new Table({
      cards,
      Ann: { level: 8, hand: ['feast'] },
      Bob: { level: 9, hand: ['crown'] },
    });
    expect(table.does('Ann', 'play feast').levels()).toEqual([9, 9, 1]);
    expect(table.does('Bob', 'play crown').state.winners).toEqual([1]);
  });

  test('gain-level is refused if there is nothing to gain', () => {
    const cards = [card({ id: 'feast', kind: 'special', strike: [{ 'gain-level': 1 }] })];
    const table = new Table({ cards, Ann: { level: 9, hand: ['feast'] } });
    table.refuses('Ann', 'play feast', 'levels.go-up').does('Ann', 'play feast on Bob');
    expect(table.levels()).toEqual([9, 2, 1]);
  });

  test("rob-level moves a Level from the victim to the card's player, if there is one to take", () => {
    const cards = [card({ id: 'heist', kind: 'special', on: 'other', strike: ['rob-level'] })];
    const table = new Table({ cards, Ann: { hand: ['heist'] }, Bob: { level: 3 } });
    table
      .refuses('Ann', 'play heist on Cid', 'timing.specials')
      .refuses('Ann', 'play heist on Ann', 'timing.specials');
    expect(table.does('Ann', 'play heist on Bob').levels()).toEqual([2, 2, 1]);
  });
});

describe('items', () => {
  const gear = [
    item('hat', { slot: 'headgear', bonus: 1, gold: 200 }),
    item('mail', { slot: 'armor', bonus: 3, gold: 500, big: true }),
    item('boots', { slot: 'footgear', bonus: 2, gold: 400 }),
    item('sword', { slot: 'one hand', bonus: 3, gold: 300 }),
    oneshot('bomb', { strength: 3 }),
  ];
  const struck = (with_: unknown, carried: readonly string[] = []): Table => {
    const cards = [...gear, curse('hex', { 'lose-item': with_ })];
    const Bob = { equipped: ['hat', 'mail', 'boots', 'sword'], carried, level: 5 };
    return new Table({ cards, Ann: { hand: ['hex'] }, Bob }).does('Ann', 'play hex on Bob').pass();
  };

  test.each([
    ['headgear', ['mail', 'boots', 'sword']],
    ['armor', ['hat', 'boots', 'sword']],
    ['footgear', ['hat', 'mail', 'sword']],
    ['hands', ['hat', 'mail', 'boots']],
    ['one hand', ['hat', 'mail', 'boots']],
    ['big', ['hat', 'boots', 'sword']],
  ])('lose-item takes the only one: %s', (which, left) => {
    const table = struck({ which });
    expect(table.names(table.player('Bob').equipped)).toEqual(left);
  });

  test('lose-item lets the victim choose, two at a time if it says so', () => {
    const table = struck({ which: 'small', count: 2 }).does('Bob', 'choose hat sword');
    expect(table.names(table.player('Bob').equipped)).toEqual(['mail', 'boots']);
  });

  test("lose-item lets the card's player choose if it says so", () => {
    const table = struck({ chooser: 'curser' });
    table.refuses('Bob', 'choose hat', 'curses.victim-chooses').does('Ann', 'choose mail');
    expect(table.names(table.player('Bob').equipped)).not.toContain('mail');
  });

  test('lose-item takes the best bonus, and lets the victim choose among equals', () => {
    const table = struck({ which: 'best' });
    table.does('Bob', 'choose sword');
    expect(table.names(table.player('Bob').equipped)).toEqual(['hat', 'mail', 'boots']);
  });

  test('lose-item takes one-shots in play, or all items of a sort', () => {
    expect(struck({ which: 'oneshot' }, ['bomb']).player('Bob').carried).toEqual([]);
    expect(struck({ count: 'all' }, ['bomb']).player('Bob').equipped).toEqual([]);
  });

  test('lose-item with nothing to take does its alternative, or nothing', () => {
    const other = struck({ which: 'two hands', else: [{ 'lose-level': 2 }] });
    expect(other.levels()).toEqual([1, 3, 1]);
    expect(struck({ which: 'two hands' }).levels()).toEqual([1, 5, 1]);
  });

  test('lose-worth takes items of the victim’s choice until they are worth enough', () => {
    const cards = [...gear, curse('tax', { 'lose-worth': { gold: 600 } })];
    const table = new Table({
      cards,
      Ann: { hand: ['tax'] },
      Bob: { equipped: ['hat', 'mail', 'boots', 'sword'] },
    });
    table.does('Ann', 'play tax on Bob').pass().does('Bob', 'choose boots').does('Bob', 'choose hat');
    expect(table.names(table.player('Bob').equipped)).toEqual(['mail', 'sword']);
    expect(table.state.stack).toEqual([]);
  });

  test('lose-worth takes everything if there is less', () => {
    const cards = [...gear, curse('tax', { 'lose-worth': { gold: 600 } })];
    const table = new Table({ cards, Ann: { hand: ['tax'] }, Bob: { equipped: ['hat', 'sword'] } });
    expect(table.does('Ann', 'play tax on Bob').pass().player('Bob').equipped).toEqual([]);
  });
});

describe('races, classes, sex and hand', () => {
  test('lose-trait takes the race; with two, the victim chooses', () => {
    const cards = [curse('bland', { 'lose-trait': { which: 'race' } })];
    const Bob = { race: ['elf', 'dwarf'], halfBreed: true };
    const table = new Table({ cards, Ann: { hand: ['bland'] }, Bob });
    table.does('Ann', 'play bland on Bob').pass().does('Bob', 'choose dwarf');
    expect(table.names(table.player('Bob').races)).toEqual(['elf']);
  });

  test('lose-trait can take all races, or do something else to a player without one', () => {
    const cards = [
      curse('bland', { 'lose-trait': { which: 'race', count: 'all', else: [{ 'lose-level': 1 }] } }),
    ];
    const two = new Table({
      cards,
      Ann: { hand: ['bland'] },
      Bob: { race: ['elf', 'dwarf'], halfBreed: true },
    });
    expect(two.does('Ann', 'play bland on Bob').pass().player('Bob').races).toEqual([]);
    const none = new Table({ cards, Ann: { hand: ['bland'] }, Bob: { level: 4 } });
    expect(none.does('Ann', 'play bland on Bob').pass().levels()).toEqual([1, 3, 1]);
  });

  test("lose-hand takes all, some of the victim's choice, or some at random", () => {
    const cards = [
      curse('fire', { 'lose-hand': { count: 'all' } }),
      curse('spark', { 'lose-hand': { count: 2 } }),
      curse('moth', { 'lose-hand': { count: 1, how: 'random' } }),
    ];
    const Ann = { hand: ['fire', 'spark', 'moth'] };
    const table = new Table({ cards, Ann, Bob: { hand: ['chip-1', 'chip-2', 'chip-3', 'chip-4'] } });
    table.does('Ann', 'play spark on Bob').pass().does('Bob', 'choose chip-3 chip-1');
    expect(table.hand('Bob')).toEqual(['chip-2', 'chip-4']);
    table.does('Ann', 'play moth on Bob').pass();
    expect(table.hand('Bob')).toHaveLength(1);
    expect(table.does('Ann', 'play fire on Bob').pass().hand('Bob')).toEqual([]);
  });

  test('change-sex changes the sex, and next-combat keeps the card until a combat is over', () => {
    const cards = [curse('switch', 'change-sex', { 'next-combat': { strength: -5 } }), monster('rat', 1)];
    const table = new Table({ cards, Bob: { hand: ['switch'] }, Ann: { level: 8 }, doors: ['rat'] });
    table.does('Bob', 'play switch on Ann').pass();
    expect(table.player('Ann').sex).toBe('female');
    expect(table.names(table.player('Ann').curses)).toEqual(['switch']);
    table.does('Ann', 'kick');
    expect(table.strengths()).toEqual([3, 1]);
    table.does('Ann', 'claim').pass();
    expect(table.player('Ann').curses).toEqual([]);
    expect(table.names(table.state.discards.doors)).toContain('switch');
  });

  test('lift-curses ends the curses in front of its subject', () => {
    const cards = [
      card({ id: 'hen', kind: 'curse', lasting: true, effects: [{ flee: -1 }] }),
      card({ id: 'bath', kind: 'special', strike: ['lift-curses'] }),
    ];
    const table = new Table({ cards, Ann: { hand: ['bath'] }, Bob: { curses: ['hen'] } });
    table.does('Ann', 'play bath on Bob');
    expect(table.player('Bob').curses).toEqual([]);
    expect(table.names(table.state.discards.doors)).toEqual(['hen']);
  });
});

describe('death, draws and gifts', () => {
  test('die kills', () => {
    const cards = [monster('reaper', 18, { badStuff: ['die'] })];
    const table = new Table({ cards, Ann: { level: 3 }, doors: ['reaper'], dice: [1] }).fallsTo('reaper');
    expect(table.events.some((event) => event.e === 'died')).toBe(true);
    expect(table.levels()[0]).toBe(3);
  });

  test('draw gives cards, face up or face down', () => {
    const cards = [
      card({ id: 'map', kind: 'special', strike: [{ draw: { deck: 'treasures', count: 2 } }] }),
      card({ id: 'fair', kind: 'special', strike: [{ draw: { deck: 'doors', count: 1, open: true } }] }),
    ];
    const scene = { cards, Ann: { hand: ['map', 'fair'] }, doors: ['chip-1'], treasures: ['gem-1', 'gem-2'] };
    const table = new Table(scene).does('Ann', 'play map');
    expect(table.hand('Ann')).toEqual(['fair', 'gem-1', 'gem-2']);
    expect(table.events.find((event) => event.e === 'drew')).not.toHaveProperty('cards');
    table.does('Ann', 'play fair');
    expect(table.hand('Ann')).toEqual(['gem-1', 'gem-2', 'chip-1']);
    expect(table.events.find((event) => event.e === 'drew')).toHaveProperty('cards', [table.id('chip-1')]);
  });

  test('give-up hands a card over: at random, of the taker’s choice, or of the giver’s', () => {
    const cards = ['random', 'taker', 'giver'].map((pick, at) =>
      curse(`loss-${at}`, { 'give-up': { what: 'card', to: 'left', pick } }),
    );
    const hand = ['chip-1', 'chip-2', 'chip-3', 'chip-4'];
    const table = new Table({ cards, Ann: { hand: ['loss-0', 'loss-1', 'loss-2'] }, Bob: { hand } });
    table.does('Ann', 'play loss-0 on Bob').pass();
    expect([table.hand('Bob').length, table.hand('Cid').length]).toEqual([3, 1]);
    const [wanted = ''] = table.hand('Bob');
    table.does('Ann', 'play loss-1 on Bob').pass().does('Cid', `choose ${wanted}`);
    expect(table.hand('Cid')).toContain(wanted);
    const [given = ''] = table.hand('Bob');
    table.does('Ann', 'play loss-2 on Bob').pass().does('Bob', `choose ${given}`);
    expect(table.hand('Cid')).toContain(given);
  });

  test('give-up can give items to each other player in turn', () => {
    const cards = [
      curse('estate', { 'give-up': { what: 'item', to: 'each-other', pick: 'taker' } }),
      item('cup', { gold: 100 }),
      item('ring', { gold: 200 }),
      item('lamp', { gold: 300 }),
    ];
    const table = new Table({ cards, Ann: { hand: ['estate'] }, Bob: { equipped: ['cup', 'ring', 'lamp'] } });
    table.does('Ann', 'play estate on Bob').pass().does('Cid', 'choose lamp').does('Ann', 'choose cup');
    expect(table.names(table.player('Cid').equipped)).toEqual(['lamp']);
    expect(table.names(table.player('Ann').equipped)).toEqual(['cup']);
    expect(table.names(table.player('Bob').equipped)).toEqual(['ring']);
  });

  test('give-up skips items that the taker couldn’t carry', () => {
    const cards = [
      curse('estate', { 'give-up': { what: 'item', to: 'right', pick: 'taker' } }),
      item('anvil', { big: true }),
      item('piano', { big: true }),
    ];
    const table = new Table({
      cards,
      Ann: { hand: ['estate'], equipped: ['anvil'] },
      Bob: { equipped: ['piano'] },
    });
    table.does('Ann', 'play estate on Bob').pass();
    expect(table.names(table.player('Bob').equipped)).toEqual(['piano']);
  });

  test('give-up asks the giver if two players share the lowest Level', () => {
    const cards = [curse('alms', { 'give-up': { what: 'card', to: 'lowest', pick: 'random' } })];
    const table = new Table({
      cards,
      Ann: { hand: ['alms'] },
      Bob: { level: 5, hand: ['chip-1', 'chip-2'] },
    });
    table.does('Ann', 'play alms on Bob').pass().does('Bob', 'choose Cid');
    expect(table.hand('Cid')).toHaveLength(1);
  });
});
