/** Records of games that can't continue here are written once, as long as no act is added. */
import { Records } from '@kickdoor/tables/moving/record.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';
import { HeldTable } from '@kickdoor/tables/game/held-table.ts';
import { gameStopped, tableMoved } from '@kickdoor/tables/game/load-game.ts';
import { CreateTable } from '@kickdoor/protocol';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import { expect, test, vi } from 'vitest';
import type { ServerContext } from '../src/context.ts';
import { contextFor } from './context.ts';
import { Guest } from './parlor.ts';

/** A game with some moves, and its held table, stopped because it moved away or for another reason. */
async function held(context: ServerContext, away: boolean) {
  const tables = new Tables(context);
  const { table, host } = await tables.create(CreateTable.parse({ seats: 3, bots: [0, 1, 2] }));
  const room = await tables.room(table);
  await room.start();
  const guest = new Guest('nobody');
  room.enter(guest);
  await vi.waitUntil(() => room.number >= 5);
  await tables.close();
  const stored = await context.store.table(table);
  if (stored === null) throw new Error('no table');
  const moved = away ? { after: 5, away } : null;
  const record = { ...stored, setup: { ...stored.setup, stage: 'playing' as const, moved } };
  const stopped = away ? tableMoved() : gameStopped();
  const on = { changed() {}, reloaded() {}, dropped() {}, failed() {} };
  const it = new HeldTable(context, record, { game: null, stopped }, on);
  expect(record.setup.host).toBe(hashSecret(host));
  return { id: table, host, records: new Records(context, it, () => false) };
}

test.each([true, false])('the record of a game is written once; moved away: %s', async (away) => {
  const context = await contextFor();
  const { id, host, records } = await held(context, away);
  const began = vi.spyOn(context.content, 'began');
  const [first, second] = await Promise.all([records.read(host), records.read(host)]);
  expect(second).toBe(first);
  expect(await records.read(host)).toBe(first);
  expect(began).toHaveBeenCalledTimes(1);
  const last = (await context.store.moves(id, 1, Number.MAX_SAFE_INTEGER)).at(-1);
  if (last === undefined) throw new Error('no moves');
  await context.store.append({
    table: id,
    move: { ...last, number: last.number + 1, moveId: null },
    clocks: [],
    over: false,
  });
  const longer = await records.read(host);
  expect(longer.split('\n').length).toBe(first.split('\n').length + 1);
  expect(began).toHaveBeenCalledTimes(2);
});

test('others get their turn while the record of a long game is written', async () => {
  const context = await contextFor();
  const { id, host, records } = await held(context, false);
  const moves = await context.store.moves(id, 1, Number.MAX_SAFE_INTEGER);
  const [one] = moves;
  if (one === undefined) throw new Error('no moves');
  const many = Array.from({ length: 20_000 }, (_, at) => ({ ...one, number: at + 1 }));
  vi.spyOn(context.store, 'moves').mockResolvedValue(many);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await records.read(host);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
