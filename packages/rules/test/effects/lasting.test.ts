/** Curses that last some turns, items that last some combats, combats without meddling, and companions. */
import { describe, expect, test } from 'vitest';
import { census, clone, view } from '../../src/index.ts';
import { card, item, monster, oneshot, sidekick, Table, type Scene, type Setup } from './support.ts';

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

/** Has the active player open a door with nothing behind it, loot and end the turn. */
function passTurn(table: Table): void {
  const name = NAMES[table.state.turn] ?? 'Ann';
  table.does(name, 'kick').does(name, 'take').does(name, 'loot').does(name, 'end');
}

const cursed = (lasts: unknown, scene: Partial<Scene> = {}): Table =>
  new Table({
    cards: [
      card({ id: 'hiccups', kind: 'curse', lasting: true, effects: [{ flee: -1 }, { lasts }] }),
      monster('rat', 1),
    ],
    Ann: { level: 3, hand: ['hiccups'] },
    doors: ['chip-1', 'chip-2', 'chip-3', 'chip-4'],
    ...scene,
  });

describe('lasts', () => {
  test('turns: ends after this many turns of its victim, and the view shows how many are left', () => {
    const table = cursed({ turns: 2 }).does('Ann', 'play hiccups on Bob').pass();
    passTurn(table); // Ann's.
    expect(table.player('Bob').curses).toHaveLength(1);
    passTurn(table); // Bob's first.
    expect(view(table.pool, table.state, 0).counts).toEqual([[table.id('hiccups'), 1]]);
    expect(clone(table.state).counts).not.toBe(table.state.counts);
    for (let turn = 0; turn < 3; turn += 1) passTurn(table);
    expect(table.player('Bob').curses).toEqual([]);
    expect(table.state.counts).toBeUndefined();
    expect(census(table.pool, table.state)).toEqual([]);
  });

  test('turns: the turn it strikes in is the first', () => {
    const table = cursed({ turns: 1 }).does('Ann', 'play hiccups on Ann').pass();
    passTurn(table);
    expect(table.player('Ann').curses).toEqual([]);
  });

  test('kill: ends with the next kill', () => {
    const table = cursed('kill', { doors: ['rat'] })
      .does('Ann', 'play hiccups on Ann')
      .pass();
    table.does('Ann', 'kick').does('Ann', 'claim').pass();
    expect(table.player('Ann').curses).toEqual([]);
    expect(table.names(table.state.discards.doors)).toContain('hiccups');
  });
});

describe('wears', () => {
  test('discards the item after this many combats in which it counted', () => {
    const table = new Table({
      cards: [
        item('glass-sword', { slot: 'one hand', bonus: 5, effects: [{ wears: 2 }] }),
        monster('rat', 1),
        monster('bat', 1),
      ],
      Ann: { level: 3, equipped: ['glass-sword'] },
      doors: ['rat', 'chip-1', 'chip-2', 'chip-3', 'chip-4', 'bat'],
    });
    table.does('Ann', 'kick').does('Ann', 'claim').pass();
    expect([table.player('Ann').equipped.length, table.state.counts]).toEqual([
      1,
      [[table.id('glass-sword'), 1]],
    ]);
    table.does('Ann', 'end');
    passTurn(table);
    passTurn(table);
    table.does('Ann', 'kick').does('Ann', 'claim').pass();
    expect(table.player('Ann').equipped).toEqual([]);
    expect(table.names(table.state.discards.treasures)).toContain('glass-sword');
    expect(table.state.counts).toBeUndefined();
  });
});

const fight = (effects: readonly unknown[], Ann: readonly string[] = []): Table =>
  new Table({
    cards: [
      oneshot('bomb', { strength: 5 }),
      oneshot('barrier', 'seal-combat'),
      oneshot('shield', { strength: 1 }),
      monster('ogre', 9, { effects }),
    ],
    Ann: { level: 3, hand: ['shield', ...Ann] },
    Bob: { hand: ['bomb'] },
    doors: ['ogre'],
  }).does('Ann', 'kick');

describe('meddling', () => {
  test('no-meddling: only the fighters play cards', () => {
    const table = fight(['no-meddling']);
    expect(view(table.pool, table.state, 1).combat?.sealed).toBe(true);
    const open = fight([]);
    expect(view(open.pool, open.state, 1).combat?.sealed).toBeUndefined();
    table.refuses('Bob', 'play bomb for monsters', 'precedence.card-over-sheet');
    expect(table.does('Ann', 'play shield for fighters').strengths()).toEqual([4, 9]);
  });

  test('seal-combat: the same, once it has been played', () => {
    const table = fight([], ['barrier']).does('Ann', 'play barrier');
    expect(view(table.pool, table.state, 1).combat?.sealed).toBe(true);
    table.refuses('Bob', 'play bomb for monsters', 'precedence.card-over-sheet');
    expect(fight([]).does('Bob', 'play bomb for monsters').strengths()[1]).toBe(14);
  });
});

test('apart: a companion of another kind doesn’t count as a sidekick', () => {
  const cards = [sidekick('page'), sidekick('squire'), sidekick('parrot', { effects: ['apart'] })];
  const table = new Table({ cards, Ann: { hand: ['squire', 'parrot'], sidekicks: ['page'] } });
  table.refuses('Ann', 'play squire', 'sidekicks.play').does('Ann', 'play parrot');
  expect(table.names(table.player('Ann').sidekicks)).toEqual(['page', 'parrot']);
});

/** A companion with the mark beast. */
const pet = (id: string, more: Readonly<Record<string, unknown>> = {}): ReturnType<typeof sidekick> =>
  sidekick(id, { effects: [{ apart: { mark: 'beast', ...more } }], gold: 100 });

describe('apart with a limit', () => {
  const cards = [
    sidekick('page', { gold: 100 }),
    pet('cat', { limit: 2 }),
    pet('dog', { limit: 2 }),
    pet('hamster', { limit: 2 }),
    pet('wolf', { limit: 1 }),
    pet('swarm'),
    sidekick('shadow', { copies: 3, effects: [{ apart: { limit: 2 } }] }),
    card({ id: 'favorite', kind: 'cheat' }),
    card({ id: 'gone', kind: 'event', strike: [{ 'gain-level': 1 }] }),
    card({ id: 'offer', kind: 'special', use: ['hire-away'] }),
  ];
  const table = (Ann: Setup, Bob: Setup = {}): Table => new Table({ cards, Ann, Bob });

  test('allows this many of a kind, whatever else the owner has', () => {
    const it = table({ hand: ['dog', 'hamster'], sidekicks: ['page', 'cat'] }).does('Ann', 'play dog');
    it.refuses('Ann', 'play hamster', 'sidekicks.play');
    expect(it.names(it.player('Ann').sidekicks)).toEqual(['page', 'cat', 'dog']);
  });

  test('allows the lowest number if the cards of a kind differ', () => {
    table({ hand: ['cat'], sidekicks: ['wolf'] }).refuses('Ann', 'play cat', 'sidekicks.play');
    table({ hand: ['wolf'], sidekicks: ['swarm'] }).refuses('Ann', 'play wolf', 'sidekicks.play');
    table({ hand: ['swarm'], sidekicks: ['cat'] }).does('Ann', 'play swarm');
  });

  test('is about copies of the card if it has no mark', () => {
    const it = table({ hand: ['shadow', 'cat'], sidekicks: ['shadow', 'shadow'] });
    it.refuses('Ann', 'play shadow', 'sidekicks.play').does('Ann', 'play cat');
  });

  test('can be exceeded by one with a cheat', () => {
    const sidekicks = ['cat', 'dog', 'hamster'];
    const it = table({ level: 3, sidekicks, attached: [['hamster', 'favorite']], hand: ['gone'] });
    expect(it.does('Ann', 'play gone').state.stack).toEqual([]);
  });

  test('lets the owner choose which one to discard if there are too many', () => {
    const it = table({ level: 3, sidekicks: ['page', 'cat', 'dog', 'hamster'], hand: ['gone'] });
    it.does('Ann', 'play gone').refuses('Ann', 'choose page', 'sidekicks.play');
    expect(it.does('Ann', 'choose dog').names(it.player('Ann').sidekicks)).toEqual([
      'page',
      'cat',
      'hamster',
    ]);
  });

  test('applies to a companion that is hired away', () => {
    const Bob = { sidekicks: ['hamster'] };
    const full = table({ hand: ['offer'], sidekicks: ['cat', 'dog'] }, Bob).does(
      'Ann',
      'play offer on hamster',
    );
    expect(full.names(full.player('Ann').sidekicks)).toEqual(['cat', 'dog']);
    const room = table({ hand: ['offer'], sidekicks: ['cat', 'page'] }, Bob).does(
      'Ann',
      'play offer on hamster',
    );
    expect(room.names(room.player('Ann').sidekicks)).toEqual(['cat', 'page', 'hamster']);
  });

  test('applies to trades, too', () => {
    const it = table({ sidekicks: ['page', 'cat', 'dog'] }, { sidekicks: ['hamster'] });
    it.refuses('Ann', 'offer page to Bob for hamster', 'sidekicks.play');
    it.does('Ann', 'offer cat to Bob for hamster').does('Bob', 'accept');
    expect(it.names(it.player('Ann').sidekicks)).toEqual(['page', 'dog', 'hamster']);
  });
});

test('an item enhancer gives its item a mark', () => {
  const cards = [
    item('club', { slot: 'one hand' }),
    card({ id: 'burning', kind: 'item-enhancer', bonus: 1, makes: 'fire' }),
    card({
      id: 'frost',
      kind: 'event',
      strike: [{ each: { of: 'all', who: { armed: 'fire' }, do: [{ 'lose-level': 1 }] } }],
    }),
  ];
  const table = new Table({
    cards,
    Ann: { level: 3, equipped: ['club'], attached: [['club', 'burning']], hand: ['frost'] },
    Bob: { level: 3 },
  });
  expect(table.does('Ann', 'play frost').levels()).toEqual([2, 3, 1]);
});

describe('search-discards with pay', () => {
  const cards = [
    card({
      id: 'pawnshop',
      kind: 'event',
      strike: [{ 'search-discards': { deck: 'doors', pay: true, count: 2 } }],
    }),
  ];

  test('costs a card from the hand for each card taken', () => {
    const Ann = { hand: ['pawnshop', 'chip-4'] };
    const table = new Table({ cards, Ann, doorDiscards: ['chip-1', 'chip-2'] });
    table.does('Ann', 'play pawnshop').does('Ann', 'choose chip-2');
    expect(table.hand('Ann')).toEqual(['chip-2']);
    expect(table.names(table.state.discards.doors)).toContain('chip-4');
  });

  test('gives nothing to a player who can’t pay', () => {
    const table = new Table({ cards, Ann: { hand: ['pawnshop'] }, doorDiscards: ['chip-1'] });
    expect(table.does('Ann', 'play pawnshop').hand('Ann')).toEqual([]);
  });
});

const gift = (on: 'highest' | 'lowest') =>
  card({ id: `gift-${on}`, kind: 'special', on, strike: [{ 'gain-level': 1 }] });

test('a special for the highest or lowest Level can’t be played on anybody else', () => {
  const table = new Table({
    cards: [gift('highest'), gift('lowest')],
    Ann: { level: 4, hand: ['gift-highest', 'gift-lowest'] },
  });
  table.refuses('Ann', 'play gift-highest on Bob', 'timing.specials').does('Ann', 'play gift-highest on Ann');
  table.does('Ann', 'play gift-lowest on Cid');
  expect(table.levels()).toEqual([5, 1, 2]);
});

test('a curse for the highest or lowest Level can’t be played on anybody else, but strikes a player who draws it', () => {
  const hexes = (['highest', 'lowest'] as const).map((on) =>
    card({ id: `hex-${on}`, kind: 'curse', on, strike: [{ 'lose-level': 1 }] }),
  );
  const setup = { cards: hexes, Bob: { level: 3 }, Cid: { level: 2 } } as const;
  const table = new Table({ ...setup, Ann: { level: 2, hand: ['hex-highest', 'hex-lowest'] } });
  table.refuses('Ann', 'play hex-highest on Cid', 'precedence.card-over-sheet');
  table.refuses('Ann', 'play hex-lowest on Bob', 'precedence.card-over-sheet');
  expect(table.does('Ann', 'play hex-highest on Bob').pass().levels()).toEqual([2, 2, 2]);

  const door = new Table({ ...setup, Ann: { level: 2 }, doors: ['hex-highest'] });
  expect(door.does('Ann', 'kick').pass().levels()).toEqual([1, 3, 2]);
});

test('a curse that changes sex can be played on a sidekick only if its owner may be cursed', () => {
  const cards = [
    card({ id: 'swap', kind: 'curse', on: 'highest', strike: ['change-sex'] }),
    sidekick('page', { sex: 'male' }),
    sidekick('maid', { sex: 'female' }),
  ];
  const table = new Table({
    cards,
    sheet: 'west',
    Ann: { level: 2, hand: ['swap'], sidekicks: ['page'] },
    Bob: { level: 3, sidekicks: ['maid'] },
  });
  table.refuses('Ann', 'play swap on page', 'sidekicks.change-sex').does('Ann', 'play swap on maid');
});
