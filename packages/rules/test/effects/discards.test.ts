import { census, view } from '../../src/index.ts';
import { describe, expect, test } from 'vitest';
import { card, item, oneshot, Table, type Scene } from './support.ts';

const search = (params: object, scene: Partial<Scene> = {}): Table =>
  new Table({
    cards: [
      card({
        id: 'rummage',
        kind: 'special',
        deck: 'doors',
        on: 'self',
        strike: [{ 'search-discards': params }],
      }),
      item('saw', { deck: 'doors' }),
      card({ id: 'pony', kind: 'steed', gold: 100 }),
      { ...oneshot('bang', { strength: 2 }), deck: 'doors' },
      card({ id: 'elf-again', kind: 'race' }),
    ],
    doorDiscards: ['chip-1', 'saw', 'pony', 'bang', 'elf-again', 'chip-2'],
    ...scene,
    Ann: { hand: ['rummage'], ...scene.Ann },
  });

const listed = (it: Table): string[] => {
  const [frame] = it.state.stack;
  const from = frame?.f === 'choice' ? frame.from : [];
  return it.names(from.flatMap((pick) => ('card' in pick ? [pick.card] : [])));
};

const asked = (what: string): string[] => listed(search({ deck: 'doors', what }).does('Ann', 'play rummage'));

const pileSeenBy = (it: Table, seat: number | null): string[] | null => {
  const { pending } = view(it.pool, it.state, seat);
  return pending?.kind === 'choice' && pending.pile !== null ? it.names(pending.pile) : null;
};

describe('search-discards', () => {
  test('lists what may be taken, the top first, and never the searching card', () => {
    expect(asked('any')).toEqual(['chip-1', 'saw', 'pony', 'bang', 'elf-again', 'chip-2']);
    expect(asked('item')).toEqual(['saw', 'pony', 'bang']);
    expect(asked('oneshot')).toEqual(['bang']);
    expect(asked('race')).toEqual(['elf-again']);
  });

  test('only the searching player sees the pile', () => {
    const it = search({ deck: 'doors', what: 'race' }).does('Ann', 'play rummage');
    const pile = ['rummage', 'chip-1', 'saw', 'pony', 'bang', 'elf-again', 'chip-2'];
    expect(pileSeenBy(it, 0)).toEqual(pile);
    expect([pileSeenBy(it, 1), pileSeenBy(it, null)]).toEqual([null, null]);
  });

  test('a taken card leaves the pile for the hand, known to all and just received', () => {
    const it = search({ deck: 'doors', count: 2 })
      .does('Ann', 'play rummage')
      .does('Ann', 'choose chip-2 saw');
    expect(it.hand('Ann')).toEqual(['chip-2', 'saw']);
    expect(it.names(it.player('Ann').justReceived)).toEqual(['chip-2', 'saw']);
    expect(view(it.pool, it.state, 2).players[0]?.shown).toHaveLength(2);
    expect(it.names(it.state.discards.doors.toReversed())).toEqual([
      'rummage',
      'chip-1',
      'pony',
      'bang',
      'elf-again',
    ]);
    expect(it.events.find(({ e }) => e === 'searched')).toMatchObject({ seat: 0, deck: 'doors' });
    expect(census(it.pool, it.state)).toEqual([]);
  });

  test('can’t be paid for with the card that allows it', () => {
    const paid = { deck: 'doors', pay: true };
    search(paid).refuses('Ann', 'play rummage', 'timing.specials');
    const it = search(paid, { Ann: { hand: ['rummage', 'chip-3'] } }).does('Ann', 'play rummage');
    it.does('Ann', 'choose saw');
    expect(it.hand('Ann')).toEqual(['saw']);
  });

  test('allows taking nothing, so even a single card isn’t taken without asking', () => {
    const it = search({ deck: 'doors', what: 'class' }, { doorDiscards: ['cleric'] }).does(
      'Ann',
      'play rummage',
    );
    expect(listed(it)).toEqual(['cleric']);
    it.refuses('Bob', 'pass', 'curses.victim-chooses').does('Ann', 'pass');
    expect([it.hand('Ann'), it.state.stack]).toEqual([[], []]);
  });

  test('an empty pile can’t be searched; whether the pile has a match stays secret until then', () => {
    search({ deck: 'treasures' }).refuses('Ann', 'play rummage', 'timing.specials');
    const it = search({ deck: 'doors', what: 'curse' }).does('Ann', 'play rummage');
    expect([it.state.stack, it.events.some(({ e }) => e === 'no-effect')]).toEqual([[], true]);
  });

  test('a choice of cards to discard can’t be passed', () => {
    const drop = { 'lose-hand': { count: 1 } };
    const it = new Table({
      cards: [card({ id: 'sack', kind: 'special', on: 'self', strike: [drop] })],
      Ann: { hand: ['sack', 'chip-3', 'chip-4'] },
    });
    it.does('Ann', 'play sack').refuses('Ann', 'pass', 'curses.at-once');
  });
});
