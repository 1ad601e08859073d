/** Caches must agree with a fresh copy of the table, after every move of random games. */
import { loadSet } from '@kickdoor/packs/node';
import {
  act,
  buildBox,
  clocks,
  clone,
  createTable,
  isRefusal,
  judge,
  KEEPER,
  moves,
  sampleMove,
  stream,
  view,
  type Box,
  type Offer,
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
function offersOf(box: Box, state: State, asked: readonly Seat[]): { seat: Seat; offer: Offer }[] {
  const [viewer = null] = asked;
  const seen = view(box, state, viewer);
  const kept = asked.map((seat) => moves(box, state, seat));
  for (const [at, seat] of asked.entries()) expect(moves(box, clone(state), seat)).toEqual(kept[at]);
  expect(view(box, clone(state), viewer)).toEqual(seen);
  return asked.flatMap((seat) => moves(box, state, seat).map((offer) => ({ seat, offer })));
}

function step(box: Box, state: State, random: () => number, asked: readonly Seat[]): void {
  const lawful = offersOf(box, state, asked).filter(({ offer }) => offer.move.do !== 'concede');
  const picked = lawful[Math.floor(random() * (lawful.length + 1))];
  if (picked === undefined) {
    if (clocks(state).length > 0) act(box, state, KEEPER, { do: 'time' });
    return;
  }
  const move = sampleMove(picked.offer, random);
  expect(judge(box, state, picked.seat, move)).toBeNull();
  expect(isRefusal(act(box, state, picked.seat, move))).toBe(false);
}

function newTable(box: Box, sheet: SheetId, sets: readonly string[], seed: string): State {
  const players = Array.from({ length: SEATS }, (_, at) => ({ name: `P${at}`, sex: 'male' as const }));
  return createTable(box, { sheet, sets, seed, players, options: { fast: true } });
}

describe('caches', () => {
  test.each(SETUPS)('hold on the %s sheet with %s', (sheet, sets) => {
    const box = buildBox(sets.map((id) => loadSet(id)));
    const state = newTable(box, sheet, sets, 'readings');
    const random = stream(`readings/${sheet}/${sets.join()}`);
    for (let at = 0; at < DECISIONS && state.phase !== 'over'; at++) step(box, state, random, ALL_SEATS);
  });

  // Changes accumulate until a seat is queried again.
  test.each(SETUPS)('hold on the %s sheet with %s, when seats are queried occasionally', (sheet, sets) => {
    const box = buildBox(sets.map((id) => loadSet(id)));
    const state = newTable(box, sheet, sets, 'now-and-then');
    const random = stream(`now-and-then/${sheet}/${sets.join()}`);
    for (let at = 0; at < DECISIONS * 3 && state.phase !== 'over'; at++) {
      step(
        box,
        state,
        random,
        ALL_SEATS.filter(() => random() < 0.4),
      );
    }
  });
});
