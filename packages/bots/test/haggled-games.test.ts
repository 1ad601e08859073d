/** Whole games on every sheet in which bots trade: they end, and nobody is pestered. */
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, createTable, stream, type GameEvent, type SheetId } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { MOST_MOVES, NO_PAST, playOne, recall, tunedBot } from '../src/index.ts';

const GAMES = 4;

/** An offer, and the turn in which it was made. */
type Made = Extract<GameEvent, { e: 'offered' }> & { readonly turn: number; readonly own: boolean };

/** Plays a game of regular bots to its end. Returns its offers. */
function offersOf(sheet: SheetId, sets: readonly string[], seed: string): readonly Made[] {
  const pool = buildCardPool(sets.map(loadSet));
  const players = [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed, players });
  const found: Made[] = [];
  let past = NO_PAST;
  const game = {
    pool,
    random: stream(seed),
    botAt: () => tunedBot,
    past: () => past,
    happened(events: readonly GameEvent[]) {
      past = recall(past, events);
      for (const event of events) {
        if (event.e === 'offered') found.push({ ...event, turn: past.turn, own: state.turn === event.seat });
      }
    },
  };
  for (let moves = 0; moves < MOST_MOVES && state.phase !== 'over'; moves += 1) playOne(game, state);
  expect(state.phase).toBe('over');
  return found;
}

test.each([
  ['classic', ['classic']],
  ['early', ['classic']],
  ['space', ['space']],
  ['west', ['west']],
  ['winter', ['winter']],
] as const)('on the %s sheet they trade once a turn, and make at most one counteroffer', (sheet, sets) => {
  const games = Array.from({ length: GAMES }, (_, at) => offersOf(sheet, sets, `haggled ${at}`));
  expect(games.flat().length).toBeGreaterThan(0);
  for (const offers of games) {
    for (const { seat, to, turn, own, give, get } of offers) {
      const same = offers.filter((one) => one.turn === turn && one.seat === seat);
      expect(same.filter((one) => one.own)).toHaveLength(own ? 1 : 0);
      expect(same.filter((one) => one.to === to)).toHaveLength(1);
      expect(Math.min(give.length, get.length)).toBeGreaterThan(0);
    }
  }
});
