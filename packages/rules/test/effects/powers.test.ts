import { describe, expect, test } from 'vitest';
import { view, type CardDef } from '../../src/index.ts';
import { card, curse, item, monster, oneshot, Table, type Scene } from './support.ts';

const CHIPS = ['chip-1', 'chip-2', 'chip-3', 'chip-4'];
const OGRE = monster('ogre', 9, { treasures: 2 });

/** A table where Ann has a class with these powers. */
function table(
  effects: readonly unknown[],
  scene: Partial<Scene> = {},
  more: readonly CardDef[] = [],
): Table {
  const cards = [card({ id: 'sage', kind: 'class', effects }), OGRE, ...more];
  const Ann = { level: 4, class: ['sage'], hand: CHIPS, ...scene.Ann };
  return new Table({ doors: ['ogre'], ...scene, cards, Ann });
}

describe('discard-for-strength', () => {
  const berserk = [{ 'discard-for-strength': { name: 'berserk', max: 3, each: 2 } }];

  test('can be used in several steps, up to its maximum per combat', () => {
    const it = table(berserk).does('Ann', 'kick').does('Ann', 'use berserk with chip-1');
    expect(it.strengths()).toEqual([6, 9]);
    it.refuses('Ann', 'use berserk with chip-2 chip-3 chip-4', 'traits.discard-powers');
    expect(it.does('Ann', 'use berserk with chip-2 chip-3').strengths()).toEqual([10, 9]);
    it.refuses('Ann', 'use berserk with chip-4', 'traits.when');
    expect(it.names(it.state.discards.doors)).toEqual(['chip-1', 'chip-2', 'chip-3']);
  });

  test('is for those in the combat, and can be paid with cards in play, but not with curses', () => {
    const hen = card({ id: 'hen', kind: 'curse', lasting: true, effects: [{ flee: -1 }] });
    const Ann = { hand: [], carried: ['gem-1'], curses: ['hen'] };
    const it = table(berserk, { Ann }, [hen]).refuses('Ann', 'use berserk with gem-1', 'traits.when');
    it.does('Ann', 'kick').refuses('Ann', 'use berserk with hen', 'traits.discard-powers');
    expect(it.does('Ann', 'use berserk with gem-1').strengths()).toEqual([6, 9]);
    it.refuses('Bob', 'use berserk with gem-1', 'traits.at-once');
  });

  test('can be restricted to a tag', () => {
    const turning = [{ 'discard-for-strength': { name: 'turning', max: 3, each: 3, versus: 'undead' } }];
    table(turning).does('Ann', 'kick').refuses('Ann', 'use turning with chip-1', 'traits.when');
    const it = table(turning, { doors: ['bones'] }, [monster('bones', 9, { tags: ['undead'] })]).does(
      'Ann',
      'kick',
    );
    expect(it.does('Ann', 'use turning with chip-1').strengths()).toEqual([7, 9]);
  });

  test('can be used by a helper', () => {
    const cards = [card({ id: 'sage', kind: 'class', effects: berserk }), OGRE];
    const it = new Table({
      cards,
      Ann: { level: 2 },
      Bob: { level: 3, class: ['sage'], hand: CHIPS },
      doors: ['ogre'],
    });
    it.does('Ann', 'kick').refuses('Bob', 'use berserk with chip-1', 'traits.when');
    it.does('Ann', 'ask Bob').does('Bob', 'accept').does('Bob', 'use berserk with chip-1');
    expect(it.strengths()).toEqual([7, 9]);
  });
});

/** Ann, caught by the ogre. */
const caught = (effects: readonly unknown[], dice: readonly number[], scene: Partial<Scene> = {}): Table =>
  table(effects, { dice, ...scene })
    .does('Ann', 'kick')
    .does('Ann', 'flee')
    .pass()
    .does('Ann', 'roll ogre');

describe('during a run', () => {
  const spell = { 'discard-for-roll': { name: 'flight-spell', max: 3, each: 1 } };
  const wind = { 'second-wind': { name: 'second-wind' } };

  test('discard-for-roll raises a failed roll, in several steps', () => {
    const it = caught([spell], [3]).does('Ann', 'use flight-spell with chip-1');
    expect(it.state.stack).toHaveLength(1);
    it.does('Ann', 'use flight-spell with chip-2');
    expect([it.state.combat, it.levels()[0], it.hand('Ann')]).toEqual([null, 4, ['chip-3', 'chip-4']]);
  });

  test('discard-for-roll has a maximum, and is optional', () => {
    const it = caught([spell], [1]).does('Ann', 'use flight-spell with chip-1 chip-2 chip-3');
    expect([it.state.combat, it.levels()[0]]).toEqual([null, 3]);
    expect(caught([spell], [3]).does('Ann', 'pass').levels()[0]).toBe(3);
    table([spell]).does('Ann', 'kick').refuses('Ann', 'use flight-spell with chip-1', 'traits.when');
  });

  test('second-wind repeats the first failed roll, once per run', () => {
    const it = caught([wind], [1, 6]).refuses(
      'Ann',
      'use second-wind with chip-1 chip-2',
      'traits.discard-powers',
    );
    expect(it.does('Ann', 'use second-wind with chip-1').levels()[0]).toBe(4);
    const twice = caught([wind], [1, 2]).does('Ann', 'use second-wind with chip-1');
    expect([twice.state.combat, twice.levels()[0]]).toEqual([null, 3]);
  });

  test('second-wind is paid from the hand only', () => {
    const Ann = { carried: ['gem-1'] };
    caught([wind], [1], { Ann }).refuses('Ann', 'use second-wind with gem-1', 'traits.discard-powers');
  });

  test('a player with both can use both', () => {
    const it = caught([spell, wind], [1, 4]).does('Ann', 'use second-wind with chip-1');
    expect(it.does('Ann', 'use flight-spell with chip-2').levels()[0]).toBe(4);
  });
});

describe('charm', () => {
  const charm = [{ charm: { name: 'charm', least: 3 } }];

  test('costs the whole hand and removes one monster: Treasures, no Level', () => {
    const it = table(charm).does('Ann', 'kick').does('Ann', 'use charm on ogre');
    expect([it.foes(), it.hand('Ann')]).toEqual([[], []]);
    it.does('Ann', 'claim').pass();
    expect([it.hand('Ann').length, it.levels()[0]]).toEqual([2, 4]);
  });

  test("requires one's own combat and enough cards", () => {
    table(charm, { Ann: { hand: [] } })
      .does('Ann', 'kick')
      .refuses('Ann', 'use charm on ogre', 'traits.no-empty-hand');
    const few = table(charm, { Ann: { hand: ['chip-1', 'chip-2'] } }).does('Ann', 'kick');
    few.refuses('Ann', 'use charm on ogre', 'traits.discard-powers');
    const cards = [card({ id: 'sage', kind: 'class', effects: charm }), OGRE];
    const it = new Table({ cards, Bob: { class: ['sage'], hand: CHIPS }, doors: ['ogre'] }).does(
      'Ann',
      'kick',
    );
    it.does('Ann', 'ask Bob').does('Bob', 'accept').refuses('Bob', 'use charm on ogre', 'traits.when');
  });
});

describe('backstab', () => {
  const backstab = [{ backstab: { name: 'backstab', penalty: 2 } }];

  test('weakens a fighter once per combat', () => {
    const cards = [card({ id: 'sage', kind: 'class', effects: backstab }), OGRE];
    const scene = {
      cards,
      Ann: { level: 5 },
      Bob: { level: 2 },
      Cid: { class: ['sage'], hand: CHIPS },
      doors: ['ogre'],
    };
    const it = new Table(scene).does('Ann', 'kick').does('Ann', 'ask Bob').does('Bob', 'accept');
    it.does('Cid', 'use backstab on Ann with chip-1').refuses(
      'Cid',
      'use backstab on Ann with chip-2',
      'traits.when',
    );
    expect(it.strengths()).toEqual([5, 9]);
    expect(it.does('Cid', 'use backstab on Bob with chip-2').strengths()).toEqual([3, 9]);
  });

  test('works only on other fighters, and costs one card', () => {
    const it = table(backstab)
      .refuses('Ann', 'use backstab on Bob with chip-1', 'traits.when')
      .does('Ann', 'kick');
    it.refuses('Ann', 'use backstab on Ann with chip-1', 'traits.when');
    it.refuses('Ann', 'use backstab on Bob with chip-1', 'traits.when');
    it.does('Ann', 'ask Bob')
      .does('Bob', 'accept')
      .refuses('Ann', 'use backstab on Bob', 'traits.discard-powers');
    it.does('Ann', 'use backstab on Bob with chip-1');
  });
});

describe('steal', () => {
  const steal = [{ steal: { name: 'steal', atLeast: 4 } }];
  const goods = [item('ring', { gold: 300 }), item('piano', { big: true })];
  const Bob = { equipped: ['ring', 'piano'] };

  test('takes a small item on a good roll', () => {
    const it = table(steal, { Bob, dice: [4] }, goods).does('Ann', 'use steal on ring with chip-1');
    expect(it.names(it.player('Ann').equipped)).toEqual(['ring']);
    expect([it.names(it.player('Bob').equipped), it.levels()[0]]).toEqual([['piano'], 4]);
  });

  test('costs a Level on a bad one', () => {
    const it = table(steal, { Bob, dice: [3] }, goods).does('Ann', 'use steal on ring with chip-1');
    expect([it.names(it.player('Bob').equipped), it.levels()[0]]).toEqual([['ring', 'piano'], 3]);
  });

  test('takes nothing Big, and nothing in combat', () => {
    const it = table(steal, { Bob, dice: [4] }, goods).refuses(
      'Ann',
      'use steal on piano with chip-1',
      'traits.when',
    );
    it.does('Ann', 'kick').refuses('Ann', 'use steal on ring with chip-1', 'traits.no-theft-in-combat');
    const cards = [card({ id: 'sage', kind: 'class', effects: steal }), OGRE, ...goods];
    const fight = new Table({ cards, Ann: Bob, Cid: { class: ['sage'], hand: CHIPS }, doors: ['ogre'] }).does(
      'Ann',
      'kick',
    );
    fight.refuses('Cid', 'use steal on ring with chip-1', 'traits.no-theft-in-combat');
  });

  test('works between bystanders of a combat', () => {
    const cards = [card({ id: 'sage', kind: 'class', effects: steal }), OGRE, ...goods];
    const it = new Table({ cards, Bob, Cid: { class: ['sage'], hand: CHIPS }, doors: ['ogre'], dice: [6] });
    it.does('Ann', 'kick').does('Cid', 'use steal on ring with chip-1');
    expect(it.names(it.player('Cid').equipped)).toEqual(['ring']);
  });
});

describe('resurrection', () => {
  const resurrection = [{ resurrection: { name: 'resurrection' } }];

  test('opens the door with the top of the discards', () => {
    const it = table(resurrection, { doors: ['chip-9'], doorDiscards: ['ogre', 'chip-8'] });
    it.refuses('Bob', 'use resurrection with chip-1', 'traits.at-once').does(
      'Ann',
      'use resurrection with chip-1',
    );
    expect(it.foes()).toEqual(['ogre']);
    expect(it.names(it.state.discards.doors)).toEqual(['chip-8', 'chip-1']);
  });

  test('needs a pile, a card in hand, and the moment before the door', () => {
    table(resurrection).refuses('Ann', 'use resurrection with chip-1', 'traits.when');
    const it = table(resurrection, { Ann: { carried: ['gem-1'] }, doorDiscards: ['chip-8'] });
    it.refuses('Ann', 'use resurrection with gem-1', 'traits.discard-powers');
    it.does('Ann', 'kick').refuses('Ann', 'use resurrection with chip-1', 'traits.when');
  });
});

describe('bargain', () => {
  const bargain = [{ bargain: { name: 'bargain' } }];
  const goods = [item('ring', { gold: 600 }), item('cup', { gold: 500 })];

  test('doubles one item of a sale, once per turn', () => {
    const it = table(bargain, { Ann: { hand: ['ring', 'cup'] } }, goods).refuses(
      'Ann',
      'sell ring',
      'selling.levels',
    );
    it.does('Ann', 'use bargain with ring').refuses('Ann', 'use bargain with cup', 'traits.when');
    // Everybody learned which item it is, and knows it while it stays in the hand.
    expect(it.names(view(it.pool, it.state, 2).players[0]?.shown ?? [])).toEqual(['ring']);
    expect(it.does('Ann', 'sell ring').levels()[0]).toBe(5);
  });

  test("is for one's own turn, out of combat, and for items with a price", () => {
    const it = table(bargain, { Ann: { hand: ['ring', 'gem-1', 'chip-1'] } }, goods);
    it.refuses('Ann', 'use bargain with gem-1', 'selling.from').refuses(
      'Ann',
      'use bargain with chip-1',
      'selling.from',
    );
    it.does('Ann', 'kick').refuses('Ann', 'use bargain with ring', 'traits.when');
    const cards = [card({ id: 'sage', kind: 'class', effects: bargain }), ...goods];
    new Table({ cards, Bob: { class: ['sage'], hand: ['ring'] } }).refuses(
      'Bob',
      'use bargain with ring',
      'timing.own-turn',
    );
  });
});

describe('allure', () => {
  const knees = item('kneepads', { effects: [{ allure: { name: 'allure' } }], notFor: { class: 'cleric' } });

  test('forces a player of higher Level to help for nothing, once', () => {
    const scene = {
      cards: [OGRE, knees],
      Ann: { level: 2, equipped: ['kneepads'] },
      Bob: { level: 3 },
      doors: ['ogre'],
    };
    const it = new Table(scene).refuses('Ann', 'use allure on Bob', 'traits.when').does('Ann', 'kick');
    it.refuses('Ann', 'use allure on Cid', 'traits.when').does('Ann', 'use allure on Bob');
    expect([it.state.combat?.helper, it.strengths()]).toEqual([1, [5, 9]]);
    it.refuses('Ann', 'use allure on Bob', 'traits.when');
  });

  test('requires that its owner is losing and may use the item', () => {
    const cards = [OGRE, knees, oneshot('bomb', { strength: 9 }), curse('hex', { 'lose-level': 1 })];
    const Ann = { level: 2, equipped: ['kneepads'], hand: ['bomb'] };
    const it = new Table({ cards, Ann, Bob: { level: 3 }, doors: ['ogre'] }).does('Ann', 'kick');
    it.does('Ann', 'play bomb for fighters').refuses('Ann', 'use allure on Bob', 'traits.when');
    const cleric = new Table({
      cards,
      Ann: { ...Ann, class: ['cleric'] },
      Bob: { level: 3 },
      doors: ['ogre'],
    });
    cleric.does('Ann', 'kick').refuses('Ann', 'use allure on Bob', 'traits.at-once');
  });

  test('ends when the helper’s place is used up', () => {
    const scene = {
      cards: [OGRE, knees],
      Ann: { level: 2, equipped: ['kneepads'] },
      Bob: { level: 3 },
      doors: ['ogre'],
    };
    const it = new Table(scene).does('Ann', 'kick').does('Ann', 'ask Cid').does('Cid', 'accept');
    it.refuses('Ann', 'use allure on Bob', 'help.ask');
  });
});
