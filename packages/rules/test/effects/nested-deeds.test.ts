import { describe, expect, test } from 'vitest';
import { card, curse, monster, Table } from './support.ts';

/** Two chips for a hand. */
const two = (a: number): string[] => [`chip-${a}`, `chip-${a + 1}`];

/** All Levels after an effect on several players. */
const gong = (params: object): number[] => {
  const cards = [card({ id: 'gong', kind: 'event', strike: [{ each: params }] })];
  const Bob = { level: 3, class: ['cleric'] };
  return new Table({ cards, Ann: { level: 3, hand: ['gong'] }, Bob, Cid: { level: 3 } })
    .does('Ann', 'play gong')
    .levels();
};

describe('nested deeds', () => {
  test('roll does what its case says', () => {
    const cases = [
      { upTo: 2, do: [{ 'lose-level': 2 }] },
      { upTo: 5, do: [] },
      { upTo: 6, do: [{ 'gain-level': 1 }] },
    ];
    const cards = [curse('wheel', { roll: { cases } })];
    const spin = (die: number): number | undefined =>
      new Table({ cards, Ann: { hand: ['wheel'] }, Bob: { level: 5 }, dice: [die] })
        .does('Ann', 'play wheel on Bob')
        .pass()
        .levels()[1];
    expect([spin(1), spin(2), spin(3), spin(5), spin(6)]).toEqual([3, 3, 5, 5, 6]);
  });

  test('either lets the victim choose among options that would do something', () => {
    const cards = [curse('fork', { either: [[{ 'lose-level': 1 }], [{ 'lose-hand': { count: 'all' } }]] })];
    const both = new Table({ cards, Ann: { hand: ['fork'] }, Bob: { level: 3, hand: ['chip-1'] } });
    both.does('Ann', 'play fork on Bob').pass().does('Bob', 'choose 2');
    expect([both.levels()[1], both.hand('Bob')]).toEqual([3, []]);
    const one = new Table({ cards, Ann: { hand: ['fork'] }, Bob: { level: 3 } });
    expect(one.does('Ann', 'play fork on Bob').pass().levels()[1]).toBe(2);
  });

  test('if depends on the victim', () => {
    const deed = { if: { who: { race: 'elf' }, do: [{ 'lose-level': 2 }], else: [{ 'lose-level': 1 }] } };
    const cards = [curse('rust', deed)];
    const against = (race: string[]): number | undefined =>
      new Table({ cards, Ann: { hand: ['rust'] }, Bob: { level: 5, race } })
        .does('Ann', 'play rust on Bob')
        .pass()
        .levels()[1];
    expect([against(['elf']), against(['dwarf']), against([])]).toEqual([3, 4, 4]);
  });

  test('each affects all, the others, or the neighbors who meet the condition', () => {
    const gain = [{ 'gain-level': 1 }];
    expect(gong({ of: 'all', do: gain })).toEqual([4, 4, 4]);
    expect(gong({ of: 'others', do: gain })).toEqual([3, 4, 4]);
    expect(gong({ of: 'neighbours', do: gain })).toEqual([3, 4, 4]);
    expect(gong({ of: 'all', who: { class: 'cleric' }, do: gain })).toEqual([3, 4, 3]);
  });

  test('each continues after somebody had to choose', () => {
    const cards = [
      card({
        id: 'flood',
        kind: 'event',
        strike: [{ each: { of: 'others', do: [{ 'lose-hand': { count: 1 } }] } }],
      }),
    ];
    const table = new Table({
      cards,
      Ann: { hand: ['flood'] },
      Bob: { hand: two(1) },
      Cid: { hand: two(3) },
    });
    table.does('Ann', 'play flood').does('Bob', 'choose chip-2').does('Cid', 'choose chip-3');
    expect([table.hand('Bob'), table.hand('Cid')]).toEqual([['chip-1'], ['chip-4']]);
  });

  test('two players who reach the last Level through one card both win', () => {
    const gain = [{ 'gain-level': { count: 1, last: true } }];
    const cards = [card({ id: 'grace', kind: 'event', strike: [{ each: { of: 'all', do: gain } }] })];
    const table = new Table({ cards, Ann: { level: 9, hand: ['grace'] }, Bob: { level: 9 } });
    expect(table.does('Ann', 'play grace').state.winners).toEqual([0, 1]);
  });

  test('killed and escaped take effect when they should', () => {
    const cards = [
      monster('imp', 1, {
        killed: [{ each: { of: 'others', do: [{ draw: { deck: 'treasures', count: 1 } }] } }],
      }),
      monster('snail', 9, { escaped: [{ 'lose-level': 1 }] }),
    ];
    const won = new Table({ cards, Ann: { level: 4 }, doors: ['imp'] })
      .does('Ann', 'kick')
      .does('Ann', 'claim')
      .pass();
    expect([won.hand('Bob').length, won.hand('Cid').length]).toEqual([1, 1]);
    const fled = new Table({ cards, Ann: { level: 4 }, doors: ['snail'], dice: [6] }).fallsTo('snail');
    expect(fled.levels()[0]).toBe(3);
  });
});
