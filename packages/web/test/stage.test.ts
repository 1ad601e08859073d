import { buildCardPool, type Part } from '@kickdoor/rules';
import { loadSet } from '@kickdoor/packs/node';
import { describe, expect, test } from 'vitest';
import { tipOf } from '../src/combat/Beam.tsx';
import { shownParts } from '../src/combat/parts.ts';
import { gearOf } from '../src/table/gear.ts';
import { readingTime } from '../src/table/Remark.tsx';

const pool = buildCardPool([loadSet('classic')]);

/** The first copy of a card of the basic game. */
function copyOf(fits: (def: (typeof pool.cards)[number]) => boolean): number {
  const found = pool.cards.findIndex(fits);
  if (found < 0) throw new Error('the basic game has no such card');
  return found;
}

const hat = copyOf(({ slot, bonus }) => slot === 'headgear' && bonus > 0);
const sword = copyOf(({ slot }) => slot === 'one hand');
const pike = copyOf(({ slot }) => slot === 'two hands');
const nothing = {
  equipped: [],
  sidekicks: [],
  steeds: [],
  carried: [],
  curses: [],
  attached: [],
  strength: { total: 1, parts: [] },
};

describe('gear by place', () => {
  test('a bare body has a head, a trunk, feet and hands', () => {
    expect(gearOf(pool, nothing)).toEqual(
      ['headgear', 'armor', 'footgear', 'hands'].map((place) => ({ place, cards: [], bonus: 0 })),
    );
  });

  test('a slot shows the bonus that the rules count for its cards and their attachments', () => {
    const parts: Part[] = [
      { amount: 4, what: 'level', seat: 0 },
      { amount: 3, card: hat },
      { amount: 5, card: sword },
    ];
    const worn = gearOf(pool, {
      ...nothing,
      equipped: [hat],
      attached: [[hat, sword]],
      strength: { total: 12, parts },
    });
    expect(worn[0]).toEqual({ place: 'headgear', cards: [hat], bonus: 8 });
  });

  test('one- and two-handed weapons are in the hands; carried items are separate', () => {
    const worn = gearOf(pool, { ...nothing, equipped: [pike], carried: [sword] });
    expect(worn.find(({ place }) => place === 'hands')?.cards).toEqual([pike]);
    expect(worn.find(({ place }) => place === 'carried')?.cards).toEqual([sword]);
  });
});

const parts = (...amounts: readonly number[]): readonly Part[] =>
  amounts.map((amount, card) => ({ amount, card }));

describe('the parts of a sum', () => {
  test('are shown, up to five of them', () => {
    const five = parts(1, 2, 3, 4, 5);
    expect(shownParts(five)).toEqual({ first: five, rest: [] });
  });

  test('are reduced to the largest four, in order, plus the rest', () => {
    const { first, rest } = shownParts(parts(1, -5, 2, 4, 3, 1));
    expect(first.map(({ amount }) => amount)).toEqual([-5, 2, 4, 3]);
    expect(rest.map(({ amount }) => amount)).toEqual([1, 1]);
  });

  test('always include the Level', () => {
    const level: Part = { amount: 1, what: 'level', seat: 0 };
    expect(shownParts([level, ...parts(5, 5, 5, 5, 5)]).first).toContain(level);
  });
});

const tip = (fighters: number, monsters: number, winning: boolean): number =>
  tipOf({ fighters, monsters, winning });

test('a longer remark stays longer', () => {
  const short = readingTime('Not today.');
  const long = readingTime('That monster would make you win, so I make it stronger.');
  expect(long).toBeGreaterThan(short);
  // Nobody reads faster than 25 letters a second.
  expect(long).toBeGreaterThan((55 / 25) * 1000);
});

describe('the beam', () => {
  test('tips toward the stronger side, the further the stronger it is', () => {
    expect(tip(5, 8, false)).toBeGreaterThan(0);
    expect(tip(8, 5, true)).toBeLessThan(0);
    expect(tip(1, 20, false)).toBeGreaterThan(tip(1, 3, false));
  });

  test('tips toward the winner of a tie as well', () => {
    expect(tip(5, 5, false)).toBeGreaterThan(0);
    expect(tip(5, 5, true)).toBeLessThan(0);
  });
});
