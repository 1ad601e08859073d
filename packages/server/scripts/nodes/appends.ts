/** Moves written through the store, grouped as they arrive, compared with the same rows written by the driver alone. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { Claims } from '../../src/store/postgres/claims.ts';
import type { MoveRecord, Setup } from '@kickdoor/tables/store/records.ts';
import { emptyTable } from '../../test/setups.ts';

/** Moves per table in one measurement. */
const EACH = 40;
/** Events the size of an average move's. */
const EVENTS: MoveRecord['events'] = [{ e: 'turn', seat: 0, cause: {} }];

export interface Appends {
  /** Tables that play at the same time, which is the number of moves per group. */
  readonly tables: number;
  /** Moves per second of wall-clock time. */
  readonly store: number;
  readonly raw: number;
  readonly one: number;
}

/** Measures with this many tables at once. */
export async function measureAppends(url: string, tables: number): Promise<Appends> {
  return {
    tables,
    store: await throughStore(url, tables),
    raw: await grouped(url, tables),
    one: await oneByOne(url, tables),
  };
}

const setup: Setup = { ...emptyTable(0), public: false, stage: 'playing' };

const move = (number: number): MoveRecord => ({
  number,
  seat: 0,
  move: { do: 'kick' },
  moveId: `m${number}`,
  at: 1_800_000_000_000 + number,
  events: EVENTS,
});

async function throughStore(url: string, tables: number): Promise<number> {
  const id = randomUUID();
  const { store, pool } = await openPostgres(url, { id: () => id, isValid: () => true }, () => undefined);
  const claims = new Claims(pool);
  await claims.enter({ id, address: 'http://127.0.0.1:1' });
  const owned = await Promise.all(
    Array.from({ length: tables }, async () => {
      const table = randomUUID();
      await store.create(table, setup);
      return { table, own: store.fenced(table, (await claims.claim(id, table)) ?? 0) };
    }),
  );
  const begun = performance.now();
  for (let number = 1; number <= EACH; number += 1) {
    await Promise.all(
      owned.map(({ table, own }) => own.append({ table, move: move(number), clocks: [], over: false })),
    );
  }
  const rate = perSecond(tables * EACH, begun);
  await claims.leave(id);
  await store.close();
  return rate;
}

/** The store's rows, without fencing. */
const ROWS = `insert into raw (table_id, number, seat, move, move_id, at, events, clocks)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[])`;

async function onRaw<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop table if exists raw; create table raw (table_id text, number int, seat int, move text,
    move_id text, at bigint, events text, clocks text, primary key (table_id, number))`);
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

function columns(ids: readonly string[], number: number): unknown[][] {
  const { seat, move: played, moveId, at, events } = move(number);
  const all = <T>(value: T) => ids.map(() => value);
  return [
    [...ids],
    all(number),
    all(seat),
    all(JSON.stringify(played)),
    all(moveId),
    all(at),
    all(JSON.stringify(events)),
    all('[]'),
  ];
}

function grouped(url: string, tables: number): Promise<number> {
  return onRaw(url, async (client) => {
    const ids = Array.from({ length: tables }, () => randomUUID());
    const begun = performance.now();
    for (let number = 1; number <= EACH; number += 1) {
      await client.query({ name: 'rows', text: ROWS, values: columns(ids, number) });
    }
    return perSecond(tables * EACH, begun);
  });
}

function oneByOne(url: string, tables: number): Promise<number> {
  return onRaw(url, async (client) => {
    const ids = Array.from({ length: tables }, () => randomUUID());
    const rounds = Math.max(1, Math.floor(EACH / tables));
    const begun = performance.now();
    for (let number = 1; number <= rounds; number += 1) {
      for (const id of ids) await client.query({ name: 'rows', text: ROWS, values: columns([id], number) });
    }
    return perSecond(tables * rounds, begun);
  });
}

function perSecond(count: number, begun: number): number {
  return (count / (performance.now() - begun)) * 1000;
}
