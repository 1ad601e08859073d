/** Whatever input the game gets, it answers with a move or a refusal, never an exception, and nothing else changes. */
import { bots } from '@kickdoor/bots';
import { loadSet } from '@kickdoor/packs/node';
import {
  SYSTEM,
  applyMove,
  buildCardPool,
  canonicalJson,
  clocks,
  createTable,
  isRefusal,
  validateMove,
  legalMoves,
  parseMove,
  stream,
  understand,
  view,
  type Move,
  type State,
} from '@kickdoor/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const sets = ['classic', 'space', 'west', 'winter'];
const pool = buildCardPool(sets.map(loadSet));

/** Tables at many points of a game. */
function tables(): State[] {
  const players = ['Anna', 'Ben', 'Chloe', 'Mad Max'].map((name) => ({ name, sex: 'female' as const }));
  const state = createTable(pool, { sheet: 'classic', sets, seed: 'hostile', players });
  const random = stream('hostile');
  const found: State[] = [structuredClone(state)];
  for (let count = 0; count < 1500 && state.phase !== 'over'; count++) {
    const made = players.keys().map((_, seat) => {
      const legal = legalMoves(pool, state, seat);
      const move = bots.random.decide(view(pool, state, seat), legal, pool, random)?.move;
      return move === undefined ? null : { seat, move };
    });
    const next = made.find((one) => one !== null);
    if (next !== undefined && next !== null) applyMove(pool, state, next.seat, next.move);
    else if (clocks(state).length > 0) applyMove(pool, state, SYSTEM, { do: 'timeout' });
    if (count % 25 === 0) found.push(structuredClone(state));
  }
  return found;
}

const TABLES = tables();
const table = fc.constantFrom(...TABLES);
const verbs = (
  'kick take play fight loot equip unequip join part give drop sell offer ask accept decline withdraw use claim pass ' +
  'flee roll sacrifice choose charity seize show end time'
).split(' ');

/** Tries a move on a copy; the table itself must stay unchanged, and so must JavaScript's built-ins. */
function tryMove(state: State, seat: number, move: Move): void {
  const before = canonicalJson(state);
  const refusal = validateMove(pool, state, seat, move);
  expect(canonicalJson(state)).toBe(before);
  const copy = structuredClone(state);
  const answer = applyMove(pool, copy, seat, move);
  expect(isRefusal(answer)).toBe(refusal !== null);
  if (isRefusal(answer)) expect(canonicalJson(copy)).toBe(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
}

const number = fc.oneof(
  fc.integer({ min: -2, max: 700 }),
  fc.constantFrom(-1, 0.5, 1e9, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY),
);
const anything = fc.oneof(fc.anything({ maxDepth: 2 }), number, fc.array(number, { maxLength: 4 }));
const moveLike = fc.record(
  {
    do: fc.oneof(
      fc.constantFrom(...verbs),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'concede'),
    ),
    card: anything,
    cards: fc.oneof(fc.array(number, { maxLength: 5 }), anything),
    seat: anything,
    on: anything,
    side: fc.oneof(fc.constantFrom('fighters', 'monsters', '__proto__'), anything),
    with: anything,
    give: fc.array(number, { maxLength: 3 }),
    get: fc.array(number, { maxLength: 3 }),
    power: fc.oneof(fc.constantFrom('steal', 'backstab', 'charm', '__proto__', 'constructor'), anything),
    terms: fc.oneof(
      fc.record({
        treasures: number,
        first: number,
        items: fc.array(number, { maxLength: 3 }),
        plays: fc.array(number, { maxLength: 3 }),
      }),
      anything,
    ),
    picks: fc.oneof(
      fc.array(
        fc.oneof(
          fc.record({ card: number }),
          fc.record({ seat: number }),
          fc.record({ number }),
          fc.record({ word: fc.constantFrom('keep', 'under', '__proto__', 'constructor') }),
        ),
        { maxLength: 4 },
      ),
      anything,
    ),
    __proto__: anything,
  },
  { requiredKeys: ['do'] },
);

/** Texts of meaningful and meaningless words. */
const word = fc.oneof(
  fc.constantFrom(...verbs),
  fc.constantFrom('on', 'with', 'for', 'to', 'me', 'first', 'items', 'plays', 'treasures', 'Anna', 'Mad Max'),
  fc.constantFrom(...pool.defs.slice(0, 200).map(({ id }) => id)),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'thief#2',
    'thief#99999999999',
    'west/thief',
    '#',
    '/',
    '-1',
    '1e9',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

describe('hostile moves', () => {
  test('as arbitrary JSON are read as moves or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(moveLike, fc.anything()),
        table,
        fc.integer({ min: -3, max: 9 }),
        (json, state, seat) => {
          const move = parseMove(json);
          if ('error' in move) {
            expect(move.error.length).toBeGreaterThan(0);
            expect(move.error.length).toBeLessThan(500);
          } else tryMove(state, seat, move);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('as JSON with keys special to JavaScript are refused', () => {
    for (const text of [
      '{"do":"kick","__proto__":{"x":1}}',
      '{"do":"kick","constructor":1}',
      '{"__proto__":{"do":"kick"}}',
    ]) {
      expect(parseMove(JSON.parse(text))).toHaveProperty('error');
    }
  });

  test('that are too big are refused quickly', () => {
    const cards = [...Array.from({ length: 300_000 }).keys()];
    expect(parseMove({ do: 'sell', cards })).toHaveProperty('error');
    expect(parseMove({ do: 'use', power: 'x'.repeat(1_000_000) })).toHaveProperty('error');
  });

  test('as text are understood or refused', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), table, fc.nat(3), (words, state, seat) => {
        const legal = legalMoves(pool, state, seat);
        const read = understand({ pool, state, seat, legalMoves: legal }, words.join(' '));
        if ('error' in read) expect(read.error.id).toMatch(/^notation-/u);
        else for (const move of read.moves.slice(0, 20)) tryMove(state, seat, move);
      }),
      { numRuns: 800 },
    );
  });

  test('as very long text are refused quickly', () => {
    const [state] = TABLES;
    if (state === undefined) throw new Error('there is no table');
    const legal = legalMoves(pool, state, 0);
    for (const text of [
      `sell ${'thief '.repeat(20_000)}`,
      `choose ${'1 '.repeat(50_000)}`,
      `ask Ben items ${'go-up-a-level '.repeat(5000)}`,
      `sell ${['elf', 'dwarf', 'halfling', 'wizard', 'warrior', 'thief', 'cleric'].join(' ').repeat(3)}${' loaded-die'.repeat(300)}`,
      'x'.repeat(1_000_000),
      ' '.repeat(1_000_000),
    ]) {
      understand({ pool, state, seat: 0, legalMoves: legal }, text);
    }
  });
});
