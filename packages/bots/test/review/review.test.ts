/** Reviews of finished games: the cost of each move, judged by what its seat could see, and the decisive turns. */
import {
  applyMove,
  clocks,
  isRefusal,
  legalMoves,
  recordTable,
  stream,
  SYSTEM,
  view,
  type GameRecord,
  type Seat,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { judge, movesReviewed, randomBot, sensibleBot, turningPointsOf } from '../../src/index.ts';
import { decide, make, pool, table } from '../table.ts';

/** Runs a generator to its end and collects what it yields. */
function run<Told, Made>(
  work: Generator<Told, Made>,
): { readonly told: readonly Told[]; readonly made: Made } {
  const told: Told[] = [];
  for (;;) {
    const next = work.next();
    if (next.done === true) return { told, made: next.value };
    told.push(next.value);
  }
}

const SEATS: readonly Seat[] = [0, 1, 2];

/** The record of a game in which the first seat plays at random and the others sensibly. */
function gameOfAFool(): GameRecord {
  const players = SEATS.map((seat) => ({ name: `Bot ${seat}`, sex: 'female' as const }));
  const setup = {
    version: 'test',
    hashes: [],
    sheet: 'classic' as const,
    sets: ['classic'],
    seed: 'fool',
    players,
  };
  const { state, recorder } = recordTable(pool, setup);
  const random = stream('fool');
  for (let moves = 0; moves < 4000 && state.phase !== 'over'; moves += 1) {
    const ready = SEATS.map((at) => (state.turn + at) % SEATS.length).flatMap((seat) => {
      const legal = legalMoves(pool, state, seat);
      if (legal.length === 0) return [];
      const bot = seat === 0 ? randomBot : sensibleBot;
      const decided = bot.decide(view(pool, state, seat), legal, pool, random);
      return decided === null ? [] : [{ seat, move: decided.move }];
    });
    const [next] = ready;
    const act = next ?? { seat: SYSTEM, move: { do: 'timeout' as const } };
    if (next === undefined && clocks(state).length === 0) throw new Error('nobody moves');
    recorder.before(state, act.seat, act.move, moves);
    const done = applyMove(pool, state, act.seat, act.move);
    if (isRefusal(done)) throw new Error(done.rule);
    recorder.after(done.events);
  }
  return recorder.finish(state);
}

/** A fight for the last Level that the player is winning. */
function atTheDoor() {
  const state = table(
    [{ level: 9, equipped: ['flaming-armor'], hand: ['enraged'] }, { level: 8 }, { level: 1 }],
    ['net-troll'],
  );
  make(state, 0, { do: 'kick' });
  const seen = view(pool, state, 0);
  return { state, seen, legal: legalMoves(pool, state, 0), enraged: state.players[0]?.hand[0] ?? -1 };
}

describe('what a move cost', () => {
  test('strengthening the monster in one’s own decisive fight costs much of the chance to win', () => {
    const { seen, legal, enraged } = atTheDoor();
    const made = legal.find(({ move }) => move.do === 'play' && move.card === enraged)?.move;
    if (made === undefined) throw new Error('the monster can’t be strengthened');
    const judged = judge({ seen, legal, made }, pool, stream('cost'), { budget: { rollouts: 200 } });
    expect(judged?.cost).toBeGreaterThan(0.1);
    expect(judged?.best).not.toEqual(made);
    expect(judged?.chance).toBeGreaterThan(0.5);
  });

  test('a move that the search itself would make costs nothing', () => {
    const { state, seen, legal } = atTheDoor();
    const made = decide(state, 0)?.move;
    if (made === undefined) throw new Error('the fighter does nothing');
    const judged = judge({ seen, legal, made }, pool, stream('cost'), { budget: { rollouts: 200 } });
    expect(judged?.cost).toBeLessThan(0.02);
  });

  test('without a choice, nothing is judged', () => {
    const { seen, legal } = atTheDoor();
    const [only] = legal.slice(0, 1);
    if (only === undefined) throw new Error('nothing is legal');
    const budget = { rollouts: 20 };
    const alone = { seen, legal: [only], made: only.move };
    const judged = judge(alone, pool, stream('none'), { budget });
    expect(judged === null || judged.cost === 0).toBe(true);
  });
});

describe('a whole game', () => {
  const record = gameOfAFool();
  const BRIEFLY = { seats: [0], brief: 8, long: 80, again: 6 };

  test('the random player’s mistakes are found, costliest first, with the record’s numbers', () => {
    const { told, made } = run(movesReviewed(pool, record, BRIEFLY));
    const { mistakes, judged } = made;
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { seat, number, cost, deviation } of mistakes) {
      expect(seat).toBe(0);
      expect(record.moves[number - 1]?.seat).toBe(0);
      expect(cost).toBeGreaterThanOrEqual(Math.max(0.02, 2 * deviation));
    }
    expect(mistakes.map(({ cost }) => cost)).toEqual(
      mistakes.map(({ cost }) => cost).toSorted((a, b) => b - a),
    );
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    // The mistakes are among the judged moves, at the same cost; others cost little or nothing.
    const costs = new Map(judged.map(({ number, cost }) => [number, cost]));
    for (const { number, cost } of mistakes) expect(costs.get(number)).toBe(cost);
    expect(judged.length).toBeGreaterThan(mistakes.length);
    for (const { seat, cost } of judged) expect([seat, cost >= 0]).toEqual([0, true]);
    expect([...costs.keys()]).toEqual([...costs.keys()].toSorted((a, b) => a - b));
  });

  test('a mistake is judged by its seat’s view alone, without anybody else’s hand', () => {
    const { made } = run(movesReviewed(pool, record, BRIEFLY));
    const { mistakes } = made;
    for (const { seen, seat } of mistakes) {
      expect(seen.seat).toBe(seat);
      expect(seen.memory).toBeDefined();
    }
    const again = run(movesReviewed(pool, record, BRIEFLY));
    expect(again.made).toEqual(made);
  });

  test('its turning points are turns in game order, each with a seat’s chances', () => {
    const { made: points } = run(turningPointsOf(pool, record));
    expect(points.length).toBeGreaterThan(0);
    expect(points.length).toBeLessThanOrEqual(3);
    for (const { before, after, turn } of points) {
      expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.05);
      expect(turn).toBeGreaterThan(0);
    }
    expect(points.map(({ number }) => number)).toEqual(
      points.map(({ number }) => number).toSorted((a, b) => a - b),
    );
  });
});
