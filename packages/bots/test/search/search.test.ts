/** The searching bot: as pure as any bot, within its budget, and never stuck. */
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  clocks,
  createTable,
  fork,
  isRefusal,
  legalMoves,
  stream,
  SYSTEM,
  view,
  type CardPool,
  type State,
} from '@kickdoor/rules';
import { expect, test, vi } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { sceneOf } from '../../src/scene.ts';
import { candidates } from '../../src/search/candidates.ts';
import { FEATURES } from '../../src/search/features.ts';
import { readNet } from '../../src/search/net.ts';
import { posterior } from '../../src/search/prior.ts';
import { PRIORS } from '../../src/search/priors.ts';
import { appraise, searchBot } from '../../src/search/search.ts';
import { chances } from '../../src/search/value.ts';
import { WEIGHTS } from '../../src/search/weights.ts';
import { sensibleBot, tunedBot } from '../../src/sensible.ts';

const SEATS = [0, 1, 2, 3];

function newTable(pool: CardPool, sets: readonly string[], seed: string): State {
  const players = SEATS.map((seat) => ({ name: `Bot ${seat}`, sex: 'female' as const }));
  return createTable(pool, { sheet: 'classic', sets, seed, players });
}

/** Makes the next move of a game in which this bot plays seat 0. Returns whether it was its move. */
function goOn(pool: CardPool, state: State, bot: Bot, random: () => number): boolean {
  for (const seat of SEATS.map((at) => (state.turn + at) % SEATS.length)) {
    const legal = legalMoves(pool, state, seat);
    if (legal.length === 0) continue;
    const decided = (seat === 0 ? bot : sensibleBot).decide(view(pool, state, seat), legal, pool, random);
    if (decided === null) continue;
    const done = applyMove(pool, state, seat, decided.move);
    if (isRefusal(done)) throw new Error(`${JSON.stringify(decided.move)} was refused by ${done.rule}`);
    return seat === 0;
  }
  if (clocks(state).length > 0) applyMove(pool, state, SYSTEM, { do: 'timeout' });
  return false;
}

test.each([[['classic']], [['classic', 'space', 'west', 'winter']]])(
  'plays games of %j to their end with legal moves only',
  (sets) => {
    const pool = buildCardPool(sets.map(loadSet));
    const bot = searchBot({ budget: { rollouts: 6 }, depths: [6] });
    const state = newTable(pool, sets, 'to the end');
    const random = stream('to the end');
    let made = 0;
    for (let moves = 0; moves < 3000 && state.phase !== 'over'; moves += 1) {
      if (goOn(pool, state, bot, random)) made += 1;
    }
    expect(state.phase).toBe('over');
    expect(made).toBeGreaterThan(20);
  },
);

test('the same view, random numbers and budget in rollouts give the same move, and change nothing', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const bot = searchBot({ budget: { rollouts: 30 } });
  const state = newTable(pool, ['classic'], 'again');
  const random = stream('again');
  for (let moves = 0; moves < 120; moves += 1) {
    const legal = legalMoves(pool, state, 0);
    if (legal.length > 0 && moves % 10 === 0) {
      const seen = view(pool, state, 0);
      const before = JSON.stringify(state);
      const twice = [1, 2].map(() => bot.decide(seen, legal, pool, stream(`decision ${moves}`)));
      expect(twice[1]).toEqual(twice[0]);
      expect(JSON.stringify(state)).toBe(before);
    }
    goOn(pool, state, sensibleBot, random);
  }
});

test('a search ends when its time is up', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const clock = vi.fn<() => number>();
  for (let now = 0; now <= 2000; now += 5) clock.mockReturnValueOnce(now);
  const bot = searchBot({ budget: { milliseconds: 100, now: clock } });
  const state = newTable(pool, ['classic'], 'time');
  const random = stream('time');
  for (let moves = 0; moves < 400 && clock.mock.calls.length === 0; moves += 1) {
    goOn(pool, state, bot, random);
  }
  expect(clock.mock.calls.length).toBeGreaterThan(2);
  // It reads the clock twice per guess, and 5 ms pass each time.
  expect(clock.mock.calls.length).toBeLessThan(30);
});

test('the tuned bot’s decision comes first among the candidates, and nobody has to wait', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const state = newTable(pool, ['classic'], 'candidates');
  const random = stream('candidates');
  let compared = 0;
  for (let moves = 0; moves < 200; moves += 1) {
    for (const seat of SEATS) {
      const legal = legalMoves(pool, state, seat);
      const scene = sceneOf(view(pool, state, seat), legal, pool, random);
      if (legal.length === 0 || scene === null) continue;
      const tuned = tunedBot.decide(scene.view, legal, pool, random)?.move ?? null;
      const found = candidates(scene, tuned);
      compared += found.length - 1;
      expect(found[0]).toEqual(tuned);
      expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length);
      // A seat that has to move can't choose to wait.
      if (legal.some(({ move }) => move.do === 'kick')) expect(found.slice(1)).not.toContain(null);
      for (const one of found.slice(1)) {
        if (one === null) continue;
        expect(isRefusal(applyMove(pool, fork(state), seat, one)), JSON.stringify(one)).toBe(false);
      }
    }
    goOn(pool, state, sensibleBot, random);
  }
  expect(compared).toBeGreaterThan(500);
});

test('an appraisal includes the tuned bot’s move, is sorted best first, and gives chances', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const state = newTable(pool, ['classic'], 'appraise');
  const random = stream('appraise');
  let appraised = 0;
  for (let moves = 0; moves < 150; moves += 1) {
    const seat = state.turn;
    const legal = legalMoves(pool, state, seat);
    const seen = view(pool, state, seat);
    const found = appraise(seen, legal, pool, random, { budget: { rollouts: 12 }, depths: [6] });
    if (found.length > 0) {
      appraised += 1;
      const tuned = tunedBot.decide(seen, legal, pool, random)?.move ?? null;
      expect(found.map(({ candidate }) => candidate)).toContainEqual(tuned);
      const values = found.map(({ chance }) => chance);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(values.every((one) => one >= 0 && one <= 1)).toBe(true);
    }
    goOn(pool, state, sensibleBot, random);
  }
  expect(appraised).toBeGreaterThan(20);
});

test('when a card asks what to lose, the answers are compared', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const state = newTable(pool, ['classic'], 'answers');
  const random = stream('answers');
  let compared = 0;
  for (let moves = 0; moves < 1500 && state.phase !== 'over'; moves += 1) {
    const frame = state.stack.at(-1);
    if (frame?.f === 'choice' && frame.about === 'deed') {
      const { seat } = frame;
      const seen = view(pool, state, seat);
      const legal = legalMoves(pool, state, seat);
      const found = appraise(seen, legal, pool, random, { budget: { rollouts: 12 }, depths: [4] });
      const answers = found.map(({ candidate }) => candidate?.do);
      if (found.length > 1) expect(answers.filter((verb) => verb === 'choose').length).toBeGreaterThan(1);
      compared += found.length;
    }
    goOn(pool, state, sensibleBot, random);
  }
  expect(compared).toBeGreaterThan(2);
});

test('the belief about a move goes from its sort’s prior to what its trials show', () => {
  const prior = { mean: -0.02, deviation: 0.02 };
  expect(posterior(prior, { tries: 0, gain: 0, squares: 0 })).toEqual(prior);
  const few = posterior(prior, { tries: 4, gain: 0.4, squares: 0.04 });
  const many = posterior(prior, { tries: 400, gain: 40, squares: 4 });
  expect(few.mean).toBeGreaterThan(prior.mean);
  expect(few.mean).toBeLessThan(many.mean);
  expect(many.mean).toBeCloseTo(0.1, 1);
  expect(many.deviation).toBeLessThan(few.deviation);
});

test('the learned weights and priors fit the features and sorts', () => {
  expect(Object.keys(WEIGHTS.rows)).toEqual([...FEATURES]);
  const { own, others, bias, out, direct } = readNet(WEIGHTS);
  expect([...own, ...others].every((row) => row.length === out.length && row.every(Number.isFinite))).toBe(
    true,
  );
  expect([bias, out, ...direct].every((row) => row.every(Number.isFinite))).toBe(true);
  for (const [name, [mean, deviation]] of Object.entries(PRIORS)) {
    expect(Math.abs(mean), name).toBeLessThan(0.5);
    expect(deviation, name).toBeGreaterThan(0);
  }
});

test('chances are shared among those still playing, and belong to the winners of a finished game', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const state = newTable(pool, ['classic'], 'value');
  const leader = state.players[2];
  if (leader === undefined) throw new Error('there are four players');
  leader.level = 9;
  const found = chances(pool, state);
  expect(found.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect(Math.max(...found)).toBe(found[2]);
  const over: State = { ...state, phase: 'over', winners: [1, 3] };
  expect(chances(pool, over)).toEqual([0, 0.5, 0, 0.5]);
});
