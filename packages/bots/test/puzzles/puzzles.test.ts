/** Puzzles: the line wins without others, and nothing wins without it. */
import { loadSet } from '@kickdoor/packs/node';
import {
  buildCardPool,
  clone,
  isRefusal,
  sheets,
  SYSTEM,
  type Move,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import {
  DAILY,
  gradeOf,
  moveAlone,
  knownPuzzle,
  puzzlesFrom,
  seedOfDay,
  type Puzzle,
  type PuzzleSource,
} from '../../src/index.ts';
import { DAYS, seedAt } from '../../src/puzzles/daily.ts';
import { puzzlesOf } from '../../src/puzzles/find.ts';
import { fillings } from '../../src/puzzles/fillings.ts';
import { read } from '../../src/puzzles/known-puzzle.ts';
import { KNOWN } from '../../src/puzzles/known-rows.ts';
import { solve, stepOf } from '../../src/puzzles/solve.ts';
import { make, pool, table } from '../table.ts';

function sourceOf(sheet: SheetId, sets: readonly string[] = sheets[sheet].sets): PuzzleSource {
  const players = DAILY.sexes.map((sex, seat) => ({ name: `Bot ${seat}`, sex }));
  return { pool: buildCardPool(sets.map(loadSet)), sheet, sets, players };
}

function firstOf(source: PuzzleSource, seed: string): Puzzle {
  for (const { puzzle } of puzzlesFrom(source, seed)) if (puzzle !== null) return puzzle;
  throw new Error('there is always one more game');
}

/** How a line ends, and at which of its moves. */
function played(source: PuzzleSource, { state, seat }: Puzzle, line: readonly Move[]) {
  let now: State = state;
  for (const [at, move] of line.entries()) {
    const made = moveAlone(source.pool, now, seat, move);
    if (isRefusal(made) || made.end !== null) return { at, end: isRefusal(made) ? made.rule : made.end };
    now = made.state;
  }
  return { at: line.length, end: null };
}

describe.each([
  ['classic', ['classic'], 'test 49'],
  ['space', ['space'], 'test 18'],
  ['west', ['west', 'winter'], 'test 44'],
] as const)('on the sheet %s with %j', (sheet, sets, seed) => {
  const source = sourceOf(sheet, sets);
  const puzzle = firstOf(source, seed);

  test('its line wins with the last move', () => {
    expect(played(source, puzzle, puzzle.line)).toEqual({ at: puzzle.line.length - 1, end: 'won' });
  });

  test('nothing wins without any of its moves', () => {
    for (const move of puzzle.line) {
      const without = stepOf(move);
      expect(solve(source.pool, puzzle.state, puzzle.seat, { most: 20_000, without })).toBe('none');
    }
  });

  test('it is the player’s own fight, and finding it changes nothing', () => {
    const before = clone(puzzle.state);
    expect(puzzle.state.combat?.fighter).toBe(puzzle.seat);
    solve(source.pool, puzzle.state, puzzle.seat, { most: 200 });
    expect(puzzle.state).toEqual(before);
  });
});

test('the same seed gives the same puzzles', () => {
  const source = sourceOf('classic');
  const some = () => [...puzzlesOf(source, 'twice')].map(({ seat, line, found }) => ({ seat, line, found }));
  expect(some()).toEqual(some());
});

/** A fight of the first player against a Level 10 troll. */
function fight(level: number, hand: readonly string[]): State {
  const state = table([{ level, hand }, {}, {}], ['net-troll']);
  make(state, 0, { do: 'kick' });
  return state;
}

describe('a turn played alone', () => {
  test('is won by claiming a win that nobody stops', () => {
    const state = table([{ level: 9, equipped: ['flat-pack-greatsword'] }, {}, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    expect(moveAlone(pool, state, 0, { do: 'claim' })).toMatchObject({ end: 'won' });
    expect(solve(pool, state, 0, { most: 100 })).toEqual([{ do: 'claim' }]);
  });

  test('ends when a die is rolled', () => {
    const state = fight(1, []);
    make(state, 0, { do: 'flee' });
    make(state, SYSTEM, { do: 'timeout' });
    const [troll] = state.flight?.left ?? [];
    expect(
      moveAlone(pool, state, 0, { do: 'roll', ...(troll === undefined ? {} : { card: troll }) }),
    ).toMatchObject({
      end: 'chance',
    });
  });

  test('has no line if a die or the deck is needed', () => {
    expect(solve(pool, fight(9, []), 0, { most: 1000 })).toBe('none');
  });

  test('finds the card that wins the fight', () => {
    const state = fight(9, ['magic-missile']);
    expect(solve(pool, state, 0, { most: 1000 })).toEqual([
      { do: 'play', card: state.players[0]?.hand[0], side: 'fighters' },
      { do: 'claim' },
    ]);
  });

  test('gives up if there is too much to try', () => {
    expect(solve(pool, fight(9, ['elf', 'dwarf', 'wizard']), 0, { most: 1 })).toBe('too-many');
  });
});

test('a legal move stands for each of its fillings once', () => {
  const sell = {
    move: { do: 'sell', cards: [] },
    pick: { from: [1, 2, 3], min: 1, max: 3, gold: [600, 400, 500], worth: [1000, 1999] },
  } as const;
  expect(fillings(sell, 100)).toEqual([
    { do: 'sell', cards: [1, 2] },
    { do: 'sell', cards: [1, 2, 3] },
    { do: 'sell', cards: [1, 3] },
  ]);
  const choice = { from: [{ number: 1 }, { number: 2 }], min: 2, max: 2, ordered: true };
  const choose = { move: { do: 'choose', picks: [] }, choice } as const;
  expect(fillings(choose, 100)).toHaveLength(2);
  expect(fillings(choose, 1)).toBeNull();
});

test('grades depend on how often a regular bot finds the win', () => {
  expect([0, 0.05, 0.45, 0.5, 1].map(gradeOf)).toEqual(['hard', 'medium', 'medium', 'easy', 'easy']);
});

test('each day of a year has a seed of its own, by the local date', () => {
  const year = Array.from({ length: DAYS }, (_, at) => seedOfDay(new Date(2027, 0, 1 + at, at % 24)));
  expect(new Set(year).size).toBe(DAYS);
  expect(seedOfDay(new Date(2027, 0, 1, 0))).toBe(seedOfDay(new Date(2027, 0, 1, 23)));
  expect(seedOfDay(new Date(2026, 10, 29))).toBe('daily 0');
  expect(seedOfDay(new Date(2026, 10, 28))).toBe(`daily ${DAYS - 1}`);
});

// The list may be empty for a while after the cards have changed.
describe.skipIf(KNOWN.length === 0)('a puzzle of a day that is known', () => {
  const source = sourceOf(DAILY.sheet);

  // If the cards, the rules or the bots have changed, `node packages/bots/scripts/daily-puzzles.ts` finds others.
  test.each([0, Math.floor(KNOWN.length / 2), KNOWN.length - 1])('is what the search finds: %i', (at) => {
    const seed = seedAt(at);
    const { game } = read(KNOWN[at] ?? '');
    const [first] = puzzlesFrom(source, seed, game);
    expect(knownPuzzle(source, seed)).toEqual(first?.puzzle);
    expect(first?.puzzle).not.toBeNull();
  });

  test('wins', () => {
    const puzzle = knownPuzzle(source, seedAt(1));
    if (puzzle === null) throw new Error('it is known');
    expect(played(source, puzzle, puzzle.line)).toEqual({ at: puzzle.line.length - 1, end: 'won' });
  });

  test('has to be looked for where it does not arise any more', () => {
    const three = source.players.slice(1);
    expect(knownPuzzle({ ...source, players: three }, seedAt(0))).toBeNull();
    expect(knownPuzzle(sourceOf('space'), seedAt(0))).toBeNull();
    expect(knownPuzzle(source, seedAt(DAYS))).toBeNull();
    expect(knownPuzzle(source, 'tea')).toBeNull();
  });
});
