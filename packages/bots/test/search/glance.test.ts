/** What rollouts look at: views computed as they are read, and legal moves without those that no bot makes. */
import { loadSet } from '@kickdoor/packs/node';
import {
  buildCardPool,
  createTable,
  glance,
  legalMoves,
  sheets,
  stream,
  view,
  type PlayerView,
  type SheetId,
  type Verb,
  type View,
} from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { randomBot } from '../../src/random.ts';
import { playOne } from '../../src/self-play.ts';

/** Reads every part of a view. */
function read(seen: View) {
  const { seat, sheet, sets, options, phase, turn, turns, players, hand, justReceived } = seen;
  const { decks, discards, door, place, combat, flight, pending, trades, charity, clocks } = seen;
  const { memory, winners, counts } = seen;
  const first = { seat, sheet, sets, options, phase, turn, turns, hand, justReceived, decks, discards, door };
  const told = trades.map(({ from, to, give, get }) => ({ from, to, give, get }));
  const second = { place, combat, flight, pending, trades: told, charity, clocks, memory, winners, counts };
  return { ...first, ...second, players: players.map(readPlayer) };
}

function readPlayer(it: PlayerView) {
  const { seat, name, sex, level, hand, handLimit, shown, races, classes, halfBreeds } = it;
  const { superMunchkins, talents, equipped, carried, sidekicks, steeds, changed, curses } = it;
  const { attached, ineffective, dead, left, ready, owed, strength, flee, asked } = it;
  const first = { seat, name, sex, level, hand, handLimit, shown, races, classes, halfBreeds };
  const second = { superMunchkins, talents, equipped, carried, sidekicks, steeds, changed, curses };
  return { ...first, ...second, attached, ineffective, dead, left, ready, owed, strength, flee, asked };
}

const UNWANTED: ReadonlySet<Verb> = new Set<Verb>(['offer', 'play', 'show']);
const SEATS = [0, 1, 2, 3] as const;
const TABLES: readonly { readonly sheet: SheetId; readonly sets: readonly string[] }[] = [
  ...Object.values(sheets).map(({ id, sets }) => ({ sheet: id, sets })),
  { sheet: 'classic', sets: ['classic', 'space', 'west', 'winter'] },
];

test.each(TABLES)('a glance is a view, by $sheet ($sets)', ({ sheet, sets }) => {
  const pool = buildCardPool(sets.map(loadSet));
  const players = SEATS.map((seat) => ({ name: `Bot ${seat}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed: `glance ${sheet}`, players });
  const random = stream(`glance ${sheet}`);
  let [combats, pending, left] = [0, 0, 0];
  for (let count = 0; count < 100 && state.phase !== 'over'; count += 1) {
    for (const seat of [...SEATS, null]) {
      const seen = view(pool, state, seat);
      expect(read(glance(pool, state, seat))).toEqual(read(seen));
      if (seen.combat !== null) combats += 1;
      if (seen.pending !== null) pending += 1;
      if (seat === null) continue;
      // Alternate which query comes first: neither result may be cached as the other.
      const few = count % 2 === 0 ? legalMoves(pool, state, seat, UNWANTED) : null;
      const all = legalMoves(pool, state, seat);
      const wanted = all.filter(({ move }) => !UNWANTED.has(move.do));
      expect(few ?? legalMoves(pool, state, seat, UNWANTED)).toEqual(wanted);
      left += all.length - wanted.length;
    }
    for (let moves = 0; moves < 7; moves += 1) playOne({ pool, botAt: () => randomBot, random }, state);
  }
  expect([combats, pending, left].every((times) => times > 0)).toBe(true);
});
