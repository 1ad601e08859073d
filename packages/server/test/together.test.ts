/** The players' control of time: pauses, seats of those who are away, calls, time in a window. */
import { expect, test } from 'vitest';
import { sensibleBot } from '@kickdoor/bots';
import type { TableInfo } from '@kickdoor/protocol';
import { evening, ready, Sitter, tablesOf, type Evening } from './evening.ts';

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`there is nothing at ${index}`);
  return found;
}

/** The table's info as a player last got it. */
const told = ({ sitters }: Evening, seat: number): TableInfo => at(sitters, seat).table.table;

const pause = { what: 'pause' } as const;

test('a pause needs everybody who is connected; then no clock runs and nobody moves, until somebody ends it', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const { room, sitters, clock } = table;
  const [anna, ben, chloe] = [at(sitters, 0), at(sitters, 1), at(sitters, 2)];
  await room.hours.vote(anna, pause, true);
  expect(told(table, 1).motions).toEqual([{ what: 'pause', seat: null, for: [0], against: [], needed: 3 }]);
  await room.hours.vote(ben, pause, true);
  expect(told(table, 2).paused).toBe(false);
  await room.hours.vote(chloe, pause, true);
  expect(told(table, 0)).toMatchObject({ paused: true, motions: [] });
  expect(anna.update.clocks).toMatchObject([{ kind: 'turn', runs: false }]);
  const { number } = room;
  await clock.advance(10 * 60_000);
  expect(room.number).toBe(number);
  await expect(room.move(anna, 'in a pause', { do: 'kick' })).rejects.toMatchObject({ code: 'paused' });
  await room.hours.goOn(ben);
  expect(told(table, 0).paused).toBe(false);
  expect(anna.update.clocks).toMatchObject([{ kind: 'turn', runs: true }]);
});

test('a refusal ends the proposal of a pause, and absent players are not asked', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const { room, sitters } = table;
  await room.hours.vote(at(sitters, 0), pause, true);
  await room.hours.vote(at(sitters, 1), pause, false);
  expect(told(table, 0)).toMatchObject({ paused: false, motions: [] });
  await room.hours.vote(at(sitters, 0), pause, true);
  await room.hours.vote(at(sitters, 1), pause, true);
  room.leave(at(sitters, 2));
  await table.clock.advance(1);
  expect(told(table, 0).paused).toBe(true);
});

test('a proposal about a seat ends as soon as too few can agree', async () => {
  const table = await evening({ pace: 'quick', persons: 4 });
  await ready(table);
  const { room, sitters } = table;
  room.leave(at(sitters, 0));
  const takeOver = { what: 'bot', seat: 0 } as const;
  await room.hours.vote(at(sitters, 1), takeOver, true);
  await room.hours.vote(at(sitters, 2), takeOver, false);
  expect(told(table, 3).motions).toEqual([{ ...takeOver, for: [1], against: [2], needed: 2 }]);
  await room.hours.vote(at(sitters, 3), takeOver, false);
  expect(told(table, 3).motions).toEqual([]);
  // Votes may change.
  await room.hours.vote(at(sitters, 1), takeOver, true);
  await room.hours.vote(at(sitters, 2), takeOver, false);
  await room.hours.vote(at(sitters, 2), takeOver, true);
  expect(told(table, 3).seats[0]).toMatchObject({ kind: 'bot' });
});

test('a pause survives a restart', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  for (const sitter of table.sitters) await table.room.hours.vote(sitter, pause, true);
  await table.tables.close();
  const room = await tablesOf(table.context).room(table.id);
  expect(room.info().paused).toBe(true);
  for (const secret of table.secrets) room.enter(new Sitter(table.clock, secret));
  const { number } = room;
  await table.clock.advance(10 * 60_000);
  expect(room.number).toBe(number);
});

test('the host gives the seat of somebody who is away to a bot, for good', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const { room, sitters } = table;
  const takeOver = { what: 'bot', seat: 2 } as const;
  await expect(room.hours.vote(at(sitters, 0), takeOver, true)).rejects.toMatchObject({ code: 'still-here' });
  room.leave(at(sitters, 2));
  await expect(room.hours.vote(at(sitters, 1), takeOver, true)).rejects.toMatchObject({ code: 'not-host' });
  await room.hours.vote(at(sitters, 0), takeOver, true);
  expect(told(table, 1).seats[2]).toMatchObject({ kind: 'bot', name: 'Chloe' });
  expect(() => room.check(at(table.secrets, 2))).toThrow(/opens no seat/u);
});

test('if the host is gone, a majority of those who are connected decides', async () => {
  const table = await evening({ pace: 'quick', persons: 4 });
  await ready(table);
  const { room, sitters } = table;
  room.leave(at(sitters, 0));
  const free = { what: 'vacate', seat: 0 } as const;
  await room.hours.vote(at(sitters, 1), free, true);
  expect(told(table, 3).motions).toEqual([{ what: 'vacate', seat: 0, for: [1], against: [], needed: 2 }]);
  await room.hours.vote(at(sitters, 2), free, true);
  expect(told(table, 3).seats[0]).toMatchObject({ kind: 'vacant', name: 'Anna' });
});

test('a host for whom a bot stands in counts as gone', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const { room, sitters, clock } = table;
  const isOut = () => told(table, 1).seats[0]?.standIn === true;
  while (!isOut()) {
    await clock.advance(5000);
    // The others are there, and say so.
    for (const seat of [1, 2]) await room.hours.back(at(sitters, seat));
  }
  expect(told(table, 1).hostThere).toBe(false);
  const give = { what: 'bot', seat: 0 } as const;
  await room.hours.vote(at(sitters, 1), give, true);
  await room.hours.vote(at(sitters, 2), give, true);
  expect(told(table, 1).seats[0]).toMatchObject({ kind: 'bot', name: 'Anna' });
});

test('somebody with the link sits down at a freed seat, and continues for the previous player', async () => {
  const table = await evening({ pace: 'quick', spectators: false });
  await ready(table);
  const { room, sitters, clock } = table;
  room.leave(at(sitters, 2));
  await room.hours.vote(at(sitters, 0), { what: 'vacate', seat: 2 }, true);
  expect(told(table, 0).seats[2]).toMatchObject({ kind: 'vacant' });
  const { seat, secret } = await room.join({ name: 'Dora', sex: 'female' });
  expect(seat).toBe(2);
  expect(told(table, 0).seats[2]).toMatchObject({ kind: 'person', name: 'Chloe', standIn: false });
  const dora = new Sitter(clock, secret);
  room.enter(dora);
  await clock.advance(1);
  expect(dora.update.view.seat).toBe(2);
  expect(dora.update.view.hand).not.toBeNull();
  await expect(room.join({ name: 'Emil', sex: 'male' })).rejects.toMatchObject({ code: 'started' });
});

test('players the game waits for can be called occasionally; others can’t', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const { room, sitters, clock } = table;
  const turn = at(sitters, 0).update.view.turn;
  const [caller, other] = [at(sitters, (turn + 1) % 3), (turn + 2) % 3];
  await room.hours.nudge(caller, turn);
  expect(at(sitters, turn).all('nudged')).toEqual([{ type: 'nudged', seat: turn, by: (turn + 1) % 3 }]);
  await expect(room.hours.nudge(caller, turn)).rejects.toMatchObject({ code: 'too-fast' });
  await expect(room.hours.nudge(caller, other)).rejects.toMatchObject({ code: 'nothing-awaited' });
  await clock.advance(15_000);
  await room.hours.nudge(caller, turn);
  expect(at(sitters, turn).all('nudged')).toHaveLength(2);
});

/** Plays on until somebody is about to win a combat, which others may still spoil. */
async function untilClaim(table: Evening): Promise<number> {
  const { room, sitters, context } = table;
  for (let moves = 0; moves < 400; moves += 1) {
    const { combat } = at(sitters, 0).update.view;
    if (combat?.claim?.kind === 'win') return combat.fighter;
    const moved = await oneMove(table);
    if (!moved) break;
  }
  throw new Error(`no combat was about to be won after ${room.number} moves (${context.version})`);
}

async function oneMove({ room, sitters, context }: Evening): Promise<boolean> {
  for (const sitter of sitters) {
    const { view, legalMoves } = sitter.update;
    const { pool } = context.content.now(view.sets);
    const decision = sensibleBot.decide(view, legalMoves, pool, context.random);
    if (decision === null) continue;
    await sitter.move(room, decision.move);
    return true;
  }
  return false;
}

test('“Wait!” lengthens a window, three times a turn, for those who have not passed', async () => {
  const table = await evening({ pace: 'quick' });
  const fighter = await untilClaim(table);
  const { room, sitters, clock } = table;
  const [reads, passes] = [at(sitters, (fighter + 1) % 3), at(sitters, (fighter + 2) % 3)];
  await expect(room.hours.hold(at(sitters, fighter))).rejects.toMatchObject({ code: 'nothing-awaited' });
  await passes.move(room, { do: 'pass' });
  await expect(room.hours.hold(passes)).rejects.toMatchObject({ code: 'nothing-awaited' });
  await room.hours.hold(reads);
  expect(passes.all('held')).toEqual([{ type: 'held', by: (fighter + 1) % 3, ms: 10_000 }]);
  expect(passes.update.clocks.at(-1)).toMatchObject({ kind: 'grace', ms: 12_600, left: 12_600 });
  await room.hours.hold(reads);
  await room.hours.hold(reads);
  await expect(room.hours.hold(reads)).rejects.toMatchObject({ code: 'held-enough' });
  const { number } = room;
  await clock.advance(32_599);
  expect(room.number).toBe(number);
  await clock.advance(1);
  expect(room.number).toBe(number + 1);
});

const DELAY = 60_000;

/** The “Wait!” messages somebody got, with times. */
const holds = ({ heard }: Sitter) => heard.filter(({ message }) => message.type === 'held');

test.each([
  ['who may watch now, at once', { spectators: true, delay: 0 }, 0],
  ['who see everything later, as late as the rest', { spectators: true, delay: DELAY }, DELAY],
  ['of a table that shows them nothing, never', { spectators: false, delay: 0 }, null],
])('“Wait!” reaches players at once, and spectators %s', async (_, wish, later) => {
  const table = await evening({ pace: 'quick', ...wish });
  const { room, sitters, clock } = table;
  const guest = new Sitter(clock, 'opens no seat');
  room.enter(guest);
  const by = ((await untilClaim(table)) + 1) % 3;
  const now = clock.now();
  await room.hours.hold(at(sitters, by));
  await clock.advance(2 * DELAY);
  const message = { type: 'held', by, ms: 10_000 };
  for (const sitter of sitters) expect(holds(sitter)).toEqual([{ at: now, message }]);
  expect(holds(guest)).toEqual(later === null ? [] : [{ at: now + later, message }]);
});

test('“Wait!” survives a restart', async () => {
  const table = await evening({ pace: 'quick' });
  const fighter = await untilClaim(table);
  await table.room.hours.hold(at(table.sitters, (fighter + 1) % 3));
  await table.tables.close();
  const room = await tablesOf(table.context).room(table.id);
  const again = table.secrets.map((secret) => new Sitter(table.clock, secret));
  for (const sitter of again) room.enter(sitter);
  await table.clock.advance(1);
  expect(at(again, 0).update.clocks.at(-1)?.left).toBeGreaterThan(12_000);
});
