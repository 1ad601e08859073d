/** Surviving death, extra and skipped turns, swapped and revealed hands, and forced help. */
import { describe, expect, test } from 'vitest';
import { eventFor, legalMoves, validateMove, view } from '../../src/index.ts';
import { card, item, monster, oneshot, Table, type Scene } from './support.ts';

const event = (id: string, deed: unknown) => card({ id, kind: 'event', strike: [deed] });

const special = (id: string) => card({ id, kind: 'special', strike: ['die'] });

test('survives-death: the card is discarded instead, once', () => {
  const cards = [item('charm', { effects: ['survives-death'] }), event('doom', 'die'), event('gloom', 'die')];
  const table = new Table({ cards, Ann: { level: 3, equipped: ['charm'], hand: ['doom', 'gloom'] } });
  table.does('Ann', 'play doom');
  expect(table.events.map(({ e }) => e)).not.toContain('died');
  expect([table.player('Ann').dead, table.player('Ann').equipped]).toEqual([false, []]);
  expect(table.names(table.state.discards.treasures)).toEqual(['charm']);
  expect(table.does('Ann', 'play gloom').events.map(({ e }) => e)).toContain('died');
});

test('a player who dies while looting a body takes nothing from it', () => {
  const table = new Table({
    cards: [special('doom'), special('gloom'), item('ring')],
    Ann: { level: 3 },
    Bob: { hand: ['gloom'], equipped: ['ring'] },
    Cid: { hand: ['doom', 'chip-1'] },
  });
  table.does('Cid', 'play doom on Bob').does('Ann', 'choose gloom').does('Ann', 'play gloom on Cid');
  expect(table.player('Cid')).toMatchObject({ dead: true, hand: [] });
  expect(table.names(table.state.discards.treasures)).toEqual(['doom', 'gloom', 'ring']);
  expect(view(table.pool, table.state, 0).pending).toMatchObject({ kind: 'looting', body: 2, seat: 0 });
});

describe('safe', () => {
  test('nobody can take the item, not even with a card', () => {
    const strike = [{ 'give-up': { what: 'item', to: 'left', pick: 'taker' } }];
    const cards = [
      item('ring', { effects: ['safe'] }),
      card({ id: 'tax', kind: 'event', strike }),
      card({ id: 'thief', kind: 'class', effects: [{ steal: {} }] }),
    ];
    const table = new Table({
      cards,
      Ann: { equipped: ['ring'], hand: ['tax'] },
      Bob: { class: ['thief'], hand: ['chip-1'] },
    });
    table.does('Ann', 'play tax');
    expect(table.names(table.player('Ann').equipped)).toEqual(['ring']);
    table.refuses('Bob', 'use steal on ring with chip-1', 'traits.when');
  });
});

const played = (what: string, scene: Partial<Scene> = {}): Table =>
  new Table({
    cards: [event('hourglass', { turn: what })],
    Ann: { hand: ['hourglass'] },
    doors: ['chip-1'],
    ...scene,
  });

const end = (table: Table): number => {
  const { turn } = table.state;
  const name = (['Ann', 'Bob', 'Cid'] as const)[turn] ?? 'Ann';
  table.does(name, 'kick').does(name, 'take').does(name, 'loot').does(name, 'end');
  return table.state.turn;
};

describe('turn', () => {
  test('again: another turn after this one, then the next player', () => {
    const table = played('again').does('Ann', 'play hourglass');
    expect(view(table.pool, table.state, 2).players[0]?.owed).toBe(1);
    expect(table.events).toContainEqual(expect.objectContaining({ e: 'turn-owed', seat: 0, what: 'again' }));
    expect([end(table), end(table)]).toEqual([0, 1]);
    expect(view(table.pool, table.state, 2).players[0]?.owed).toBeUndefined();
  });

  test('skip: the next turn is skipped, once', () => {
    const strike = { each: { of: 'left', do: [{ turn: 'skip' }] } };
    const table = played('skip', { cards: [event('hourglass', strike)] }).does('Ann', 'play hourglass');
    expect([end(table), end(table), end(table)]).toEqual([2, 0, 1]);
  });

  test('skip: the game continues even if everybody skips', () => {
    const strike = { each: { of: 'all', do: [{ turn: 'skip' }] } };
    const table = played('skip', { cards: [event('hourglass', strike)] }).does('Ann', 'play hourglass');
    expect(end(table)).toBe(1);
  });
});

const swapped = (how: string, scene: Partial<Scene> = {}): Table =>
  new Table({
    cards: [event('juggle', { 'swap-hands': { with: how } })],
    Ann: { hand: ['juggle', 'chip-1'] },
    Bob: { hand: ['chip-2', 'chip-3'] },
    ...scene,
  }).does('Ann', 'play juggle');

describe('swap-hands', () => {
  test('both hands change owners, and each knows what they gave away; a third player learns nothing', () => {
    const table = swapped('left');
    expect([table.hand('Ann'), table.hand('Bob')]).toEqual([['chip-2', 'chip-3'], ['chip-1']]);
    const shown = (seat: number | null, of: number) =>
      table.names(view(table.pool, table.state, seat).players[of]?.shown ?? []);
    expect([shown(0, 1), shown(1, 0)]).toEqual([['chip-1'], ['chip-2', 'chip-3']]);
    expect([shown(2, 0), shown(2, 1), shown(null, 0)]).toEqual([[], [], []]);
    const told = table.events.map((one) => JSON.stringify(eventFor(one, 2)));
    expect(told.filter((text) => text.includes('"cards"') && text.includes('gave'))).toEqual([]);
  });

  test('the subject chooses among several players with the highest Level', () => {
    const table = swapped('highest').does('Ann', 'choose Cid');
    expect([table.hand('Ann'), table.hand('Cid')]).toEqual([[], ['chip-1']]);
  });
});

test('look-at-hand shows a hand to the subject alone', () => {
  const cards = [event('spyhole', { 'look-at-hand': { of: 'left' } })];
  const table = new Table({ cards, Ann: { hand: ['spyhole'] }, Bob: { hand: ['chip-2', 'chip-3'] } });
  table.does('Ann', 'play spyhole');
  const shown = (seat: number | null) =>
    table.names(view(table.pool, table.state, seat).players[1]?.shown ?? []);
  expect([shown(0), shown(2), shown(null)]).toEqual([['chip-2', 'chip-3'], [], []]);
});

const fight = (more: Partial<Scene> = {}, effects: readonly unknown[] = []): Table =>
  new Table({
    cards: [oneshot('press-gang', 'conscript'), monster('ogre', 20, { effects })],
    Ann: { level: 2, hand: ['press-gang'] },
    Bob: { level: 5 },
    doors: ['ogre'],
    ...more,
  }).does('Ann', 'kick');

describe('conscript', () => {
  test('makes a player help at once, for nothing', () => {
    const table = fight().does('Ann', 'play press-gang on Bob');
    expect(table.strengths()[0]).toBe(7);
    expect(table.state.combat?.terms).toBeNull();
  });

  test('is legal, and listed as legal, while another player is being asked', () => {
    const table = fight().does('Ann', 'ask Cid');
    const listed = legalMoves(table.pool, table.state, 0).filter(({ move }) => move.do === 'play');
    expect(listed.map(({ move }) => validateMove(table.pool, table.state, 0, move))).toEqual([null, null]);
    table.does('Ann', 'play press-gang on Bob');
    expect(table.state.combat).toMatchObject({ helper: 1, request: null });
  });

  test('is illegal if nobody may help, and for other players', () => {
    fight({}, ['no-help']).refuses('Ann', 'play press-gang on Bob', 'precedence.card-over-sheet');
    fight({ Ann: { level: 2 }, Cid: { hand: ['press-gang'] } }).refuses(
      'Cid',
      'play press-gang on Bob',
      'help.ask',
    );
  });
});

const rolled = (die: number): Table =>
  new Table({
    cards: [oneshot('rattle', { 'remove-foe': { treasures: false, roll: 4 } }), monster('ogre', 20)],
    Ann: { hand: ['rattle'] },
    doors: ['ogre'],
    dice: [die],
  })
    .does('Ann', 'kick')
    .does('Ann', 'play rattle on ogre');

describe('remove-foe with a roll', () => {
  test('drives the monster away on that result or a higher one', () => {
    expect(rolled(4).foes()).toEqual([]);
    expect(rolled(3).foes()).toEqual(['ogre']);
  });
});
