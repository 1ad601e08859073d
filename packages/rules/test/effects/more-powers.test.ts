import { describe, expect, test } from 'vitest';
import { view, eventFor, type CardDef } from '../../src/index.ts';
import { card, curse, item, monster, Table, type Scene } from './support.ts';

const OGRE = monster('ogre', 9, { treasures: 2 });
const RAM = monster('ram', 3, { tags: ['beast'], treasures: 2 });

/** A table where Ann has a class with these powers, and two cards to pay with. */
function table(
  effects: readonly unknown[],
  scene: Partial<Scene> = {},
  more: readonly CardDef[] = [],
): Table {
  const cards = [card({ id: 'sage', kind: 'class', effects }), OGRE, RAM, ...more];
  const Ann = { level: 4, class: ['sage'], hand: ['chip-1', 'chip-2'], ...scene.Ann };
  return new Table({ doors: ['ogre'], ...scene, cards, Ann });
}

describe('defuse', () => {
  const defuse = [{ defuse: { name: 'defuse' } }];
  const woe = curse('woe', { 'lose-level': 1 });

  test('cancels a curse about to affect anyone, for a card', () => {
    const it = table(defuse, { Bob: { hand: ['woe'] }, Cid: { level: 3 } }, [woe]);
    it.refuses('Ann', 'use defuse on woe with chip-1', 'traits.when').does('Bob', 'play woe on Cid');
    it.refuses('Bob', 'use defuse on woe with chip-3', 'traits.at-once');
    it.refuses('Ann', 'use defuse on woe with chip-1 chip-2', 'traits.discard-powers');
    it.does('Ann', 'use defuse on woe with chip-1');
    expect([it.state.stack, it.levels()[2], it.hand('Ann')]).toEqual([[], 3, ['chip-2']]);
    expect(it.names(it.state.discards.doors)).toEqual(['chip-1', 'woe']);
  });
});

describe('round-up', () => {
  const roundUp = [{ 'round-up': { name: 'round-up', tag: 'beast', cards: 2 } }];

  test('sends a beast away without Treasure; its Level comes with the win, even the last one', () => {
    const join = card({ id: 'call', kind: 'wandering' });
    const Ann = { level: 9, equipped: ['spear'] };
    const it = table(roundUp, { Ann, Bob: { hand: ['call', 'ogre'] }, doors: ['ram'] }, [
      join,
      item('spear', { bonus: 9 }),
    ]);
    it.does('Ann', 'kick').does('Bob', 'play call with ogre');
    it.refuses('Ann', 'use round-up on ram with chip-1', 'traits.discard-powers');
    it.refuses('Ann', 'use round-up on ogre with chip-1 chip-2', 'traits.when');
    it.does('Ann', 'use round-up on ram with chip-1 chip-2');
    expect([it.foes(), it.levels()[0]]).toEqual([['ogre'], 9]);
    expect(view(it.pool, it.state, 0).combat?.treasures).toBe(2);
    expect(it.does('Ann', 'claim').pass().state.winners).toEqual([0]);
  });

  test("gives a Level on top of the kill's, and nothing without a win", () => {
    const join = card({ id: 'call', kind: 'wandering' });
    const scene = { Bob: { hand: ['call', 'ram'] } };
    const fight = (level: number): Table =>
      table(roundUp, { ...scene, Ann: { level }, dice: [6] }, [join])
        .does('Ann', 'kick')
        .does('Bob', 'play call with ram')
        .does('Ann', 'use round-up on ram with chip-1 chip-2');
    expect(fight(3).does('Ann', 'flee').pass().does('Ann', 'roll ogre').levels()[0]).toBe(3);
    const beaten = table(roundUp, { doors: ['ram'] }).does('Ann', 'kick');
    beaten.does('Ann', 'use round-up on ram with chip-1 chip-2').does('Ann', 'claim').pass();
    expect(beaten.levels()[0]).toBe(5);
  });

  test('is for the fighter only', () => {
    const cards = [card({ id: 'sage', kind: 'class', effects: roundUp }), RAM];
    const Bob = { class: ['sage'], hand: ['chip-1', 'chip-2'] };
    const it = new Table({ cards, Bob, doors: ['ram'] }).does('Ann', 'kick');
    it.refuses('Bob', 'use round-up on ram with chip-1 chip-2', 'meddling.power');
  });
});

describe('track', () => {
  const track = [{ track: { name: 'track' } }];

  test('shows the top door card only to its owner, who may put it under the deck', () => {
    const it = table(track, { doors: ['ogre', 'ram'] }).does('Ann', 'use track with chip-1');
    const peeked = it.events.find((event) => event.e === 'peeked');
    expect(peeked).toMatchObject({ secret: { seats: [0], cards: [it.id('ogre')] } });
    if (peeked !== undefined) expect(eventFor(peeked, 1)).not.toHaveProperty('secret');
    expect([0, 1, null].map((seat) => view(it.pool, it.state, seat).pending)).toMatchObject([
      { kind: 'choice', about: 'power', card: it.id('sage'), peeked: it.id('ogre') },
      { peeked: null, from: null },
      { peeked: null, from: null },
    ]);
    it.does('Ann', 'choose under');
    expect(it.state.decks.doors[0]).toBe(it.id('ogre'));
    expect(it.does('Ann', 'kick').foes()).toEqual(['ram']);
  });

  test('leaves it where it is, and is usable once per turn, before the door', () => {
    const it = table(track).does('Ann', 'use track with chip-1').does('Ann', 'choose keep');
    it.refuses('Ann', 'use track with chip-2', 'traits.when');
    expect(it.does('Ann', 'kick').foes()).toEqual(['ogre']);
    table(track).does('Ann', 'kick').refuses('Ann', 'use track with chip-1', 'traits.when');
  });

  test('looks at the reshuffled pile if the door deck is empty', () => {
    const it = table(track);
    it.state.discards.doors = it.state.decks.doors.splice(0);
    const all = it.state.discards.doors.length;
    it.does('Ann', 'use track with chip-1').does('Ann', 'choose under');
    expect(it.state.decks.doors).toHaveLength(all + 1);
  });
});

describe('throw', () => {
  const dog = monster('dog', 19, {
    effects: [{ throw: { name: 'throw-stick', slots: ['one hand'], poles: ['pole'] } }],
  });
  const things = [
    item('stick', { slot: 'one hand' }),
    item('pole', { slot: 'two hands' }),
    item('cap', { slot: 'headgear' }),
  ];
  const chased = (scene: Partial<Scene> = {}): Table => {
    const Cid = { level: 3, hand: ['stick', 'cap'] };
    return new Table({
      cards: [dog, ...things],
      Ann: { level: 3, carried: ['pole'] },
      Cid,
      doors: ['dog'],
      dice: [1],
      ...scene,
    }).does('Ann', 'kick');
  };

  test('anybody may throw: both fighters escape without a roll', () => {
    const it = chased({ Bob: { level: 3 } })
      .does('Ann', 'ask Bob')
      .does('Bob', 'accept');
    it.refuses('Cid', 'use throw-stick with cap', 'traits.discard-powers');
    it.does('Cid', 'use throw-stick with stick').refuses('Ann', 'use throw-stick with pole', 'traits.when');
    it.does('Ann', 'flee').pass().does('Ann', 'roll dog').does('Bob', 'roll dog');
    expect([it.levels(), it.state.combat, it.state.dice]).toEqual([[3, 3, 3], null, [1]]);
  });

  test('works during the run before the roll, and with a pole', () => {
    const it = chased().does('Ann', 'flee').pass().does('Ann', 'use throw-stick with pole');
    expect(it.does('Ann', 'roll dog').levels()[0]).toBe(3);
  });

  test('can’t be used without a combat', () => {
    const cards = [dog, ...things];
    new Table({ cards, Cid: { hand: ['stick'] } }).refuses(
      'Cid',
      'use throw-stick with stick',
      'traits.at-once',
    );
  });
});

const BARDIC = [
  card({ id: 'bard', kind: 'class', effects: [{ inspire: { name: 'inspire', amount: 2 } }] }),
  OGRE,
];
const BARD = { class: ['bard'], hand: ['chip-1', 'chip-2'] };

const fought = (side: string): Table =>
  new Table({ cards: BARDIC, Ann: { level: 5 }, Bob: BARD, doors: ['ogre'] })
    .does('Ann', 'kick')
    .does('Bob', `use inspire on ${side} with chip-1`);

describe('inspire', () => {
  test('strengthens or weakens the fighters, once in a combat', () => {
    expect([fought('fighters').strengths(), fought('monsters').strengths()]).toEqual([
      [7, 9],
      [3, 9],
    ]);
    fought('fighters').refuses('Bob', 'use inspire on monsters with chip-2', 'traits.when');
  });

  test('is for bystanders', () => {
    const it = new Table({ cards: BARDIC, Ann: { class: ['bard'], hand: ['chip-1'] }, doors: ['ogre'] });
    it.refuses('Ann', 'use inspire on fighters with chip-1', 'traits.when').does('Ann', 'kick');
    it.refuses('Ann', 'use inspire on fighters with chip-1', 'traits.when');
  });
});
