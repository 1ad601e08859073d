/** The net behind a bot's chances, and how it is learned. */
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, stream } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { fit, lossOf } from '../../scripts/train/fit.ts';
import type { Position } from '../../scripts/train/games.ts';
import { behindDoor } from '../../src/search/doors.ts';
import { netLength, netOver, readNet, scoresOf, writeNet, type Net } from '../../src/search/net.ts';

const NAMES = ['one', 'two', 'three'];

function someNet(units: number): Net {
  const random = stream('net');
  const numbers = Float64Array.from({ length: netLength(NAMES.length, units) }, () => random() - 0.5);
  return netOver(numbers, NAMES.length, units);
}

test('a net that is written and read gives the same scores', () => {
  const net = someNet(5);
  const read = readNet(writeNet(net, NAMES));
  const figures = [
    [1, 0, 2],
    [0, 3, 0.5],
    [2, 1, 0],
  ];
  const [before, after] = [scoresOf(net, figures), scoresOf(read, figures)];
  for (const [seat, score] of before.entries()) expect(after[seat]).toBeCloseTo(score, 2);
  expect(new Set(before).size).toBe(3);
});

test('a score counts what the others have, wherever they sit', () => {
  const net = someNet(4);
  const [own, left, right] = [
    [1, 0, 0],
    [0, 2, 0],
    [0, 0, 3],
  ];
  const [first] = scoresOf(net, [own, left, right]);
  expect(scoresOf(net, [right, own, left])[1]).toBeCloseTo(first ?? Number.NaN);
  expect(scoresOf(net, [own, left, left])[0]).not.toBeCloseTo(first ?? Number.NaN);
});

/** Positions in which a seat with exactly one of the first two figures wins: no linear sum can express that. */
function exclusive(count: number): Position[] {
  const random = stream('exclusive');
  const figures = (one: boolean, two: boolean) => Float32Array.of(one ? 1 : 0, two ? 1 : 0, random());
  return Array.from({ length: count }, () => {
    const wins = random() < 0.5;
    const same = random() < 0.5;
    return {
      figures: [figures(wins, !wins), figures(same, same)],
      shares: [1, 0],
    };
  });
}

test('it learns what no linear sum can express', () => {
  const net = fit(exclusive(20_000), stream('fit'));
  // A linear sum can't get below 0.69.
  expect(lossOf(exclusive(500), net)).toBeLessThan(0.3);
});

test('the same positions and random numbers give the same net', () => {
  const positions = exclusive(600);
  const [one, other] = [fit(positions, stream('same')), fit(positions, stream('same'))];
  expect(writeNet(other, NAMES)).toEqual(writeNet(one, NAMES));
});

test('the stronger a player is, the more there is behind the door', () => {
  const pool = buildCardPool([loadSet('classic')]);
  expect(behindDoor(pool, 0)).toEqual({ beaten: 0, levels: 0, treasures: 0 });
  const [weak, strong, all] = [behindDoor(pool, 5), behindDoor(pool, 15), behindDoor(pool, 999)];
  expect(weak.beaten).toBeGreaterThan(0);
  expect(strong.beaten).toBeGreaterThan(weak.beaten);
  expect(strong.levels).toBeGreaterThan(weak.levels);
  const doors = pool.cards.filter(({ deck }) => deck === 'doors');
  expect(all.beaten).toBeCloseTo(doors.filter(({ kind }) => kind === 'monster').length / doors.length);
});
