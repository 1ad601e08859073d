import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecordFault, readRecord, replay } from '@kickdoor/rules';
import { CreateTable } from '@kickdoor/protocol';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { Archive } from '../src/operation/archive.ts';
import { Retention, type Keep } from '../src/operation/retention.ts';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import type { ServerContext } from '../src/context.ts';
import { poolOf } from './card-pools.ts';
import { contextFor } from './context.ts';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import { ManualClock } from './manual-clock.ts';
import { Guest } from './parlor.ts';
import { emptyTable } from './setups.ts';
import { StaleError, UnreadableError, type Store } from '@kickdoor/tables/store/store.ts';
import { tempFolder } from './temp.ts';

const DAY = 24 * 3600_000;
const KEEP: Keep = { finished: 30 * DAY, abandoned: 90 * DAY };

interface House {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly clock: ManualClock;
  readonly records: string;
  readonly retention: Retention;
}

/** A context whose store finds tables by the given functions. */
function storing(context: ServerContext, found: Partial<Pick<Store, 'idle' | 'table'>>): ServerContext {
  const store = new Proxy(context.store, {
    get(target, name) {
      const method: unknown = Reflect.get(found, name) ?? Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]): unknown => Reflect.apply(method, target, args);
    },
  });
  return { ...context, store };
}

async function house(): Promise<House> {
  const clock = new ManualClock();
  // Setups are dated by the machine's clock.
  clock.dayOffset = Date.now();
  const context = await contextFor(tempFolder(), new InProcessMessenger(), clock);
  const tables = new Tables(context);
  const records = join(tempFolder(), 'records');
  const retention = new Retention({ context, tables, archive: new Archive(records), keep: KEEP });
  return { context, tables, clock, records, retention };
}

/** A table whose game has begun, with the guest who plays it. */
async function begun({ tables }: House): Promise<{ id: string; guest: Guest }> {
  const { table, secret } = await tables.create(
    CreateTable.parse({ seats: 3, bots: [1, 2], player: { name: 'Anna', sex: 'female' } }),
  );
  const room = await tables.room(table);
  await room.start();
  return { id: table, guest: new Guest(secret ?? '') };
}

/** Replays a record completely, and returns its number of moves. */
function replayed(text: string): number {
  const record = readRecord(text);
  if (isRecordFault(record)) throw new Error(JSON.stringify(record));
  const steps = replay(poolOf(['classic']), record);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done !== true) continue;
    expect(step.value).toBeNull();
    return record.moves.length;
  }
}

async function abandoned(it: House): Promise<string> {
  const { id, guest } = await begun(it);
  const room = await it.tables.room(id);
  room.enter(guest);
  await it.clock.advanceUntil(() => room.number >= 5, 5000);
  room.leave(guest);
  return id;
}

test('an abandoned game becomes a record that can be replayed; a table that never began is just removed', async () => {
  const it = await house();
  const id = await abandoned(it);
  const moves = (await it.context.store.stored(id))?.moves ?? 0;
  await it.context.store.create('neverBegun12', emptyTable(3));
  it.clock.dayOffset += 89 * DAY;
  expect(await it.retention.sweep()).toBe(0);
  it.clock.dayOffset += 2 * DAY;
  expect(await it.retention.sweep()).toBe(2);
  expect(await it.context.store.stored(id)).toBeNull();
  expect(await it.context.store.game(id)).toBeNull();
  expect(await it.context.store.moves(id, 1, 1000)).toEqual([]);
  expect(readdirSync(it.records)).toEqual([`${id}.jsonl`]);
  expect(replayed(readFileSync(join(it.records, `${id}.jsonl`), 'utf8'))).toBe(moves);
  await expect(it.tables.room(id)).rejects.toMatchObject({ code: 'no-table' });
});

test('a finished game leaves earlier than an abandoned one', async () => {
  const it = await house();
  const id = await abandoned(it);
  const other = await abandoned(it);
  const stored = await it.context.store.stored(id);
  if (stored === null) throw new Error('no table');
  await it.tables.close();
  await it.context.store.change(id, stored.version, { ...stored.setup, stage: 'over' });
  it.clock.dayOffset += 31 * DAY;
  expect(await it.retention.sweep()).toBe(1);
  expect(await it.context.store.stored(id)).toBeNull();
  expect(await it.context.store.stored(other)).not.toBeNull();
});

test('a table stays while its link leads to a rematch that still exists', async () => {
  const it = await house();
  const { store } = it.context;
  const chain = ['firstTable12', 'nextTable123', 'newestTable1'];
  for (const [at, id] of chain.entries()) {
    await store.create(id, {
      ...emptyTable(3),
      stage: 'over',
      link: chain[0] ?? null,
      next: chain[at + 1] ?? null,
    });
  }
  it.clock.dayOffset += 29 * DAY;
  const newest = await store.table('newestTable1');
  // Another rematch, of the newest game.
  await store.create('newestTable2', { ...emptyTable(3), link: 'firstTable12' });
  await store.change('newestTable1', newest?.version ?? 0, {
    ...emptyTable(3),
    stage: 'over',
    next: 'newestTable2',
  });
  it.clock.dayOffset += 60 * DAY;
  expect(await it.retention.sweep()).toBe(0);
  // Nobody has begun it, so the tables that lead to it go after it, whichever is found first.
  it.clock.dayOffset += 2 * DAY;
  while ((await it.retention.sweep()) > 0);
  for (const id of [...chain, 'newestTable2']) expect(await store.table(id)).toBeNull();
});

test('nothing is removed while its record can’t be written or somebody is there', async () => {
  const it = await house();
  const id = await abandoned(it);
  writeFileSync(it.records, 'a file where the folder should be');
  it.clock.dayOffset += 91 * DAY;
  expect(await it.retention.sweep()).toBe(0);
  expect(await it.context.store.stored(id)).not.toBeNull();
  rmSync(it.records);
  const room = await it.tables.room(id);
  const visitor = new Guest('nobody');
  room.enter(visitor);
  expect(await it.retention.sweep()).toBe(0);
  room.leave(visitor);
  expect(await it.retention.sweep()).toBe(1);
  expect(existsSync(join(it.records, `${id}.jsonl`))).toBe(true);
});

test('a table that has moved on since it was found is left alone', async () => {
  const it = await house();
  const id = await abandoned(it);
  const stored = await it.context.store.stored(id);
  if (stored === null) throw new Error('no table');
  await expect(it.context.store.remove(id, stored.version, stored.moves - 1)).rejects.toThrow(StaleError);
  await expect(it.context.store.remove(id, stored.version - 1, stored.moves)).rejects.toThrow(StaleError);
  expect((await it.context.store.game(id))?.moves.length).toBe(stored.moves);
});

test('a failed sweep for old tables is logged, and repeated the next time', async () => {
  const { context, clock, tables, records } = await house();
  const said: string[] = [];
  const log = pino({}, { write: (line) => said.push(line) });
  const idle = vi.fn(() => Promise.reject(new Error('the database is gone')));
  const broken = { ...storing(context, { idle }), log };
  const retention = new Retention({ context: broken, tables, archive: new Archive(records), keep: KEEP });
  // An unhandled rejection fails the test run.
  await clock.advance(3600_000);
  expect(said.join('')).toContain('the database is gone');
  await clock.advance(3600_000);
  expect(idle).toHaveBeenCalledTimes(2);
  await retention.stop();
});

test('a table whose rematch is unreadable leaves the store, and so do the others', async () => {
  const { context, clock, tables, records } = await house();
  await context.store.create('firstTable12', { ...emptyTable(3), stage: 'over', next: 'nextTable123' });
  await context.store.create('neverBegun12', emptyTable(3));
  clock.dayOffset += 91 * DAY;
  const table = (id: string) =>
    id === 'nextTable123' ? Promise.reject(new UnreadableError('damaged')) : context.store.table(id);
  const damaged = storing(context, { table });
  const retention = new Retention({ context: damaged, tables, archive: new Archive(records), keep: KEEP });
  expect(await retention.sweep()).toBe(2);
});
