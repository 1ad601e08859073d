/** How long bots take to act, on a manual clock. */
import type { Bot } from '@kickdoor/bots';
import type { LegalMove, Move } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { delayOf } from '@kickdoor/tables/drivers/bot-pace.ts';
import { BotDriver } from '@kickdoor/tables/drivers/bot-driver.ts';
import type { Driven } from '@kickdoor/tables/drivers/driven.ts';
import { LiveGame } from '@kickdoor/tables/game/live-game.ts';
import { poolOf } from './card-pools.ts';
import { contextFor } from './context.ts';
import { ManualClock } from './manual-clock.ts';
import { QUICK } from './running.ts';
import { stateAt } from './setups.ts';

const pool = poolOf(['classic']);
const curse = pool.cards.findIndex(({ kind }) => kind === 'curse');
const item = pool.cards.findIndex(({ kind }) => kind === 'item');

test('a pass takes no time, a play 700 ms, a curse 1,200 ms; a table may be slower or faster', () => {
  const pace = { botDelay: 700, speed: 'normal' } as const;
  expect(delayOf({ do: 'pass' }, pool, pace)).toBe(0);
  expect(delayOf({ do: 'play', card: item }, pool, pace)).toBe(700);
  expect(delayOf({ do: 'kick' }, pool, pace)).toBe(700);
  expect(delayOf({ do: 'play', card: curse, seat: 0 }, pool, pace)).toBe(1200);
  expect(delayOf({ do: 'kick' }, pool, { ...pace, speed: 'slow' })).toBeGreaterThan(700);
  expect(delayOf({ do: 'kick' }, pool, { ...pace, speed: 'fast' })).toBeLessThan(700);
});

/** Three bots before their first turn, each with one wish, and a log of what they did when. */
async function tableOf(wishes: readonly (Move | null)[]) {
  const clock = new ManualClock();
  const done: { at: number; seat: number; move: Move }[] = [];
  const said: number[] = [];
  const bot: Bot = {
    decide({ seat }: { seat: number | null }) {
      const move = wishes[seat ?? -1] ?? null;
      const isDone = done.some((one) => one.seat === seat);
      return move === null || isDone ? null : { move, why: 'bot-why-must' };
    },
  };
  const context = {
    ...(await contextFor(undefined, undefined, clock)),
    bot: () => bot,
    pace: { ...QUICK, botDelay: 700 },
  };
  const game = new LiveGame(context, 'table-of-bot', { pool, state: stateAt(0), number: 0 });
  const room: Driven = {
    game: () => game,
    bots: () => [0, 1, 2],
    strength: () => 'regular',
    character: () => null,
    sets: () => [],
    speed: () => 'normal',
    pace: () => 'normal',
    neverStopped: () => [],
    missed: async () => Promise.resolve(),
    lesson: () => null,
    away: () => new Map(),
    awake: () => true,
    enqueue: (task) => void task(),
    async playFor(_, seat, move) {
      done.push({ at: clock.now(), seat, move });
      driver.wake();
      return true;
    },
    remark: (seat) => said.push(seat),
  };
  const driver = new BotDriver(context, 'table-of-bot', room);
  return { clock, done, driver, said };
}

/** A move that every seat may make before the first turn. */
const READY: LegalMove['move'] = { do: 'end' };

test('a bot plays after its delay, and changes meanwhile do not extend it', async () => {
  const { clock, done, driver } = await tableOf([READY, null, null]);
  driver.wake();
  await clock.advance(400);
  driver.wake();
  await clock.advance(299);
  expect(done).toEqual([]);
  await clock.advance(1);
  expect(done).toEqual([{ at: 700, seat: 0, move: READY }]);
});

test('bots pass at once and together', async () => {
  const { clock, done, driver } = await tableOf([{ do: 'pass' }, null, null]);
  driver.wake();
  await clock.advance(0);
  expect(done).toEqual([{ at: 0, seat: 0, move: { do: 'pass' } }]);
});

test('nobody passes before a bot that wants to play has played, so that it is not singled out', async () => {
  const { clock, done, driver, said } = await tableOf([{ do: 'pass' }, READY, null]);
  driver.wake();
  await clock.advance(699);
  expect(done).toEqual([]);
  await clock.advance(1);
  expect(done[0]).toMatchObject({ at: 700, seat: 1 });
  await clock.advance(0);
  expect(done.map(({ seat }) => seat)).toEqual([1, 0]);
  // Only plays come with a remark.
  expect(said).toEqual([1]);
});
