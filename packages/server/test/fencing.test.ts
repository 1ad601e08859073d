/** The fencing protocol of docs/fencing.md, sentence by sentence, as far as the database implements it. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noHints } from '../src/cluster/hints.ts';
import { ClusterNode } from '../src/cluster/node.ts';
import { openCluster } from '../src/cluster/open.ts';
import { UNWATCHED as watch } from '@kickdoor/tables/store/group-commit.ts';
import type { MoveRecord } from '@kickdoor/tables/store/records.ts';
import { Claims } from '../src/store/postgres/claims.ts';
import { connectTo } from '../src/store/postgres/open.ts';
import { NotMineError, StaleError, type Store } from '@kickdoor/tables/store/store.ts';
import { ManualClock } from './manual-clock.ts';
import { hasPostgres, newDatabase, openHand, type Hand } from './postgres.ts';
import { emptyTable, stateAt } from './setups.ts';

const log = pino({ level: 'silent' });

const move = (number: number, moveId: string | null = null): MoveRecord => ({
  number,
  seat: 0,
  move: { do: 'kick' },
  moveId,
  at: 1000 + number,
  events: [{ e: 'turn', seat: 0, cause: {} }],
});
const append = (store: Store, number: number, moveId: string | null = null) =>
  store.append({ table: 't', move: move(number, moveId), clocks: [], over: false });

async function hand(url: string): Promise<Hand> {
  const opened = await openHand(url);
  onTestFinished(() => opened.store.close());
  return opened;
}

/** Two nodes, and a started table owned by the first one. */
async function twoNodes() {
  const url = await newDatabase();
  const [one, two] = [await hand(url), await hand(url)];
  await one.store.create('t', emptyTable(3));
  const owned = await one.claim('t');
  await owned.start('t', 1, { ...emptyTable(3), stage: 'playing' }, stateAt(0), []);
  /** Ends the first node's lease by the database's clock. */
  const lapse = () =>
    one.pool.query("update nodes set expires = clock_timestamp() - interval '1 second' where id = $1", [
      one.id,
    ]);
  return { url, one, two, owned, lapse };
}

describe.skipIf(!hasPostgres)('a connection', () => {
  test('that is ended during a transaction fails the transaction, not the process', async () => {
    const { pool, db } = await hand(await newDatabase());
    const ended = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sql`select 1`.execute(trx);
    });
    await expect(ended).rejects.toThrow(/terminat|connection error|ECONNRESET/u);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe.skipIf(!hasPostgres)('a node', () => {
  test('renews its lease even while all its claims are blocked', async () => {
    const url = await newDatabase();
    const { store, pool } = await hand(url);
    const clock = new ManualClock();
    const cluster = await openCluster({ store: url, nats: null, advertised: null }, { clock, log, watch });
    onTestFinished(() => cluster.close());
    const { node } = cluster;
    await node.enter('http://127.0.0.1:2');
    for (const id of ['t', 'u', 'v', 'w']) await store.create(id, emptyTable(3));
    const expires = async () => {
      const { rows } = await pool.query<{ at: string }>(
        'select expires::text as at from nodes where id = $1',
        [node.id],
      );
      return rows[0]?.at;
    };
    const before = await expires();
    const client = await pool.connect();
    await client.query('begin; select 1 from tables for update');
    let ended = 0;
    const claims = ['t', 'u', 'v', 'w'].map((id) => node.claim(id).finally(() => (ended += 1)));
    const all = Promise.allSettled(claims);
    try {
      const renewed = expect.poll(expires, { interval: 10 }).not.toEqual(before);
      await clock.advance(2000);
      await renewed;
      expect(ended).toBe(0);
    } finally {
      await client.query('commit');
      client.release();
      await all;
    }
  });

  test('that could not report that it takes tables again takes none', async () => {
    const url = await newDatabase();
    const { store } = await hand(url);
    const pool = connectTo(url, 1, () => undefined);
    const claims = new Claims(pool);
    const parts = { claims, leases: claims, store: () => store, hints: noHints, clock: new ManualClock() };
    const node = new ClusterNode({ ...parts, log });
    await node.enter('http://127.0.0.1:1');
    expect(node.takesTables).toBe(true);
    await node.drain(true);
    expect(node.takesTables).toBe(false);
    await pool.end();
    await expect(node.drain(false)).rejects.toThrow();
    expect(node.takesTables).toBe(false);
  });
});

describe.skipIf(!hasPostgres)('a table', () => {
  test('of a node with a valid lease can be claimed by no other', async () => {
    const { one, two } = await twoNodes();
    expect(await two.claims.claim(two.id, 't')).toBeNull();
    expect(await two.claims.ownerOf('t')).toEqual({ id: one.id, address: 'http://127.0.0.1:1' });
  });

  test('of a node whose lease is over can be claimed by one of several', async () => {
    const { url, two, lapse } = await twoNodes();
    const three = await hand(url);
    await lapse();
    const claims = await Promise.all([two.claims.claim(two.id, 't'), three.claims.claim(three.id, 't')]);
    expect(claims.filter((epoch) => epoch !== null)).toEqual([2]);
  });

  test('can not be claimed by a node whose own lease is over or that drains', async () => {
    const { one, two, lapse } = await twoNodes();
    await one.store.create('u', emptyTable(3));
    await lapse();
    expect(await one.claims.claim(one.id, 'u')).toBeNull();
    await two.claims.drain(two.id);
    expect(await two.claims.claim(two.id, 'u')).toBeNull();
  });

  test('that was given up, or whose node left, is free at once', async () => {
    const { one, two } = await twoNodes();
    await one.claims.release(one.id, 't', 1);
    expect(await two.claims.claim(two.id, 't')).toBe(2);
    await two.claims.leave(two.id);
    expect(await one.claims.claim(one.id, 't')).toBe(3);
  });

  test('that does not exist has no owner and can not be claimed', async () => {
    const { two } = await twoNodes();
    expect(await two.claims.claim(two.id, 'nowhere')).toBeNull();
    expect(await two.claims.ownerOf('nowhere')).toBeUndefined();
  });
});

describe.skipIf(!hasPostgres)('a previous owner', () => {
  test('can write nothing any more, and is told that the table is not its own', async () => {
    const { one, two, owned, lapse } = await twoNodes();
    await append(owned, 1);
    await lapse();
    const taken = await two.claim('t');
    await expect(append(owned, 2)).rejects.toThrow(NotMineError);
    await expect(owned.change('t', 2, emptyTable(3))).rejects.toThrow(NotMineError);
    await expect(owned.snapshot('t', 1, stateAt(1))).rejects.toThrow(NotMineError);
    await expect(owned.start('t', 2, emptyTable(3), stateAt(0), [])).rejects.toThrow(NotMineError);
    await expect(owned.table('t')).rejects.toThrow(NotMineError);
    await expect(owned.game('t')).rejects.toThrow(NotMineError);
    await owned.keepWaits([{ table: 't', number: 1, clocks: [{ id: 1, left: 5 }] }]);
    await one.store.keepWaits([{ table: 't', number: 1, clocks: [{ id: 1, left: 5 }] }]);
    expect(await taken.game('t')).toMatchObject({ moves: [move(1)], clocks: [] });
    await append(taken, 2);
  });

  test('can not write with an old claim even after claiming the table again', async () => {
    const { one, owned } = await twoNodes();
    const again = await one.claim('t');
    await expect(append(owned, 1)).rejects.toThrow(NotMineError);
    await append(again, 1);
  });

  test('keeps its other tables: only writes to lost tables are left out of a group', async () => {
    const { one, two, owned, lapse } = await twoNodes();
    await one.store.create('u', emptyTable(3));
    const other = await one.claim('u');
    await lapse();
    await two.claim('t');
    const outcomes = await Promise.allSettled([
      append(owned, 1),
      other.append({ table: 'u', move: move(1), clocks: [], over: false }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('is waited for while it writes, and the next owner sees what it has written', async () => {
    const { one, two, owned, lapse } = await twoNodes();
    // A transaction that holds the table like a move does and isn't over yet.
    const client = await one.pool.connect();
    await client.query('begin');
    await client.query("select 1 from tables where id = 't' for no key update");
    await lapse();
    let done = false;
    const claim = two.claims.claim(two.id, 't').finally(() => (done = true));
    const waiting = () =>
      one.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%epoch + 1%'",
      );
    await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    expect(done).toBe(false);
    await client.query('commit');
    client.release();
    expect(await claim).toBe(2);
    await expect(append(owned, 1)).rejects.toThrow(NotMineError);
  });

  test('that waits for a claim to end writes nothing', async () => {
    const { one, two, owned } = await twoNodes();
    const client = await two.pool.connect();
    await client.query('begin');
    await client.query("update tables set owner = $1, epoch = epoch + 1 where id = 't'", [two.id]);
    const late = expect(append(owned, 1)).rejects.toThrow(NotMineError);
    const waiting = () =>
      one.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%written%'",
      );
    await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    await client.query('commit');
    client.release();
    await late;
    expect(await one.store.moves('t', 1, 9)).toEqual([]);
  });
});

describe.skipIf(!hasPostgres)('a move', () => {
  test('is written only after the one before it', async () => {
    const { owned } = await twoNodes();
    await expect(append(owned, 2)).rejects.toThrow(StaleError);
    await append(owned, 1);
    await append(owned, 2);
  });

  test('whose answer was lost counts as written when it is repeated', async () => {
    const { one, owned } = await twoNodes();
    await append(owned, 1);
    await append(owned, 2, 'a');
    const again = one.store.fenced('t', 1);
    await append(again, 2, 'a');
    await expect(append(one.store.fenced('t', 1), 2, 'b')).rejects.toThrow(StaleError);
    expect(await one.store.moves('t', 1, 9)).toEqual([move(1), move(2, 'a')]);
  });

  test('is written when the database is back, however its connections ended', async () => {
    const { one, owned } = await twoNodes();
    const cut = () =>
      one.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    await Promise.all([append(owned, 1), cut()]);
    await append(owned, 2);
    expect(await one.store.moves('t', 1, 9)).toEqual([move(1), move(2)]);
  });

  test('that was modified in the database is set aside with all later ones', async () => {
    const { one, owned } = await twoNodes();
    for (const number of [1, 2, 3]) await append(owned, number);
    await one.pool.query("update moves set seat = 1 where table_id = 't' and number = 2");
    const game = await one.store.fenced('t', 1).game('t');
    expect(game).toMatchObject({ moves: [move(1)], damage: { moves: 2, snapshot: false } });
    const { rows } = await one.pool.query('select number from damaged order by number');
    expect(rows).toEqual([{ number: 2 }, { number: 3 }]);
  });

  test('is not written without a claim', async () => {
    const { one } = await twoNodes();
    await expect(append(one.store, 1)).rejects.toThrow(NotMineError);
    await expect(one.store.change('t', 2, emptyTable(3))).rejects.toThrow(NotMineError);
  });
});
