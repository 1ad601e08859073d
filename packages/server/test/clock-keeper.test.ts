import type { Clock } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { ClockKeeper } from '../src/room/clock-keeper.ts';

const grace: Clock = { id: 1, kind: 'grace', ms: 2600 };
const cancel: Clock = { id: 2, kind: 'cancel', ms: 2600 };

test('only the innermost wait runs; the outer one goes on where it stood', () => {
  const waits = new ClockKeeper();
  waits.run(true, 0);
  waits.set([grace], 0);
  expect(waits.due(1000)).toBe(1600);
  waits.set([grace, cancel], 1000);
  expect(waits.due(3000)).toBe(600);
  expect(waits.left(3000)).toMatchObject([
    { id: 1, left: 1600, runs: false },
    { id: 2, left: 600, runs: true },
  ]);
  waits.set([grace], 3000);
  expect(waits.due(3000)).toBe(1600);
});

test('a wait that starts anew has a new id and its full time', () => {
  const waits = new ClockKeeper();
  waits.run(true, 0);
  waits.set([grace], 0);
  waits.set([{ ...grace, id: 3 }], 2000);
  expect(waits.due(2000)).toBe(2600);
});

test('a wait stands still while nobody is there', () => {
  const waits = new ClockKeeper();
  waits.run(true, 0);
  waits.set([grace], 0);
  waits.run(false, 1000);
  expect(waits.due(50_000)).toBeNull();
  waits.run(true, 50_000);
  expect(waits.due(50_100)).toBe(1500);
});

test('what was saved goes on with what was left, however long the server was down', () => {
  const before = new ClockKeeper();
  before.run(true, 0);
  before.set([grace, cancel], 0);
  const saved = before.save(600);
  const after = new ClockKeeper();
  after.restore([grace, cancel], saved, 1_000_000);
  expect(after.left(1_500_000)).toMatchObject([{ left: 2600 }, { left: 2000, runs: false }]);
  after.run(true, 1_500_000);
  expect(after.due(1_500_000)).toBe(2000);
});

test('what would be saved after a move changes nothing', () => {
  const waits = new ClockKeeper();
  waits.run(true, 0);
  waits.set([grace], 0);
  expect(waits.saveNext([grace, cancel], 600)).toEqual([
    { id: 1, left: 2000 },
    { id: 2, left: 2600 },
  ]);
  expect(waits.left(600)).toHaveLength(1);
});
