/** Stores of earlier versions: each game in them is opened, played to its end, and verified. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sensibleBot } from '@kickdoor/bots';
import { STATE_VERSION, isRecordFault, readRecord, verify } from '@kickdoor/rules';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import { SETUP_FORM } from '@kickdoor/tables/store/records.ts';
import { DATABASE } from '../src/store/sqlite/folder.ts';
import { seeded } from './chance.ts';
import { Golden, goldenContext } from './golden-stores/golden.ts';
import { Guest, playOn } from './parlor.ts';
import { tempFolder } from './temp.ts';

const folder = join(import.meta.dirname, 'golden-stores');
const stores = readdirSync(folder).flatMap((name) =>
  name.endsWith('.json')
    ? [{ name, games: z.array(Golden).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }]
    : [],
);

/** Opens a copy of a golden store. */
async function opened(name: string) {
  const copy = tempFolder();
  const packed = readFileSync(join(folder, name.replace(/\.json$/u, '.sqlite.gz')));
  writeFileSync(join(copy, DATABASE), gunzipSync(packed));
  const { context, clock, close } = await goldenContext(copy);
  const tables = new Tables(context);
  onTestFinished(async () => {
    await tables.close();
    await close();
  });
  return { context, clock, tables };
}

test('there is one for this version', () => {
  const help = 'node packages/server/scripts/golden-stores.ts';
  expect(
    stores.map(({ name }) => name),
    help,
  ).toContain(`v${STATE_VERSION}-${SETUP_FORM}.json`);
});

describe.each(stores)('the golden store $name', ({ name, games }) => {
  test.each(games)(
    'can continue with a game in the middle of: $what',
    async ({ what, table, number, secrets }) => {
      const { context, clock, tables } = await opened(name);
      const room = await tables.room(table);
      const guests = secrets.map((secret) => new Guest(secret));
      for (const guest of guests) room.enter(guest);
      await clock.advance(0);
      expect(guests.flatMap(({ errors }) => errors)).toEqual([]);
      expect(guests.map(({ update }) => update?.number)).toEqual(guests.map(() => number));
      expect(guests[0]?.update?.view.phase === 'over').toBe(what === 'finished');
      const stored = await context.store.table(table);
      const { pool } = await context.content.began(stored?.setup.began?.header.sets ?? []);
      const isOver = await playOn({ room, pool, guests, random: seeded(1) }, sensibleBot, () => false);
      expect(isOver).toBe(false);
      const record = readRecord(await room.records.read(null));
      if (isRecordFault(record)) throw new Error(JSON.stringify(record));
      expect(record.moves.length).toBeGreaterThanOrEqual(number);
      expect(record.end.state).not.toBeNull();
      expect(verify(pool, record)).toBeNull();
    },
  );
});
