/** Unusable databases: each is reported with the reason. */
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UNWATCHED as watch } from '@kickdoor/tables/store/group-commit.ts';
import { openCluster } from '../src/cluster/open.ts';
import { DatabaseError } from '../src/store/postgres/errors.ts';
import { ManualClock } from './manual-clock.ts';
import { hasPostgres, localPostgres, newDatabase, openHand, type Hand } from './postgres.ts';

async function hand(url: string): Promise<Hand> {
  const opened = await openHand(url);
  onTestFinished(() => opened.store.close());
  return opened;
}

/** Why a database could not be opened. */
const reason = async (url: string): Promise<unknown> =>
  openHand(url).then(
    () => 'opened',
    (error: unknown) => (error instanceof DatabaseError ? error.reason : error),
  );

describe.skipIf(!hasPostgres)('an unusable database is reported with the reason', () => {
  test('nobody answers', async () => {
    expect(await reason('postgres://kickdoor@127.0.0.1:1/x')).toBe('unreachable');
    expect(await reason('postgres://kickdoor@nowhere.invalid/x')).toBe('unreachable');
  });

  test('there is no such database', async () => {
    expect(await reason((await localPostgres()).url('nothing'))).toBe('missing');
  });

  test('the user may not connect', async () => {
    expect(await reason((await newDatabase()).replace('kickdoor@', 'somebody@'))).toBe('refused');
  });

  test('it is not writable', async () => {
    const url = await newDatabase();
    await (await localPostgres()).ask('create role reader login');
    expect(await reason(url.replace('kickdoor@', 'reader@'))).toBe('forbidden');
  });

  test('no node can enter', async () => {
    const url = await newDatabase();
    const cluster = await openCluster(
      { store: url, nats: null, advertised: null },
      { clock: new ManualClock(), log: pino({ level: 'silent' }), watch },
    );
    onTestFinished(() => cluster.close());
    await (await hand(url)).pool.query('alter table nodes rename to elsewhere');
    await expect(cluster.enter('http://127.0.0.1:1')).rejects.toThrow(DatabaseError);
  });

  test('a newer version has migrated it, and nothing is changed', async () => {
    const url = await newDatabase();
    await hand(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    await client.end();
    expect(await reason(url)).toBe('newer');
  });

  test('one of an earlier version is migrated, by several nodes at once', async () => {
    const url = await newDatabase();
    const hands = await Promise.all([hand(url), hand(url), hand(url)]);
    expect(await hands[0].claims.secret()).toBe(await hands[2].claims.secret());
  });
});
