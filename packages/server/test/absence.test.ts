/** Absence is measured in elapsed time, whatever the wall clock says. */
import type { Bot } from '@kickdoor/bots';
import { expect, test } from 'vitest';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import { contextFor } from './context.ts';
import { ManualClock } from './manual-clock.ts';
import { passing, playOne, started } from './rooms.ts';
import { QUICK } from './running.ts';
import { emptyTable } from './setups.ts';
import { tempFolder } from './temp.ts';

const HOUR = 3_600_000;
const AWAY_AFTER = 1000;

async function contextAt(clock: ManualClock) {
  const context = await contextFor(tempFolder(), new InProcessMessenger(), clock);
  // The same deal each time, so the same is played.
  return { ...context, seed: () => 'absence', pace: { ...QUICK, awayAfter: AWAY_AFTER } };
}

test.each([-HOUR, HOUR])('setting the wall clock by %i ms makes nobody away sooner or later', async (by) => {
  const clock = new ManualClock();
  const context = await contextAt(clock);
  const { first, here } = await started(context, emptyTable(3));
  for (let count = 0; count < 300 && passing(here).length < 2; count += 1) {
    await playOne(first, here, `m${count}`);
  }
  const { number } = first;
  const [leaves] = passing(here);
  if (leaves === undefined) throw new Error('nobody is there');
  first.leave(leaves);
  await clock.advance(AWAY_AFTER / 2);
  clock.dayOffset += by;
  await clock.advance(AWAY_AFTER / 2 - 1);
  expect(first.number).toBe(number);
  await clock.advance(1);
  expect(await context.store.moves('table-000000', number + 1, number + 9)).toMatchObject([
    { seat: here.indexOf(leaves), move: { do: 'pass' } },
  ]);
});

test.each([-HOUR, HOUR])('setting the wall clock by %i ms changes nothing for a lazy bot', async (by) => {
  const clock = new ManualClock();
  const lazy: Bot = { decide: () => null };
  const context = { ...(await contextAt(clock)), bot: () => lazy };
  const robot = { kind: 'bot', name: 'Bot', sex: 'male', strength: 'regular', character: null } as const;
  const setup = { ...emptyTable(3), pace: 'none' as const, seats: [...emptyTable(2).seats, robot] };
  const { first } = await started(context, setup);
  await clock.advance(30_000);
  clock.dayOffset += by;
  await clock.advance(29_999);
  expect(first.number).toBe(0);
  await clock.advance(1);
  expect(await context.store.moves('table-000000', 1, 9)).toMatchObject([{ seat: 2 }]);
});
