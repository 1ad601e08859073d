/** A transaction that fills the disk fails with that error, not with a consequence of it. */
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { known } from '../src/known.ts';
import { Dialect } from '../src/store/sqlite/dialect.ts';
import { tempFolder } from './temp.ts';

interface Filled {
  readonly filled: { readonly text: string };
}

function opened() {
  const file = new SqliteFile(join(tempFolder(), 'small.sqlite'));
  const db = new Kysely<Filled>({ dialect: new Dialect(file) });
  onTestFinished(() => db.destroy());
  file.exec('create table filled (text text)');
  const rows = () => file.prepare('select * from filled').all().length;
  return { file, db, rows };
}

test('a full disk within a transaction is reported as such', async () => {
  const { file, db, rows } = opened();
  file.pragma('max_page_count = 20');
  const text = 'x'.repeat(40_000);
  const fill = db.transaction().execute(async (trx) => {
    for (let at = 0; at < 9; at += 1) await trx.insertInto('filled').values({ text }).execute();
  });
  const error: unknown = await fill.catch((failed: unknown) => failed);
  expect(error).toMatchObject({ code: 'SQLITE_FULL' });
  expect(known(error)).toMatchObject({ code: 'storage-full' });
  expect(rows()).toBe(0);
  // The connection still works.
  await db.transaction().execute((trx) => trx.insertInto('filled').values({ text: 'x' }).execute());
  expect(rows()).toBe(1);
});

test('a transaction that SQLite rolled back itself fails with the first error, and others are rolled back', async () => {
  const { file, db, rows } = opened();
  const failing = (first: () => void) =>
    db.transaction().execute(async (trx) => {
      await trx.insertInto('filled').values({ text: 'x' }).execute();
      first();
      throw new SqliteFile.SqliteError('database or disk is full', 'SQLITE_FULL');
    });
  await expect(failing(() => file.exec('rollback'))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await expect(failing(() => undefined)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(file.inTransaction).toBe(false);
  expect(rows()).toBe(0);
});
