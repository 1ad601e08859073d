/** A place that applies to everybody until another one replaces it. */
import { describe, expect, test } from 'vitest';
import { eventFor, legalMoves, view } from '../../src/index.ts';
import { census } from '../../src/engine/census.ts';
import { clone } from '../../src/engine/clone.ts';
import { readState } from '../../src/saved/read.ts';
import { card, monster, Table, type Scene } from './support.ts';

const BRIDGE = card({ id: 'bridge', kind: 'place', effects: [{ flee: 2 }, { 'hand-limit': 7 }] });
const CAVE = card({
  id: 'cave',
  kind: 'place',
  effects: [{ 'bonus-if': { strength: 3, who: { race: 'elf' } } }],
});
const OGRE = monster('ogre', 9);

function table(more: Partial<Scene> = {}): Table {
  const { cards = [], ...rest } = more;
  return new Table({
    cards: [BRIDGE, CAVE, OGRE, ...cards],
    Ann: { level: 3, hand: ['bridge'] },
    Bob: { level: 2, race: ['elf'], hand: ['cave'] },
    doors: ['ogre'],
    ...rest,
  });
}

const flee = (it: Table): number[] => view(it.pool, it.state, null).players.map((one) => one.flee.total);

describe('a place', () => {
  test('applies to everybody once it is played, and everybody sees it', () => {
    const it = table();
    expect(flee(it)).toEqual([0, 0, 0]);
    it.does('Ann', 'play bridge');
    expect(flee(it)).toEqual([2, 2, 2]);
    expect(view(it.pool, it.state, 1).players.map((one) => one.handLimit)).toEqual([7, 7, 7]);
    expect([null, 0, 2].map((seat) => view(it.pool, it.state, seat).place)).toEqual(
      Array.from({ length: 3 }, () => it.id('bridge')),
    );
    expect(it.events).toMatchObject([{ e: 'place', seat: 0, card: it.id('bridge') }]);
    expect(it.events.map((event) => eventFor(event, 2))).toEqual(it.events);
  });

  test('that forbids help also forbids forcing it', () => {
    const cards = [
      card({ id: 'desert', kind: 'place', effects: ['no-help'] }),
      card({ id: 'siren', kind: 'class', effects: [{ allure: { name: 'allure' } }] }),
    ];
    const Ann = { level: 1, class: ['siren'], hand: ['desert'] };
    const free = table({ cards, Ann }).does('Ann', 'kick').does('Ann', 'use allure on Bob');
    expect(free.state.combat?.helper).toBe(1);
    table({ cards, Ann })
      .does('Ann', 'play desert')
      .does('Ann', 'kick')
      .refuses('Ann', 'use allure on Bob', 'precedence.card-over-sheet');
  });

  test('stays until another one replaces it, and is then discarded', () => {
    const it = table().does('Ann', 'play bridge').does('Bob', 'play cave');
    expect(it.events).toMatchObject([{ e: 'place', card: it.id('cave'), before: it.id('bridge') }]);
    expect(flee(it)).toEqual([0, 0, 0]);
    expect(it.names(it.state.discards.doors)).toEqual(['bridge']);
    expect(census(it.pool, it.state)).toEqual([]);
  });

  test('applies as soon as it is drawn, and the turn continues', () => {
    const it = table({ Ann: { level: 3 }, doors: ['bridge'] }).does('Ann', 'kick');
    expect([it.state.phase, it.state.place]).toEqual(['trouble', it.id('bridge')]);
    expect(census(it.pool, it.state)).toEqual([]);
  });

  test('belongs to nobody: it stays when its player leaves', () => {
    const it = table().does('Ann', 'play bridge').does('Ann', 'concede');
    expect([it.state.place, flee(it)[1]]).toEqual([it.id('bridge'), 2]);
  });

  test('can be played in a combat, and its conditions are checked for each player', () => {
    const it = table().does('Ann', 'kick');
    expect(it.strengths()).toEqual([3, 9]);
    expect(it.does('Bob', 'play cave').strengths()).toEqual([3, 9]);
    expect(view(it.pool, it.state, null).players.map(({ strength }) => strength.total)).toEqual([3, 5, 1]);
  });

  test('can’t be played before the game has begun, nor on a player', () => {
    const it = table();
    it.refuses('Ann', 'play bridge on Bob', 'precedence.card-over-sheet');
    it.state.phase = 'setup';
    expect(legalMoves(it.pool, clone(it.state), 0).map(({ move }) => JSON.stringify(move))).not.toContain(
      JSON.stringify({ do: 'play', card: it.id('bridge') }),
    );
  });

  test('is saved with the table, and copied with it', () => {
    const it = table().does('Ann', 'play bridge');
    const saved: unknown = JSON.parse(JSON.stringify(it.state));
    expect(readState(it.pool, saved)).toMatchObject({ place: it.id('bridge') });
    expect(view(it.pool, clone(it.state), null).players[2]?.flee.total).toBe(2);
  });
});

describe('a place that forbids', () => {
  test('help: nobody can be asked', () => {
    const fog = card({ id: 'fog', kind: 'place', effects: ['no-help'] });
    const it = table({ cards: [fog], Ann: { level: 3, hand: ['fog'] } }).does('Ann', 'kick');
    it.does('Ann', 'play fog').refuses('Ann', 'ask Bob', 'precedence.card-over-sheet');
  });

  test('meddling: only the fighters play cards', () => {
    const fog = card({ id: 'fog', kind: 'place', effects: ['no-meddling'] });
    const it = table({ cards: [fog], Ann: { level: 3, hand: ['fog'] } }).does('Ann', 'play fog');
    it.does('Ann', 'kick').refuses('Bob', 'play cave', 'precedence.card-over-sheet');
  });
});

test('a place’s mark doesn’t count as any player’s', () => {
  const fair = card({ id: 'fair', kind: 'place', marks: ['fire'], effects: [{ flee: 1 }] });
  const trap = card({
    id: 'trap',
    kind: 'event',
    strike: [{ if: { who: { marked: 'fire' }, do: [{ 'lose-level': 1 }] } }],
  });
  const it = table({ cards: [fair, trap], Ann: { level: 3, hand: ['fair', 'trap'] } });
  expect(it.does('Ann', 'play fair').does('Ann', 'play trap').levels()[0]).toBe(3);
});

test('everybody can use the power of a place, in their own turn', () => {
  const well = card({
    id: 'well',
    kind: 'place',
    effects: [
      { 'once-a-turn': { name: 'wish', at: 'opening', do: [{ draw: { deck: 'treasures', count: 1 } }] } },
    ],
  });
  const it = table({ cards: [well], Ann: { level: 3, hand: ['well'] }, doors: ['chip-1', 'chip-2'] });
  it.does('Ann', 'play well').does('Ann', 'use wish').refuses('Ann', 'use wish', 'traits.when');
  it.does('Ann', 'kick').does('Ann', 'take').does('Ann', 'loot').does('Ann', 'end').does('Bob', 'use wish');
  expect(it.hand('Bob')).toHaveLength(2);
});
