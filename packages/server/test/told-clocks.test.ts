/** When clients that keep their clocks running must be sent the time again. */
import { expect, test } from 'vitest';
import { ClockKeeper } from '@kickdoor/tables/game/clock-keeper.ts';
import { goOn, type ToldClocks } from '@kickdoor/tables/game/told-clocks.ts';
import { ManualClock } from './manual-clock.ts';

const ON = { on: true, timed: () => true, cap: null };
const turn = { id: -4, kind: 'turn', ms: 90_000 } as const;
const grace = { id: 7, kind: 'grace', ms: 2600 } as const;

function running(): { time: ManualClock; waits: ClockKeeper } {
  const time = new ManualClock();
  const waits = new ClockKeeper(time);
  waits.run(ON);
  waits.set([turn, grace]);
  return { time, waits };
}

test('clocks that keep running or stay paused are not sent again, to the last second', async () => {
  const { time, waits } = running();
  const told = waits.told();
  await time.advance(1500);
  expect(goOn(told, waits.told())).toBe(true);
  await time.advance(5000);
  expect(goOn(told, waits.told())).toBe(true);
});

test.each<readonly [what: string, change: (waits: ClockKeeper) => void]>([
  ['a wait begins', (waits) => waits.set([turn, grace, { id: 8, kind: 'cancel', ms: 2600 }])],
  ['a wait ends', (waits) => waits.set([turn])],
  ['a wait begins anew', (waits) => waits.set([turn, { ...grace, id: 8 }])],
  ['all of them stop', (waits) => waits.run({ ...ON, on: false })],
  ['a wait gets more time', (waits) => waits.lengthen(7, 5000)],
  ['an outer wait gets more time', (waits) => waits.lengthen(-4, 5000)],
  ['a wait is cut short', (waits) => waits.run({ ...ON, cap: 2000 })],
])('clocks are sent again when %s', async (_, change) => {
  const { time, waits } = running();
  const told = waits.told();
  await time.advance(1000);
  change(waits);
  expect(goOn(told, waits.told())).toBe(false);
});

/** A turn's clock, this many milliseconds after the start. */
const at = (ms: number, left: number): ToldClocks => ({ at: ms, clocks: [{ ...turn, left, runs: true }] });

test('the comparison is with what a client was sent, so small differences never add up', () => {
  const told = at(0, 90_000);
  expect(goOn(told, at(1000, 89_080))).toBe(true);
  expect(goOn(told, at(2000, 88_160))).toBe(false);
});
