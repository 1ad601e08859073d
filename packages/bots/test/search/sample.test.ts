/** Tables sampled from a view: the seat sees the same and may do the same there, and they can be played on. */
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
import { randomBot } from '../../src/random.ts';
import { sampleTable } from '../../src/search/sample.ts';

const SEATS = [0, 1, 2, 3];
const TABLES: readonly { readonly sheet: SheetId; readonly sets: readonly string[] }[] = [
  ...Object.values(sheets).map(({ id, sets }) => ({ sheet: id, sets })),
  { sheet: 'classic', sets: ['classic', 'space', 'west', 'winter'] },
];

/** Makes the next move of a game between bots; `false` once it is over. */
function goOn(pool: CardPool, state: State, random: () => number): boolean {
  if (state.phase === 'over') return false;
  for (const seat of SEATS.map((at) => (state.turn + at) % SEATS.length)) {
    const legal = legalMoves(pool, state, seat);
    if (legal.length === 0) continue;
    const decided = randomBot.decide(view(pool, state, seat), legal, pool, random);
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
  let [sampled, pending] = [0, 0];
  for (let count = 0; count < 700 && goOn(pool, state, random); count += 1) {
    if (count % 7 !== 0) continue;
    for (const seat of SEATS) {
      const seen = view(pool, state, seat);
      const table = sampleTable(pool, seen, random);
      if (state.stack.length === 0) expect(table).not.toBeNull();
      if (table === null) continue;
      sampled += 1;
      if (state.stack.length > 0) pending += 1;
      expect(census(pool, table)).toEqual([]);
      expect(view(pool, table, seat)).toEqual(seen);
      expect(legalMoves(pool, table, seat)).toEqual(legalMoves(pool, state, seat));
      for (let on = 0; on < 20; on += 1) goOn(pool, table, random);
      expect(census(pool, table)).toEqual([]);
    }
  }
  expect(sampled).toBeGreaterThan(100);
  expect(pending).toBeGreaterThan(20);
});

test('what the seat can’t see is dealt at random', () => {
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

/** Counts each of these cards once. */
function tally(times: Map<number, number>, cards: readonly number[]): void {
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
}

test('each unseen card is equally likely in every place for its deck', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const players = SEATS.map((seat) => ({ name: `Bot ${seat}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'fair', players });
  const random = stream('fair');
  for (let count = 0; count < 200 || state.stack.length > 0; count += 1) goOn(pool, state, random);
  const seen = view(pool, state, 0);
  const SAMPLES = 2000;
  const inDeck = new Map<number, number>();
  const inHands = new Map<number, number>();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const table = sampleTable(pool, seen, random);
    if (table === null) throw new Error('the view says enough');
    tally(inDeck, table.decks.doors);
    tally(
      inHands,
      table.players.slice(1).flatMap(({ hand }) => hand),
    );
  }
  const hidden = [...inDeck.keys()];
  // Each of them is equally likely in the deck; five standard errors are never exceeded by chance.
  const share = state.decks.doors.length / hidden.length;
  const most = 5 * Math.sqrt((share * (1 - share)) / SAMPLES);
  for (const card of hidden) {
    expect(Math.abs((inDeck.get(card) ?? 0) / SAMPLES - share)).toBeLessThan(most);
  }
  expect(hidden.length).toBeGreaterThan(state.decks.doors.length);
  // The cards that really are in hidden hands can be there.
  const really = state.players.slice(1).flatMap(({ hand }) => hand);
  for (const card of really) expect(inHands.get(card)).toBeGreaterThan(0);
});
