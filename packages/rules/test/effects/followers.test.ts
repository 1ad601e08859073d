import { describe, expect, test } from 'vitest';
import { card, curse, item, monster, oneshot, sidekick, Table, type Scene } from './support.ts';

const PORTER = sidekick('porter', { effects: [{ carries: 1 }] });
const MULE = card({ id: 'mule', kind: 'steed', bonus: 2, big: true, gold: 300 });
const HAT = item('hat', { bonus: 1 });
const CARDS = [PORTER, sidekick('page', { bonus: 1 }), MULE, HAT];

/** A table where a deed has been applied to Bob. */
const struck = (deed: unknown, scene: Partial<Scene> = {}): Table =>
  new Table({ ...scene, cards: [curse('woe', deed), ...CARDS], Ann: { hand: ['woe'] } })
    .does('Ann', 'play woe on Bob')
    .pass();

const CARRYING = { level: 3, sidekicks: ['porter'], attached: [['porter', 'hat']] } as const;

describe('deeds that take followers', () => {
  test('lose-sidekick takes one away with what it carries', () => {
    const it = struck('lose-sidekick', { Bob: CARRYING });
    expect([it.player('Bob').sidekicks, it.player('Bob').attached, it.player('Bob').carried]).toEqual([
      [],
      [],
      [],
    ]);
    expect(it.names(it.state.discards.treasures)).toEqual(['hat']);
  });

  test('lose-sidekick lets its owner keep what a killed one carried', () => {
    const it = struck({ 'lose-sidekick': { killed: true } }, { Bob: CARRYING });
    expect([it.player('Bob').sidekicks, it.names(it.player('Bob').carried)]).toEqual([[], ['hat']]);
  });

  test('lose-sidekick lets the owner choose between two, and does something else without one', () => {
    const two = struck('lose-sidekick', { Bob: { sidekicks: ['porter', 'page'] } }).does(
      'Bob',
      'choose page',
    );
    expect(two.names(two.player('Bob').sidekicks)).toEqual(['porter']);
    const none = struck({ 'lose-sidekick': { else: [{ 'lose-level': 1 }] } }, { Bob: { level: 3 } });
    expect(none.levels()[1]).toBe(2);
  });

  test('lose-sidekick can be limited to a mark', () => {
    const deed = { 'lose-sidekick': { which: { mark: 'beast' }, else: [{ 'lose-level': 1 }] } };
    const after = (sidekicks: readonly string[]): Table =>
      new Table({
        cards: [curse('woe', deed), sidekick('cat', { marks: ['beast'] }), ...CARDS],
        Ann: { hand: ['woe'] },
        Bob: { level: 3, sidekicks },
      })
        .does('Ann', 'play woe on Bob')
        .pass();
    const both = after(['page', 'cat']);
    expect([both.names(both.player('Bob').sidekicks), both.levels()[1]]).toEqual([['page'], 3]);
    const none = after(['page']);
    expect([none.names(none.player('Bob').sidekicks), none.levels()[1]]).toEqual([['page'], 2]);
  });

  test('lose-steed takes the steed, or does something else', () => {
    const deed = { 'lose-steed': { else: [{ 'lose-level': 1 }] } };
    expect(struck(deed, { Bob: { level: 3, steeds: ['mule'] } }).player('Bob')).toMatchObject({
      level: 3,
      steeds: [],
    });
    expect(struck(deed, { Bob: { level: 3 } }).levels()[1]).toBe(2);
  });

  test('lose-item can be limited to gadgets, lasers or steeds', () => {
    const gear = [item('beeper', { gadget: true }), item('zap', { laser: true, slot: 'two hands' })];
    const left = (which: string): string[] => {
      const cards = [curse('woe', { 'lose-item': { which } }), ...gear, ...CARDS];
      const Bob = { equipped: ['beeper', 'zap'], steeds: ['mule'] };
      const it = new Table({ cards, Ann: { hand: ['woe'] }, Bob }).does('Ann', 'play woe on Bob').pass();
      return it.names([...it.player('Bob').equipped, ...it.player('Bob').steeds]);
    };
    expect([left('gadget'), left('laser'), left('steed')]).toEqual([
      ['zap', 'mule'],
      ['beeper', 'mule'],
      ['beeper', 'zap'],
    ]);
  });
});

describe('hire-away', () => {
  const offer = card({ id: 'offer', kind: 'special', use: ['hire-away'] });
  const table = (scene: Partial<Scene>): Table =>
    new Table({ ...scene, cards: [offer, oneshot('bribe', 'hire-away'), ...CARDS] });

  test("brings over another player's sidekick, with what it carries", () => {
    const it = table({ Ann: { hand: ['offer'] }, Bob: CARRYING }).does('Ann', 'play offer on porter');
    expect([it.names(it.player('Ann').sidekicks), it.player('Bob').sidekicks]).toEqual([['porter'], []]);
    expect([it.player('Ann').attached, it.player('Bob').attached]).toEqual([
      [[it.id('porter'), it.id('hat')]],
      [],
    ]);
    expect(it.names(it.state.discards.treasures)).toEqual(['offer']);
  });

  test('discards it if there is no room', () => {
    const Ann = { hand: ['bribe'], sidekicks: ['page'] };
    const it = table({ Ann, Bob: CARRYING }).does('Ann', 'play bribe on porter');
    expect([it.names(it.player('Ann').sidekicks), it.player('Bob').sidekicks]).toEqual([['page'], []]);
    expect(it.names(it.state.discards.treasures)).toEqual(['bribe', 'hat']);
  });

  test("needs another player's sidekick", () => {
    const it = table({ Ann: { hand: ['offer'], sidekicks: ['page'] } });
    it.refuses('Ann', 'play offer on page', 'mixing.followers');
  });
});

/** A gadget that counts the others. */
const beeper = (id: string, limit?: number): ReturnType<typeof item> => {
  const each = { of: 'gadget', strength: 2, ...(limit === undefined ? {} : { limit }) };
  return item(id, { gadget: true, effects: [{ 'bonus-each': each }] });
};

const strength = (equipped: readonly string[]): number => {
  const cards = [beeper('one'), beeper('two', 1), item('three', { gadget: true }), monster('ogre', 9)];
  const it = new Table({ cards, Ann: { equipped }, doors: ['ogre'], sheet: 'west' });
  return it.does('Ann', 'kick').strengths()[0];
};

describe('strength for each', () => {
  test("bonus-each counts its owner's cards, except itself, up to its limit", () => {
    expect([strength(['one']), strength(['one', 'two']), strength(['one', 'two', 'three'])]).toEqual([
      1,
      1 + 2 + 2,
      1 + 4 + 2,
    ]);
  });

  test('bonus-each counts sidekicks, steeds and curses too', () => {
    const effects = ['sidekick', 'steed', 'curse'].map((of) => ({ 'bonus-each': { of, strength: 1 } }));
    const hen = card({ id: 'hen', kind: 'curse', lasting: true, effects: [{ flee: -1 }] });
    const cards = [...CARDS, hen, card({ id: 'sage', kind: 'class', effects }), monster('ogre', 9)];
    const Ann = { class: ['sage'], sidekicks: ['porter'], steeds: ['mule'], curses: ['hen'] };
    expect(new Table({ cards, Ann, doors: ['ogre'] }).does('Ann', 'kick').strengths()).toEqual([
      1 + 2 + 3,
      9,
    ]);
  });

  test('sidekicks and gadgets make room for more', () => {
    const cards = [
      ...CARDS,
      card({ id: 'boss', kind: 'class', effects: [{ sidekicks: 1 }, { gadgets: 'any' }] }),
      ...['one', 'two'].map((id) => item(id, { gadget: true })),
    ];
    const play = (own: readonly string[]): Table =>
      new Table({
        sheet: 'space',
        cards,
        Ann: { class: own, hand: ['porter', 'page', 'one', 'two'] },
      })
        .does('Ann', 'play porter')
        .does('Ann', 'play one');
    play([]).refuses('Ann', 'play page', 'sidekicks.play').refuses('Ann', 'play two', 'items.gadget');
    play(['boss']).does('Ann', 'play page').does('Ann', 'play two');
  });
});
