import { timesOf } from '@kickdoor/protocol';
import { sensibleBot } from '@kickdoor/bots';
import { expect, test } from 'vitest';
import type { Pager } from '@kickdoor/tables/context/pager.ts';
import { PushedBrowser } from './push-service.ts';
import { evening, ready, Sitter, tablesOf, type Evening } from './evening.ts';

const QUICK = timesOf('quick', 2600);
const TURN = QUICK.turn ?? 0;
const AGAIN = TURN / 3;

/** Whose turn it is, as everybody sees it. */
const turnOf = ({ sitters }: Evening): number => sitters[0]?.update.view.turn ?? -1;
const seatOf = (table: Evening, seat: number) => table.sitters[0]?.table.table.seats[seat];

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`there is nothing at ${index}`);
  return found;
}

test('everybody sees how long a turn may take, and the game moves when it is over', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const turn = turnOf(table);
  for (const { update } of table.sitters) {
    expect(update.clocks).toMatchObject([{ kind: 'turn', ms: TURN, left: TURN, runs: true }]);
  }
  const { number } = table.room;
  await table.clock.advance(TURN - 1);
  expect(table.room.number).toBe(number);
  await table.clock.advance(1);
  expect(table.room.number).toBe(number + 1);
  const [step] = at(table.sitters, 0).update.steps;
  expect(step).toMatchObject({ by: turn });
  expect(seatOf(table, turn)?.standIn).toBe(false);
});

test('opening plays have a time limit, too', async () => {
  const table = await evening({ pace: 'quick' });
  await at(table.sitters, 0).move(table.room, { do: 'end' });
  await table.clock.advance(TURN);
  expect(at(table.sitters, 0).update.view.phase).toBe('opening');
});

test('after two default moves in a row a bot stands in, visibly, until the player is back', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const turn = turnOf(table);
  const idle = at(table.sitters, turn);
  await table.clock.advanceUntil(() => seatOf(table, turn)?.standIn === true, 500);
  for (const sitter of table.sitters) expect(sitter.table.table.seats[turn]).toMatchObject({ standIn: true });
  const legal = { do: 'end' } as const;
  await expect(table.room.move(idle, 'late', legal)).rejects.toMatchObject({ code: 'stood-in' });
  // The bot plays on.
  await table.clock.advanceUntil(() => idle.all('remark').some(({ seat }) => seat === turn), 500);

  await table.room.hours.back(idle);
  expect(seatOf(table, turn)?.standIn).toBe(false);
  expect(at(table.sitters, 0).table.table.seats[turn]).toMatchObject({ kind: 'person', standIn: false });
});

test('the player’s own move between two default moves keeps the seat theirs', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const turn = turnOf(table);
  const slow = at(table.sitters, turn);
  await table.clock.advance(TURN);
  const [move] = slow.update.legalMoves.flatMap(({ move: one, pick, choice, terms, trade }) =>
    (pick ?? choice ?? terms ?? trade ?? one.do === 'concede') ? [] : [one],
  );
  if (move !== undefined) await slow.move(table.room, move);
  await table.clock.advance(AGAIN + 1);
  expect(seatOf(table, turn)?.standIn).toBe(false);
});

test('a stand-in survives a restart', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const turn = turnOf(table);
  await table.clock.advanceUntil(() => seatOf(table, turn)?.standIn === true, 500);
  await table.tables.close();
  const room = await tablesOf(table.context).room(table.id);
  expect(room.info().seats[turn]).toMatchObject({ kind: 'person', standIn: true });
  const again = new Sitter(table.clock, at(table.secrets, turn));
  room.enter(again);
  await room.hours.back(again);
  expect(room.info().seats[turn]).toMatchObject({ standIn: false });
});

test('a stand-in moves at once: only windows of the others keep it waiting', async () => {
  const table = await evening({ pace: 'quick', bot: sensibleBot });
  await ready(table);
  const turn = turnOf(table);
  for (const sitter of table.sitters) await table.room.hours.stop(sitter, 'never');
  await table.clock.advanceUntil(() => seatOf(table, turn)?.standIn === true, 500);
  const watches = table.sitters.find((_, seat) => seat !== turn);
  const heard = watches?.heard ?? [];
  const began = heard.findIndex(
    ({ message }) => message.type === 'table' && message.table.seats[turn]?.standIn === true,
  );
  const moved = heard.slice(began).find(({ message }) => message.type === 'remark' && message.seat === turn);
  expect(moved?.at).toBe(heard[began]?.at);
});

test('if bots stand in for everybody the table pauses, and continues as soon as somebody is back', async () => {
  const table = await evening({ pace: 'quick', persons: 2, bots: 1, bot: sensibleBot });
  const all = () => [0, 1].every((seat) => seatOf(table, seat)?.standIn === true);
  await table.clock.advanceUntil(all, 1000);
  const { number } = table.room;
  await table.clock.advance(600_000);
  expect(table.room.number).toBe(number);
  await table.room.hours.back(at(table.sitters, 0));
  await table.clock.advance(TURN);
  expect(table.room.number).toBeGreaterThan(number);
});

test('a table without clocks hurries only those who are away, who get the limit', async () => {
  const table = await evening({ pace: 'none' });
  await ready(table);
  const turn = turnOf(table);
  const { number } = table.room;
  expect(at(table.sitters, 0).update.clocks).toEqual([]);
  await table.clock.advance(3_600_000);
  expect(table.room.number).toBe(number);

  const gone = at(table.sitters, turn);
  const stays = at(table.sitters, (turn + 1) % 3);
  table.room.leave(gone);
  expect(stays.update.clocks).toMatchObject([{ kind: 'turn', runs: true }]);
  await table.clock.advance(timesOf('none', 2600).limit + 1);
  expect(table.room.number).toBeGreaterThan(number);
});

test('a player who is away gets the table’s limit for a turn, not all of its time', async () => {
  const table = await evening({ pace: 'quick' });
  await ready(table);
  const turn = turnOf(table);
  table.room.leave(at(table.sitters, turn));
  const stays = at(table.sitters, (turn + 1) % 3);
  expect(stays.update.clocks.at(-1)).toMatchObject({ kind: 'turn', ms: TURN, left: QUICK.limit, runs: true });
  const { number } = table.room;
  await table.clock.advance(QUICK.limit - 1);
  expect(table.room.number).toBe(number);
  await table.clock.advance(1);
  expect(table.room.number).toBeGreaterThan(number);
});

test('by correspondence time passes whether or not anybody is connected', async () => {
  const { turn, limit } = timesOf('days', 2600);
  const days = turn ?? 0;
  const table = await evening({ pace: 'days' });
  await ready(table);
  const { number } = table.room;
  for (const sitter of table.sitters) table.room.leave(sitter);
  await table.clock.advance(limit);
  const asleep = await table.tables.mine({ seats: [{ table: table.id, secret: at(table.secrets, 0) }] });
  expect(asleep.tables).toMatchObject([{ stage: 'playing', left: days - limit }]);
  await table.tables.close();
  await table.clock.advance(days - limit + 1);
  const again = tablesOf(table.context);
  const room = await again.room(table.id);
  const looks = new Sitter(table.clock, at(table.secrets, 0));
  room.enter(looks);
  await table.clock.advance(1000);
  expect(room.number).toBe(number + 1);
});

test('a sleeping table by correspondence wakes when its time is over, and calls whoever is next', async () => {
  const { turn } = timesOf('days', 2600);
  const called: string[] = [];
  const pager: Pager = {
    takes: () => true,
    call: ({ endpoint }) => {
      called.push(new URL(endpoint).pathname);
      return Promise.resolve(true);
    },
  };
  const table = await evening({ pace: 'days', bots: 1, bot: sensibleBot, pager });
  await ready(table);
  const { id, room, sitters, clock, tables, context } = table;
  for (const [seat, sitter] of sitters.entries()) {
    await room.hours.paging.keep(sitter, new PushedBrowser(`/${seat}`).address);
  }
  const first = turnOf(table);
  const next = (first + 1) % 3;
  for (const sitter of sitters) room.leave(sitter);
  await clock.advanceUntil(() => !tables.plays(id), 10_000);
  const { number } = room;
  called.length = 0;
  await clock.advance((turn ?? 0) - 3_600_000);
  expect(tables.plays(id)).toBe(false);
  await clock.advance(3_600_000 + 60_000);
  const [made] = await context.store.moves(id, number + 1, number + 1);
  expect(made).toMatchObject({ seat: first, moveId: null });
  for (let days = 0; days < 40 && !called.includes(`/${next}`); days += 1) {
    await clock.advance(24 * 3_600_000);
  }
  expect(called).toContain(`/${next}`);
  expect(tables.plays(id)).toBe(false);
});

test('the waits of the rules last as long as the pace says, and never less than the sheet’s', async () => {
  const relaxed = await evening({ pace: 'relaxed' });
  expect(at(relaxed.sitters, 0).update.view.options).toMatchObject({ grace: 10_400, limit: 120_000 });
  const own = await evening({ pace: 'relaxed', options: { grace: 3000 } });
  expect(at(own.sitters, 0).update.view.options).toMatchObject({ grace: 3000, limit: 120_000 });
  for (const pace of ['quick', 'normal', 'relaxed', 'none', 'days'] as const) {
    for (const grace of [2600, 3750]) expect(timesOf(pace, grace).grace).toBeGreaterThanOrEqual(grace);
  }
});
