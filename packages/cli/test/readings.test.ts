/** Caches must agree with a fresh copy of the table, after every move of random games. */
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  clocks,
  clone,
  createTable,
  fork,
  isRefusal,
  validateMove,
  SYSTEM,
  legalMoves,
  sampleMove,
  stream,
  view,
  type CardPool,
  type LegalMove,
  type Seat,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';

const SETUPS: readonly (readonly [SheetId, readonly string[]])[] = [
  ['classic', ['classic']],
  ['early', ['classic']],
  ['space', ['space']],
  ['west', ['west']],
  ['winter', ['winter']],
  ['classic', ['classic', 'space', 'west', 'winter']],
];
const SEATS = 4;
const ALL_SEATS: readonly Seat[] = [0, 1, 2, 3];
const DECISIONS = 400;

/**
 * The legal moves of each seat and the view of one, computed on the table itself, one query after another, and each on
 * a fresh copy that has never been queried. The table is queried last, so that the next move finds its caches filled.
 */
function legalMovesOf(
  pool: CardPool,
  state: State,
  asked: readonly Seat[],
): { seat: Seat; legalMove: LegalMove }[] {
  const [viewer = null] = asked;
  const seen = view(pool, state, viewer);
  const kept = asked.map((seat) => legalMoves(pool, state, seat));
  for (const [at, seat] of asked.entries()) expect(legalMoves(pool, clone(state), seat)).toEqual(kept[at]);
  expect(view(pool, clone(state), viewer)).toEqual(seen);
  return asked.flatMap((seat) => legalMoves(pool, state, seat).map((legalMove) => ({ seat, legalMove })));
}

function step(pool: CardPool, state: State, random: () => number, asked: readonly Seat[]): void {
  const legal = legalMovesOf(pool, state, asked).filter(({ legalMove }) => legalMove.move.do !== 'concede');
  const picked = legal[Math.floor(random() * (legal.length + 1))];
  if (picked === undefined) {
    if (clocks(state).length > 0) applyMove(pool, state, SYSTEM, { do: 'timeout' });
    return;
  }
  const move = sampleMove(picked.legalMove, random);
  expect(validateMove(pool, state, picked.seat, move)).toBeNull();
  expect(isRefusal(applyMove(pool, state, picked.seat, move))).toBe(false);
}

function newTable(pool: CardPool, sheet: SheetId, sets: readonly string[], seed: string, fast = true): State {
  const players = Array.from({ length: SEATS }, (_, at) => ({ name: `P${at}`, sex: 'male' as const }));
  return createTable(pool, { sheet, sets, seed, players, options: { fast } });
}

describe('caches', () => {
  test.each(SETUPS)('hold on the %s sheet with %s', (sheet, sets) => {
    const pool = buildCardPool(sets.map((id) => loadSet(id)));
    const state = newTable(pool, sheet, sets, 'readings');
    const random = stream(`readings/${sheet}/${sets.join()}`);
    for (let at = 0; at < DECISIONS && state.phase !== 'over'; at++) step(pool, state, random, ALL_SEATS);
  });

  test.each(SETUPS)('hold on the %s sheet with %s without fast play', (sheet, sets) => {
    const pool = buildCardPool(sets.map((id) => loadSet(id)));
    const state = newTable(pool, sheet, sets, 'slow', false);
    const random = stream(`slow/${sheet}/${sets.join()}`);
    for (let at = 0; at < DECISIONS && state.phase !== 'over'; at++) step(pool, state, random, ALL_SEATS);
  });

  // Changes accumulate until a seat is queried again.
  test.each(SETUPS)('hold on the %s sheet with %s, when seats are queried occasionally', (sheet, sets) => {
    const pool = buildCardPool(sets.map((id) => loadSet(id)));
    const state = newTable(pool, sheet, sets, 'now-and-then');
    const random = stream(`now-and-then/${sheet}/${sets.join()}`);
    for (let at = 0; at < DECISIONS * 3 && state.phase !== 'over'; at++) {
      step(
        pool,
        state,
        random,
        ALL_SEATS.filter(() => random() < 0.4),
      );
    }
  });

  // The copied table is still queried and played on after its copy has moved on.
  test.each(SETUPS)('hold on the %s sheet with %s, on copies that are played on', (sheet, sets) => {
    const pool = buildCardPool(sets.map((id) => loadSet(id)));
    let state = newTable(pool, sheet, sets, 'copies');
    const random = stream(`copies/${sheet}/${sets.join()}`);
    for (let at = 0; at < DECISIONS && state.phase !== 'over'; at++) {
      legalMovesOf(pool, state, ALL_SEATS);
      const copies = [fork(state), fork(state)];
      for (const copy of copies) step(pool, copy, random, ALL_SEATS);
      legalMovesOf(pool, state, ALL_SEATS);
      const [copy] = copies;
      if (copy !== undefined && random() < 0.8) state = copy;
      else step(pool, state, random, ALL_SEATS);
    }
  });
});
