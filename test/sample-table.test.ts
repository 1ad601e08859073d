/** Tables sampled from a view: the seat sees the same, may do the same, and they can be played on. */
import { bots } from '@kickdoor/bots';
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  census,
  clocks,
  createTable,
  isRefusal,
  SYSTEM,
  legalMoves,
  sheets,
  stream,
  view,
  type CardPool,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { sampleTable } from '../examples/sample-table.ts';

const SEATS = [0, 1, 2, 3];
const TABLES: readonly { readonly sheet: SheetId; readonly sets: readonly string[] }[] = [
  ...Object.values(sheets).map(({ id, sets }) => ({ sheet: id, sets })),
  { sheet: 'classic', sets: ['classic', 'space', 'west', 'winter'] },
];

/** Makes the next move of a game of bots; `false` once it is over. */
function goOn(pool: CardPool, state: State, random: () => number): boolean {
  if (state.phase === 'over') return false;
  for (const seat of SEATS.map((at) => (state.turn + at) % SEATS.length)) {
    const legal = legalMoves(pool, state, seat);
    if (legal.length === 0) continue;
    const decided = bots.random.decide(view(pool, state, seat), legal, pool, random);
    if (decided === null) continue;
    const done = applyMove(pool, state, seat, decided.move);
    if (isRefusal(done)) throw new Error(`${JSON.stringify(decided.move)} was refused by ${done.rule}`);
    return true;
  }
  if (clocks(state).length > 0) applyMove(pool, state, SYSTEM, { do: 'timeout' });
  return true;
}

test.each(TABLES)('sampled by $sheet ($sets)', ({ sheet, sets }) => {
  const pool = buildCardPool(sets.map(loadSet));
  const players = SEATS.map((seat) => ({ name: `Bot ${seat}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed: `sample ${sheet}`, players });
  const random = stream(`sample ${sheet}`);
  let sampled = 0;
  for (let count = 0; count < 700 && goOn(pool, state, random); count += 1) {
    if (count % 7 !== 0) continue;
    for (const seat of SEATS) {
      const seen = view(pool, state, seat);
      const table = sampleTable(pool, seen, random);
      expect(table === null).toBe(state.stack.length > 0);
      if (table === null) continue;
      sampled += 1;
      expect(census(pool, table)).toEqual([]);
      expect(view(pool, table, seat)).toEqual(seen);
      expect(legalMoves(pool, table, seat)).toEqual(legalMoves(pool, state, seat));
      for (let on = 0; on < 20; on += 1) goOn(pool, table, random);
      expect(census(pool, table)).toEqual([]);
    }
  }
  expect(sampled).toBeGreaterThan(100);
});

test('what the seat can’t see is dealt anew', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const players = SEATS.map((seat) => ({ name: `Bot ${seat}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'anew', players });
  const random = stream('anew');
  const hands = Array.from(
    { length: 50 },
    () => sampleTable(pool, view(pool, state, 0), random)?.players[1]?.hand,
  );
  expect(new Set(hands.map(String)).size).toBe(50);
  expect(hands).not.toContainEqual(state.players[1]?.hand);
});
