/** An attempt at a puzzle: moves and undo. */
import { expect, test } from 'vitest';
import { afterMove, beginning, tableOf, takenBack } from '../src/puzzle/attempt.ts';
import { seedOf } from '../src/puzzle/seed.ts';
import { cardAt, make, pool, table } from './support/table.ts';

const state = table([{ level: 9, hand: ['magic-missile'] }, { hand: ['elf'] }, {}], ['net-troll']);
make(state, 0, { do: 'kick' });
const puzzle = { state, seat: 0, line: [], found: 0 };
const missile = { do: 'play', card: cardAt(state, 0, 'magic-missile'), side: 'fighters' } as const;

test('moves lead on until the turn is won', () => {
  const played = afterMove(pool, puzzle, beginning(puzzle), missile);
  expect(played.end).toBeNull();
  const { game, you, log } = tableOf(pool, puzzle, played);
  expect(you.seat).toBe(0);
  expect(game.view.hand).toEqual([]);
  expect(game.news).toEqual(log);
  expect(log.length).toBeGreaterThan(0);
  const won = afterMove(pool, puzzle, played, { do: 'claim' });
  expect(won.end).toBe('won');
  expect(tableOf(pool, puzzle, won).game.legalMoves).toEqual([]);
});

test('a move can be taken back, and the first position remains', () => {
  const first = beginning(puzzle);
  const played = afterMove(pool, puzzle, first, missile);
  expect(takenBack(played)).toEqual(first);
  expect(takenBack(first)).toBe(first);
});

test("illegal moves change nothing, and trades aren't offered", () => {
  const first = beginning(puzzle);
  expect(afterMove(pool, puzzle, first, { do: 'kick' })).toBe(first);
  const verbs = tableOf(pool, puzzle, first).game.legalMoves.map(({ move }) => move.do);
  expect(verbs).toContain('play');
  expect(verbs).not.toContain('ask');
});

test("the page shows only the player's own hand", () => {
  const { game } = tableOf(pool, puzzle, beginning(puzzle));
  expect(JSON.stringify(game.view.players[1])).not.toContain(`[${cardAt(state, 1, 'elf')}]`);
});

test("the URL can name a puzzle; the default is today's", () => {
  expect(seedOf('?seed=tea')).toBe('tea');
  expect(seedOf('')).toMatch(/^daily \d+$/u);
  expect(seedOf('?seed=')).toBe(seedOf(''));
});
