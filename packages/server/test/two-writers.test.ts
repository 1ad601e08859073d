import { randomBot, type Bot } from '@kickdoor/bots';
import type { Move } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import type { Messenger } from '@kickdoor/tables/messenger/messenger.ts';
import { contextFor } from './context.ts';
import { ManualClock } from './manual-clock.ts';
import { entered, legal, openRoom, passing, playOne, started, updateOf } from './rooms.ts';
import { QUICK } from './running.ts';
import { emptyTable } from './setups.ts';
import { tempFolder } from './temp.ts';

/** A started game in two rooms, which may or may not notify each other, with the same players in both. */
async function twoRooms(messengers: readonly [Messenger, Messenger]) {
  const dataDir = tempFolder();
  const one = await contextFor(dataDir, messengers[0]);
  const two = await contextFor(dataDir, messengers[1]);
  const { first, here, secrets } = await started(one, emptyTable(3));
  const second = await openRoom(two, 'table-000000');
  return { first, second, here, there: await entered(second, secrets, 0) };
}

test('a writer that is behind notices, and plays on in the current state', async () => {
  const { first, second, here, there } = await twoRooms([new InProcessMessenger(), new InProcessMessenger()]);
  const one = legal(here);
  const mine = here[one.at];
  const same = there[one.at];
  if (mine === undefined || same === undefined) throw new Error('nobody is there');
  expect(await first.move(mine, 'a', one.move)).toEqual({ number: 1 });
  expect(updateOf(same).number).toBe(0);
  // The same move, already stored by the other writer, is played once.
  expect(await second.move(same, 'a', one.move)).toEqual({ number: 1 });
  const answer = await second.move(same, 'b', { do: 'concede' });
  expect(answer).toEqual({ number: 2 });
  expect(updateOf(same).number).toBe(2);
  expect(updateOf(same).steps.at(-1)).toMatchObject({ number: 2, by: one.at });
});

test('writers that notify each other show the same', async () => {
  const messenger = new InProcessMessenger();
  const { first, here, there } = await twoRooms([messenger, messenger]);
  const { at, move } = legal(here);
  const mine = here[at];
  if (mine === undefined) throw new Error('nobody is there');
  await first.move(mine, 'a', move);
  await expect.poll(() => there.map((each) => updateOf(each).number)).toEqual([1, 1, 1]);
  expect(there.map((each) => updateOf(each).view)).toEqual(here.map((each) => updateOf(each).view));
});

const AFTER = 500;

test('a bot’s decision is discarded if another writer has moved meanwhile', async () => {
  const dataDir = tempFolder();
  const clock = new ManualClock();
  const asked: number[] = [];
  const decided: Move[] = [];
  // It has one wish: everything it plays repeats that.
  const bot: Bot = {
    decide: (...given) => {
      asked.push(first.number);
      const decision = decided.length > 0 ? null : randomBot.decide(...given);
      if (decision !== null) decided.push(decision.move);
      return decision;
    },
  };
  const shared = await contextFor(dataDir, new InProcessMessenger(), clock);
  const one = { ...shared, bot: () => bot, pace: { ...QUICK, botDelay: AFTER } };
  const two = await contextFor(dataDir, new InProcessMessenger(), new ManualClock());
  const robot = { kind: 'bot', name: 'Bot', sex: 'male', strength: 'regular', character: null } as const;
  const seats = [...emptyTable(2).seats, robot];
  const { first, secrets } = await started(one, { ...emptyTable(3), seats });
  const second = await openRoom(two, 'table-000000');
  const there = await entered(second, secrets, 0);
  await clock.advance(AFTER / 10);
  expect([first.number, asked, decided]).toMatchObject([0, [0], [{}]]);
  await playOne(second, there, 'a');
  await clock.advance(10 * AFTER);
  // It has noticed, and has asked its bot again.
  expect(first.number).toBe(1);
  expect(asked.slice(1)).toContain(1);
  expect(await one.store.moves('table-000000', 1, 9)).toMatchObject([{ moveId: 'a' }]);
});

test('the end of a wait is discarded if another writer has moved meanwhile', async () => {
  const dataDir = tempFolder();
  const clock = new ManualClock();
  const one = await contextFor(dataDir, new InProcessMessenger(), clock);
  const two = await contextFor(dataDir, new InProcessMessenger(), new ManualClock());
  const { first, here, secrets } = await started(one, emptyTable(3));
  for (let count = 0; count < 300 && passing(here).length < 2; count += 1) {
    await playOne(first, here, `m${count}`);
  }
  const { number } = first;
  const left = Math.max(...here.map((each) => updateOf(each).clocks.at(-1)?.left ?? 0));
  expect(left).toBeGreaterThan(0);
  const second = await openRoom(two, 'table-000000');
  const [passes] = passing(await entered(second, secrets, number));
  if (passes === undefined) throw new Error('nobody is there');
  expect(await second.move(passes, 'a', { do: 'pass' })).toEqual({ number: number + 1 });
  // The wait continues here, and ends without this room knowing of the move.
  expect(updateOf(passes).clocks.length).toBeGreaterThan(0);
  await clock.advance(left);
  expect(first.number).toBe(number + 1);
  expect(await one.store.moves('table-000000', number + 1, number + 9)).toMatchObject([{ moveId: 'a' }]);
  // Whoever is still asked gets the time that the other writer has left them.
  await clock.advance(left);
  expect(await one.store.moves('table-000000', number + 2, number + 2)).toMatchObject([
    { move: { do: 'timeout' } },
  ]);
});
