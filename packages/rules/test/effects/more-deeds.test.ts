import { describe, expect, test } from 'vitest';
import { card, curse, Table, type Scene } from './support.ts';

const hands = (it: Table): number[] => it.state.players.map(({ hand }) => hand.length);

const duel = (who: string, scene: Partial<Scene> = {}): Table => {
  const deed = { duel: { with: who, win: [{ 'gain-level': 1 }], lose: [{ 'lose-level': 1 }] } };
  return new Table({
    Bob: { level: 3 },
    ...scene,
    cards: [curse('slap', deed)],
    Ann: { hand: ['slap'], level: 2 },
  })
    .does('Ann', 'play slap on Bob')
    .pass();
};

describe('duel', () => {
  test('both roll, again on a tie, and the result affects the subject', () => {
    expect(duel('left', { dice: [5, 2] }).levels()).toEqual([2, 4, 1]);
    expect(duel('curser', { dice: [1, 6] }).levels()).toEqual([2, 2, 1]);
    const tied = duel('right', { dice: [3, 3, 1, 2] });
    expect([tied.levels(), tied.state.dice]).toEqual([[2, 2, 1], []]);
    expect(tied.events.flatMap((event) => (event.e === 'die' ? [event.seat] : []))).toEqual([1, 0, 1, 0]);
  });

  test('the subject chooses among several opponents with the highest Level', () => {
    expect(duel('highest', { Cid: { level: 5 }, dice: [6, 1] }).levels()[1]).toBe(4);
    const it = duel('highest', { Cid: { level: 2 }, dice: [6, 1] });
    expect(it.does('Bob', 'choose Cid').levels()[1]).toBe(4);
  });

  test('without others, nothing happens', () => {
    const deed = { duel: { with: 'curser', lose: [{ 'lose-level': 1 }] } };
    const it = new Table({ cards: [curse('slap', deed)], Ann: { level: 3 }, doors: ['slap'] });
    expect(it.does('Ann', 'kick').pass().levels()[0]).toBe(3);
  });
});

const given = (params: object, scene: Partial<Scene> = {}): Table =>
  new Table({
    ...scene,
    cards: [card({ id: 'feast', kind: 'event', strike: [{ gift: params }] })],
    Ann: { hand: ['feast'] },
  }).does('Ann', 'play feast');

describe('gift', () => {
  test('others draw, each or one of them', () => {
    expect(hands(given({ deck: 'treasures', to: 'each-other' }))).toEqual([0, 1, 1]);
    expect(hands(given({ deck: 'doors', to: 'left', count: 2 }))).toEqual([0, 2, 0]);
    expect(hands(given({ deck: 'doors', to: 'right' }))).toEqual([0, 0, 1]);
    const secret = given({ deck: 'treasures', to: 'left' }).events.find(({ e }) => e === 'drew');
    expect(secret).toMatchObject({ seat: 1, secret: { seats: [1] } });
  });

  test('the subject chooses among several players with the lowest Level', () => {
    expect(hands(given({ deck: 'treasures', to: 'lowest' }, { Cid: { level: 4 } }))).toEqual([0, 1, 0]);
    expect(hands(given({ deck: 'treasures', to: 'lowest' }).does('Ann', 'choose Cid'))).toEqual([0, 0, 1]);
  });
});

test('gain-level reaches the last Level only on a sheet that allows it for cards', () => {
  const crown = card({ id: 'crown', kind: 'special', strike: [{ 'gain-level': { count: 1, last: true } }] });
  const table = (sheet: 'classic' | 'west'): Table =>
    new Table({ cards: [crown], Ann: { level: 9, hand: ['crown'] }, sheet });
  expect(table('classic').does('Ann', 'play crown').state.winners).toEqual([0]);
  table('west').refuses('Ann', 'play crown', 'precedence.last-level');
});
