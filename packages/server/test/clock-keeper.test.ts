import type { Clock } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { ClockKeeper, type Run } from '@kickdoor/tables/game/clock-keeper.ts';
import { ManualClock } from './manual-clock.ts';

const ON: Run = { on: true, timed: () => true, cap: null };
const grace: Clock = { id: 1, kind: 'grace', ms: 2600 };
const cancel: Clock = { id: 2, kind: 'cancel', ms: 2600 };

function running(clocks: readonly Clock[]): { time: ManualClock; waits: ClockKeeper } {
  const time = new ManualClock();
  const waits = new ClockKeeper(time);
  waits.run(ON);
  waits.set(clocks);
  return { time, waits };
}

test('only the innermost wait runs; the outer one resumes where it was paused', async () => {
  const { time, waits } = running([grace]);
  await time.advance(1000);
  expect(waits.due()).toBe(1600);
  waits.set([grace, cancel]);
  await time.advance(2000);
  expect(waits.due()).toBe(600);
  expect(waits.left()).toMatchObject([
    { id: 1, left: 1600, runs: false },
    { id: 2, left: 600, runs: true },
  ]);
  waits.set([grace]);
  expect(waits.due()).toBe(1600);
});

test('a restarted wait has a new id and its full time', async () => {
  const { time, waits } = running([grace]);
  await time.advance(2000);
  waits.set([{ ...grace, id: 3 }]);
  expect(waits.due()).toBe(2600);
});

test('a wait is paused while nobody is connected', async () => {
  const { time, waits } = running([grace]);
  await time.advance(1000);
  waits.run({ ...ON, on: false });
  await time.advance(49_000);
  expect(waits.due()).toBeNull();
  waits.run(ON);
  await time.advance(100);
  expect(waits.due()).toBe(1500);
});

test('a saved wait continues with the time it had left, however long the server was down', async () => {
  const before = running([grace, cancel]);
  await before.time.advance(600);
  const saved = before.waits.save();
  const time = new ManualClock();
  await time.advance(1_000_000);
  const after = new ClockKeeper(time);
  after.restore([grace, cancel], saved);
  await time.advance(500_000);
  expect(after.left()).toMatchObject([{ left: 2600 }, { left: 2000, runs: false }]);
  after.run(ON);
  expect(after.due()).toBe(2000);
});

test('computing what would be saved after a move changes nothing', async () => {
  const { time, waits } = running([grace]);
  await time.advance(600);
  expect(waits.saveNext([grace, cancel])).toEqual([
    { id: 1, left: 2000 },
    { id: 2, left: 2600 },
  ]);
  expect(waits.left()).toHaveLength(1);
});

test('setting the wall clock back neither shortens nor extends a wait', async () => {
  const { time, waits } = running([grace]);
  await time.advance(600);
  time.dayOffset -= 3_600_000;
  await time.advance(600);
  expect(waits.due()).toBe(1400);
});
