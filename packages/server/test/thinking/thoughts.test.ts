/** Bots that search at a table: nobody waits for them, and decisions about earlier positions are never played. */
import type { Bot, Decision } from '@kickdoor/bots';
import { BotDriver } from '@kickdoor/tables/drivers/bot-driver.ts';
import type { Driven } from '@kickdoor/tables/drivers/driven.ts';
import { LiveGame } from '@kickdoor/tables/game/live-game.ts';
import type { Question, Thinker } from '@kickdoor/tables/context/thinker.ts';
import type { Move } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { poolOf } from '../card-pools.ts';
import { contextFor } from '../context.ts';
import { ManualClock } from '../manual-clock.ts';
import { QUICK } from '../running.ts';
import { stateAt } from '../setups.ts';

const pool = poolOf(['classic']);
const READY: Decision = { move: { do: 'end' }, why: 'bot-why-end' };

interface Asked {
  readonly question: Question;
  readonly dropped: AbortSignal;
  readonly done: (decision: Decision | null) => void;
  readonly failed: (error: Error) => void;
}

/**
 * A table with a master, and the questions it gets. The regular bot does nothing by default. Bots play the seats in
 * `bots`, people the others.
 */
async function tableOfMaster(regular: Decision | null = null, bots: readonly number[] = [0]) {
  const clock = new ManualClock();
  const asked: Asked[] = [];
  const played: { number: number; move: Move }[] = [];
  const thinker: Thinker = {
    decide: (question, dropped) =>
      new Promise((done, failed) => {
        asked.push({ question, dropped, done, failed });
      }),
  };
  const bot: Bot = { decide: () => regular };
  const context = {
    ...(await contextFor(undefined, undefined, clock)),
    bot: () => bot,
    thinker,
    pace: QUICK,
  };
  const games = [0, 1].map(
    (number) => new LiveGame(context, 'table-of-bot', { pool, state: stateAt(number), number }),
  );
  let at = 0;
  const room: Driven = {
    game: () => games[at] ?? null,
    bots: () => bots,
    character: () => null,
    strength: (seat) => (seat === 0 ? 'master' : 'regular'),
    sets: () => [],
    speed: () => 'normal',
    pace: () => 'normal',
    neverStopped: () => [],
    missed: async () => Promise.resolve(),
    lesson: () => null,
    away: () => new Map(),
    awake: () => true,
    enqueue: (task) => void task(),
    async playFor(number, _, move) {
      played.push({ number, move });
      return Promise.resolve(true);
    },
    remark: () => undefined,
  };
  const driver = new BotDriver(context, 'table-of-bot', room);
  const wake = async () => {
    driver.wake();
    await clock.advance(0);
  };
  return { asked, played, driver, wake, moveOn: () => (at += 1), settle: () => clock.advance(0) };
}

test('a bot that searches is asked once per position, and its decision is played', async () => {
  const table = await tableOfMaster();
  await table.wake();
  await table.wake();
  expect(table.asked).toHaveLength(1);
  expect(table.driver.busy).toBe(true);
  expect(table.played).toEqual([]);
  table.asked[0]?.done(READY);
  await table.settle();
  expect(table.played).toEqual([{ number: 0, move: READY.move }]);
});

test('decisions about an earlier position are dropped', async () => {
  const table = await tableOfMaster();
  await table.wake();
  table.moveOn();
  await table.wake();
  expect(table.asked).toHaveLength(2);
  expect(table.asked[0]?.dropped.aborted).toBe(true);
  table.asked[0]?.done(READY);
  await table.settle();
  expect(table.played).toEqual([]);
  table.asked[1]?.done(READY);
  await table.settle();
  expect(table.played).toEqual([{ number: 1, move: READY.move }]);
});

test('if a search fails, the regular bot decides', async () => {
  const table = await tableOfMaster(READY);
  await table.wake();
  expect(table.played).toEqual([]);
  table.asked[0]?.failed(new Error('no thread'));
  await table.settle();
  expect(table.played).toEqual([{ number: 0, move: READY.move }]);
});

test('it is told what its seat sees, but not the state', async () => {
  const table = await tableOfMaster();
  await table.wake();
  const [one] = table.asked;
  expect(Object.keys(one?.question ?? {}).toSorted()).toEqual([
    'character',
    'legalMoves',
    'milliseconds',
    'past',
    'seed',
    'sets',
    'strength',
    'table',
    'view',
  ]);
  expect(one?.question.view.seat).toBe(0);
  table.driver.stop();
  expect(one?.dropped.aborted).toBe(true);
});

/** The question for the bot of seat 0 if bots play these seats. */
async function questionAmong(bots: readonly number[]) {
  const table = await tableOfMaster(null, bots);
  await table.wake();
  const [first] = table.asked;
  if (first === undefined) throw new Error('the master was not asked');
  const { table: _, seed: __, ...question } = first.question;
  return question;
}

test('a bot is not told who else is a person or a bot', async () => {
  const amongPeople = await questionAmong([0]);
  expect(await questionAmong([0, 1])).toEqual(amongPeople);
  expect(await questionAmong([0, 1, 2])).toEqual(amongPeople);
});
