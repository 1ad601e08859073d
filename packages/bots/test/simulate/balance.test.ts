import { builtInSets } from '@kickdoor/packs/node';
import { buildCardPool } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { countEvent, newTally } from '../../src/simulate/tally.ts';
import { addGame, figuresOf, newBalance, playGame, type GameResult } from '../../src/simulate/index.ts';

/** A game in which the first player drew and played one card this often. */
function game(drawn: number, played: number, winner: number, finished = true): GameResult {
  return {
    finished,
    turns: 10,
    moves: 100,
    winners: finished ? [winner] : [],
    tally: { sock: { drawn, played, fought: 0, beaten: 0, suffered: 0, sold: 0 } },
    doings: { users: played > 0 ? { sock: [0] } : {}, levels: { sock: played } },
    record: null,
  };
}

test('means and shares come with the standard error over games', () => {
  const balance = newBalance();
  for (const [drawn, played, winner] of [
    [1, 1, 0],
    [3, 1, 1],
    [2, 2, 0],
    [2, 0, 0],
  ] as const) {
    addGame(balance, game(drawn, played, winner));
  }
  const figures = figuresOf(balance, 'sock');
  expect(figures?.drawn?.value).toBe(2);
  // Four games with 1, 3, 2, 2: the deviation is √(2/3), the error half of that.
  expect(figures?.drawn?.error).toBeCloseTo(Math.sqrt(2 / 3) / 2);
  expect(figures?.played?.value).toBe(0.5);
  expect(figures?.wonWith?.value).toBeCloseTo(2 / 3);
  expect(figures?.levels?.value).toBe(0.5);
  expect(figures?.stalled).toBe(0);
});

test('turns count only games in which the card was used', () => {
  const balance = newBalance();
  addGame(balance, { ...game(1, 1, 0), turns: 30 });
  addGame(balance, { ...game(2, 1, 1), turns: 50 });
  addGame(balance, { ...game(2, 0, 0), turns: 10 });
  expect(figuresOf(balance, 'sock')?.turns).toMatchObject({ value: 40, error: 10 });
});

test('a card that nobody drew has no figures', () => {
  const balance = newBalance();
  addGame(balance, game(0, 0, 0));
  addGame(balance, game(0, 0, 1));
  expect(figuresOf(balance, 'sock')).toMatchObject({
    drawn: { value: 0, error: 0 },
    played: null,
    levels: null,
  });
  expect(figuresOf(balance, 'shoe')).toBeNull();
});

test('a card that an endless game uses over and over counts as stalling', () => {
  const balance = newBalance();
  addGame(balance, game(2, 60, 0, false));
  addGame(balance, game(2, 60, 0));
  addGame(balance, game(2, 3, 0, false));
  expect(figuresOf(balance, 'sock')?.stalled).toBe(1);
  expect(balance).toMatchObject({ games: 3, unfinished: 2 });
});

test('a place counts as played when everybody goes there', () => {
  const pool = buildCardPool(builtInSets().filter(({ id }) => id === 'classic'));
  const tally = newTally(pool);
  countEvent(tally, pool, { e: 'place', seat: 0, card: 0, cause: { rule: 'precedence.card-over-sheet' } });
  expect(Object.values(tally).filter(({ played }) => played === 1)).toHaveLength(1);
});

test('real games: monsters are beaten or catch somebody, and their defeat gives Levels', () => {
  const pool = buildCardPool(builtInSets().filter(({ id }) => id === 'classic'));
  const balance = newBalance();
  for (const seed of ['1', '2', '3', '4']) {
    addGame(balance, playGame(pool, { sheet: 'classic', seats: 4, seed, bots: 'sensible', record: null }));
  }
  const monsters = pool.defs.filter(({ kind }) => kind === 'monster');
  const seen = monsters
    .flatMap(({ id }) => figuresOf(balance, id) ?? [])
    .filter(({ played }) => (played?.value ?? 0) > 0);
  expect(seen.length).toBeGreaterThan(20);
  const levels = seen.reduce((sum, { levels: own }) => sum + (own?.value ?? 0), 0);
  expect(levels).toBeGreaterThan(0);
  for (const { played, lostTo } of seen) {
    expect(played?.value).toBeLessThanOrEqual(1);
    expect(lostTo?.value).toBeLessThanOrEqual(1);
  }
});

test('a game can be cut short', () => {
  const pool = buildCardPool(builtInSets().filter(({ id }) => id === 'classic'));
  const cut = playGame(pool, {
    sheet: 'classic',
    seats: 4,
    seed: '1',
    bots: 'sensible',
    record: null,
    mostMoves: 20,
  });
  expect(cut).toMatchObject({ finished: false, moves: 20, winners: [] });
});
