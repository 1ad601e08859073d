/** A pack's own marks, in conditions and in place of a sort of card. */
import { describe, expect, test } from 'vitest';
import { view } from '../../src/index.ts';
import { card, curse, item, monster, oneshot, sidekick, Table, type Setup, type Sketch } from './support.ts';

const HOOK = item('hook', { bonus: 1, slot: 'one hand', marks: ['pirate'] });
const PIRATE = monster('pirate', 9, { tags: ['pirate'] });

/** Ann's strength without her Level. */
function bonus(condition: Partial<Sketch>, Ann: Setup): number {
  const cards = [
    item('hat', { bonus: 3, slot: 'headgear', marks: ['pirate'], ...condition }),
    HOOK,
    item('rag', { slot: 'armor' }),
    card({ id: 'salty', kind: 'item-enhancer', makes: 'pirate' }),
    card({ id: 'pox', kind: 'curse', lasting: true, marks: ['pirate'], effects: [{ flee: -1 }] }),
    sidekick('parrot', { marks: ['pirate'] }),
  ];
  const it = new Table({ cards, Ann: { ...Ann, equipped: ['hat', ...(Ann.equipped ?? [])] } });
  return (view(it.pool, it.state, null).players[0]?.strength.total ?? 0) - 1;
}

describe('an item for players with a mark', () => {
  test('counts with another item of that mark, but not because of its own', () => {
    const armed = { for: { armed: 'pirate' } };
    expect(bonus(armed, {})).toBe(0);
    expect(bonus(armed, { carried: ['hook'] })).toBe(0);
    expect(bonus(armed, { equipped: ['hook'] })).toBe(4);
    expect(bonus(armed, { curses: ['pox'] })).toBe(0);
    expect(bonus(armed, { equipped: ['rag'], attached: [['rag', 'salty']] })).toBe(3);
    expect(bonus(armed, { attached: [['hat', 'salty']] })).toBe(0);
  });

  test('counts with any card of that mark, or only without one', () => {
    const marked = { for: { any: [{ marked: 'pirate' }, { race: 'elf' }] } };
    expect(bonus(marked, {})).toBe(0);
    expect(bonus(marked, { curses: ['pox'] })).toBe(3);
    expect(bonus(marked, { sidekicks: ['parrot'] })).toBe(3);
    expect(bonus(marked, { race: ['elf'] })).toBe(3);
    expect(bonus({ notFor: { marked: 'pirate' } }, {})).toBe(3);
    expect(bonus({ notFor: { marked: 'pirate' } }, { curses: ['pox'] })).toBe(0);
  });

  test('counts together with another that requires it, and neither counts alone', () => {
    const forEachOther = { marks: ['pirate'], for: { armed: 'pirate' } };
    const cards = [
      item('left', { bonus: 2, slot: 'one hand', ...forEachOther }),
      item('right', { bonus: 3, slot: 'one hand', ...forEachOther }),
    ];
    const both = new Table({ cards, Ann: { equipped: ['left', 'right'] } });
    expect(view(both.pool, both.state, null).players[0]?.strength.total).toBe(6);
    const one = new Table({ cards, Ann: { equipped: ['right'] } });
    expect(view(one.pool, one.state, null).players[0]?.strength.total).toBe(1);
  });
});

/** Whether Ann, who has a card with this effect, escapes a monster with a roll of 4. */
function escapes(effect: object, foe: string, Ann: Setup = {}): boolean {
  const cards = [item('boots', { effects: [{ 'flee-if': effect }] }), PIRATE, monster('ogre', 9), HOOK];
  const equipped = ['boots', ...(Ann.equipped ?? [])];
  const table = new Table({ cards, Ann: { level: 2, equipped }, doors: [foe], dice: [4] });
  table.does('Ann', 'kick').does('Ann', 'flee').pass().does('Ann', `roll ${foe}`).pass();
  return table.levels()[0] === 2;
}

describe('flee-if', () => {
  test('counts against monsters with a mark', () => {
    const versus = { amount: 1, versus: 'pirate' };
    expect([escapes(versus, 'pirate'), escapes(versus, 'ogre')]).toEqual([true, false]);
  });

  test('counts if the owner meets a condition, and shows before any roll', () => {
    const who = { amount: 1, who: { armed: 'pirate' } };
    expect([escapes(who, 'ogre'), escapes(who, 'ogre', { equipped: ['hook'] })]).toEqual([false, true]);
    const cards = [
      item('boots', { effects: [{ 'flee-if': who }, { 'flee-if': { amount: 5, versus: 'pirate' } }] }),
      HOOK,
    ];
    const it = new Table({ cards, Ann: { equipped: ['boots', 'hook'] } });
    expect(view(it.pool, it.state, null).players[0]?.flee.total).toBe(1);
  });
});

describe('levels-if', () => {
  const MORE = { 'levels-if': { versus: 'pirate', levels: 1 } };

  /** Ann's Level after killing a monster of Level 2; she starts at Level 3. */
  function reached(
    foe: Partial<Sketch>,
    Ann: Setup = {},
    place: readonly unknown[] = [],
  ): number | undefined {
    const cards = [
      monster('crab', 2, foe),
      item('hook', { bonus: 5, effects: [MORE] }),
      card({ id: 'bay', kind: 'place', effects: place }),
    ];
    const table = new Table({ cards, Ann: { level: 3, ...Ann, hand: ['bay'] }, doors: ['crab'] });
    if (place.length > 0) table.does('Ann', 'play bay').pass();
    return table.does('Ann', 'kick').does('Ann', 'claim').pass().levels()[0];
  }

  test('counts on a card for each monster with the mark that its owner kills', () => {
    expect(reached({ tags: ['pirate'] })).toBe(4);
    expect(reached({ tags: ['pirate'] }, { equipped: ['hook'] })).toBe(5);
    expect(reached({}, { equipped: ['hook'] })).toBe(4);
  });

  test('counts at a place for each monster with the mark, and on a monster while it has the mark', () => {
    expect(reached({ tags: ['pirate'] }, {}, [MORE])).toBe(5);
    expect(reached({}, {}, [MORE])).toBe(4);
    expect(reached({ tags: ['pirate'], effects: [MORE] })).toBe(5);
    expect(reached({ effects: [MORE] })).toBe(4);
  });
});

describe('curses with a mark', () => {
  const fiery = card({ id: 'woe', kind: 'curse', marks: ['fire'], strike: [{ 'lose-level': 1 }] });
  const wet = curse('drizzle', { 'lose-level': 1 });

  test('are the only ones that a ward against the mark stops', () => {
    const coat = item('coat', { effects: [{ ward: { mark: 'fire' } }] });
    const table = new Table({
      cards: [fiery, wet, coat],
      Ann: { hand: ['woe', 'drizzle'] },
      Bob: { level: 5, equipped: ['coat'] },
    });
    table.does('Ann', 'play woe on Bob').pass();
    expect(table.levels()[1]).toBe(5);
    table.does('Ann', 'play drizzle on Bob').pass();
    expect(table.levels()[1]).toBe(4);
  });

  test('don’t stay with a warded player if they are lasting', () => {
    const lasting = card({
      id: 'woe',
      kind: 'curse',
      marks: ['fire'],
      lasting: true,
      effects: [{ flee: -1 }],
    });
    const cards = [lasting, item('coat', { effects: [{ ward: { mark: 'fire' } }] })];
    const table = new Table({ cards, Ann: { hand: ['woe'] }, Bob: { equipped: ['coat'] } });
    table.does('Ann', 'play woe on Bob').pass();
    expect(table.player('Bob').curses).toEqual([]);
  });

  test('are the only ones that a card against the mark cancels or lifts', () => {
    const pail = oneshot('pail', { 'cancel-curse': { mark: 'fire' } });
    const glow = card({ id: 'glow', kind: 'curse', marks: ['fire'], lasting: true, effects: [{ flee: -1 }] });
    const damp = card({ id: 'damp', kind: 'curse', lasting: true, effects: [{ flee: -1 }] });
    const table = new Table({
      cards: [fiery, wet, pail, glow, damp],
      Ann: { hand: ['woe', 'drizzle'] },
      Bob: { level: 5, hand: ['pail'] },
      Cid: { curses: ['glow', 'damp'] },
    });
    table.does('Ann', 'play drizzle on Bob').refuses('Bob', 'play pail on drizzle', 'curses.at-once').pass();
    table.refuses('Bob', 'play pail on damp', 'curses.at-once');
    table.does('Ann', 'play woe on Bob').does('Bob', 'play pail on woe');
    expect([table.levels()[1], table.player('Bob').hand]).toEqual([4, []]);
  });
});

test('lose-item takes items with a mark, including one from an enhancer', () => {
  const cards = [
    curse('magnet', {
      'lose-item': { which: { mark: 'pirate' }, count: 'all', else: [{ 'lose-level': 1 }] },
    }),
    HOOK,
    item('rag', { slot: 'armor' }),
    item('sock', { slot: 'footgear' }),
    card({ id: 'salty', kind: 'item-enhancer', makes: 'pirate' }),
  ];
  const Bob: Setup = { level: 3, carried: ['hook'], equipped: ['rag', 'sock'], attached: [['rag', 'salty']] };
  const table = new Table({ cards, Ann: { hand: ['magnet'] }, Bob }).does('Ann', 'play magnet on Bob').pass();
  const { equipped, carried } = table.player('Bob');
  expect([table.names(equipped), carried, table.levels()[1]]).toEqual([['sock'], [], 3]);

  const none = new Table({ cards, Ann: { hand: ['magnet'] }, Bob: { level: 3, equipped: ['sock'] } });
  expect(none.does('Ann', 'play magnet on Bob').pass().levels()[1]).toBe(2);
});

test('search-discards finds cards with a mark: items by their marks, monsters by their tags', () => {
  const cards = [
    card({
      id: 'net',
      kind: 'special',
      on: 'self',
      strike: [{ 'search-discards': { deck: 'doors', what: { mark: 'pirate' } } }],
    }),
    { ...HOOK, deck: 'doors' as const },
    PIRATE,
  ];
  const table = new Table({ cards, Ann: { hand: ['net'] }, doorDiscards: ['chip-1', 'hook', 'pirate'] });
  table.does('Ann', 'play net');
  const [frame] = table.state.stack;
  const from = frame?.f === 'choice' ? frame.from : [];
  const found = table.names(from.flatMap((pick) => ('card' in pick ? [pick.card] : [])));
  expect(found).toEqual(['hook', 'pirate']);
});
