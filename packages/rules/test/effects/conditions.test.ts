import { describe, expect, test } from 'vitest';
import { card, curse, item, monster, sidekick, Table, type Setup } from './support.ts';

const at = (setup: Setup): Setup => ({ level: 5, ...setup });

/** Which of Ann, Bob and Cid lose a Level to an event that strikes everybody who meets a condition. */
function struck(who: object, Ann: Setup = {}, Bob: Setup = {}, Cid: Setup = {}): string[] {
  const cards = [
    card({ id: 'storm', kind: 'event', strike: [{ each: { of: 'all', who, do: [{ 'lose-level': 1 }] } }] }),
    item('hook', { slot: 'one hand', marks: ['pirate'] }),
    card({ id: 'parrot-pox', kind: 'curse', lasting: true, marks: ['pirate'], effects: [{ flee: -1 }] }),
    sidekick('cabin-boy', { marks: ['pirate'] }),
  ];
  const table = new Table({ cards, Ann: { ...at(Ann), hand: ['storm'] }, Bob: at(Bob), Cid: at(Cid) });
  table.does('Ann', 'play storm');
  return table.state.players.flatMap(({ name, level }) => (level < 5 ? [name] : []));
}

describe('conditions', () => {
  test('any: at least one of them holds; all: each of them holds', () => {
    const any = { any: [{ race: 'elf' }, { class: 'cleric' }] };
    const one: Setup = { race: ['elf'] };
    const other: Setup = { class: ['cleric'] };
    expect(struck(any, one, other)).toEqual(['Ann', 'Bob']);
    expect(struck({ not: any }, one, other)).toEqual(['Cid']);
    const all = { all: [{ any: [{ race: 'elf' }, { race: 'dwarf' }] }, { sex: 'female' }] };
    expect(struck(all, { ...one, sex: 'female' }, one, { sex: 'female' })).toEqual(['Ann']);
  });

  test('marked: a card in play with the mark, whatever its kind', () => {
    const pirates = struck(
      { marked: 'pirate' },
      { carried: ['hook'] },
      { curses: ['parrot-pox'] },
      { sidekicks: ['cabin-boy'] },
    );
    expect(pirates).toEqual(['Bob', 'Cid']); // Carried items don't count.
    expect(struck({ marked: 'pirate' }, { equipped: ['hook'] })).toEqual(['Ann']);
    expect(struck({ armed: 'pirate' }, { equipped: ['hook'] }, { curses: ['parrot-pox'] })).toEqual(['Ann']);
  });
});

describe('marks', () => {
  test('of a monster are its tags, which other cards refer to', () => {
    const cards = [
      monster('captain', 4, { tags: ['pirate'] }),
      item('telescope', { effects: [{ 'bonus-if': { strength: 3, versus: 'pirate' } }] }),
    ];
    const table = new Table({ cards, Ann: { equipped: ['telescope'] }, doors: ['captain'] });
    expect(table.does('Ann', 'kick').strengths()).toEqual([4, 4]);
  });
});

/** Who loses a Level when Ann plays an event with `each`. Ann and Bob have Level 5, Cid has Level 4. */
const lost = (of: string, Bob: Setup = {}): string[] => {
  const cards = [card({ id: 'wave', kind: 'event', strike: [{ each: { of, do: [{ 'lose-level': 1 }] } }] })];
  const table = new Table({
    cards,
    Ann: { level: 5, hand: ['wave'] },
    Bob: { level: 5, ...Bob },
    Cid: { level: 4 },
  });
  const before = table.levels();
  table.does('Ann', 'play wave');
  return table.state.players.flatMap(({ name, level }, seat) => (level < (before[seat] ?? 0) ? [name] : []));
};

describe('each', () => {
  test('affects players of the highest or lowest Level, a neighbor on one side, or players of one sex', () => {
    expect(lost('highest')).toEqual(['Ann', 'Bob']);
    expect(lost('lowest')).toEqual(['Cid']);
    expect(lost('left')).toEqual(['Bob']);
    expect(lost('right')).toEqual(['Cid']);
    expect(lost('same-sex', { sex: 'female' })).toEqual(['Cid']);
    expect(lost('other-sex', { sex: 'female' })).toEqual(['Bob']);
    expect(lost('allies')).toEqual([]);
  });

  test('affects the player who fights beside the subject', () => {
    const cards = [
      monster('ogre', 20),
      curse('cough', { each: { of: 'allies', do: [{ 'lose-level': 1 }] } }),
    ];
    const table = new Table({
      cards,
      Ann: { level: 3, hand: ['cough'] },
      Bob: { level: 3 },
      Cid: { level: 3 },
      doors: ['ogre'],
    });
    table
      .does('Ann', 'kick')
      .does('Ann', 'ask Bob')
      .does('Bob', 'accept')
      .does('Ann', 'play cough on Ann')
      .pass();
    expect(table.levels()).toEqual([3, 2, 3]);
  });
});
