/**
 * Writes the golden store of this version: `node packages/server/scripts/golden-stores.ts`. It is a database with games
 * in the middle of something, which every later version must be able to open and continue (docs/upgrades.md).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { randomBot, sensibleBot } from '@kickdoor/bots';
import { STATE_VERSION, type View } from '@kickdoor/rules';
import SqliteFile from 'better-sqlite3';
import { DATABASE } from '../src/store/sqlite/folder.ts';
import { SETUP_FORM, type Setup } from '@kickdoor/tables/store/records.ts';
import { seeded } from '../test/chance.ts';
import { goldenContext, type Golden } from '../test/golden-stores/golden.ts';
import { Guest, playOn } from '../test/parlor.ts';
import { emptyTable } from '../test/setups.ts';
import { Room } from '@kickdoor/tables/room/room.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';

const NAMES = ['Anna', 'Ben', 'Chloe'];

interface Scene {
  readonly what: Golden['what'];
  readonly sheet: 'classic' | 'west';
  readonly isSo: (view: View) => boolean;
}

/** Somebody is close to winning, so that playing on takes little time. */
const late = ({ players }: View): boolean => players.some(({ level }) => level >= 8);

const SCENES: readonly Scene[] = [
  {
    what: 'combat',
    sheet: 'classic',
    isSo: (view) => late(view) && view.phase === 'combat' && view.combat?.helper !== null,
  },
  { what: 'prompt', sheet: 'west', isSo: (view) => late(view) && view.pending?.kind === 'choice' },
  { what: 'wait', sheet: 'classic', isSo: (view) => late(view) && view.combat?.claim?.kind === 'win' },
  { what: 'trade', sheet: 'classic', isSo: ({ trades }) => trades.length > 0 },
  { what: 'finished', sheet: 'west', isSo: ({ phase }) => phase === 'over' },
];

const here = join(import.meta.dirname, '../test/golden-stores');
const folder = mkdtempSync(join(tmpdir(), 'kickdoor-golden-'));
const { context, close } = await goldenContext(folder);
const golden: Golden[] = [];
for (const scene of SCENES) golden.push(await write(scene));
await close();

inDatabase((file) => {
  file.pragma('journal_mode = DELETE');
  file.exec('vacuum');
});
const path = join(here, `v${STATE_VERSION}-${SETUP_FORM}`);
writeFileSync(`${path}.sqlite.gz`, gzipSync(readFileSync(join(folder, DATABASE)), { level: 9 }));
writeFileSync(`${path}.json`, `${JSON.stringify(golden, null, 2)}\n`);
rmSync(folder, { recursive: true });

/** Plays games until one reaches the scene, and leaves that one in the store. */
async function write({ what, sheet, isSo }: Scene): Promise<Golden> {
  const secrets = NAMES.map((seat) => `${what}-${seat}`.padEnd(32, '-'));
  for (let seed = 1; seed <= 50; seed += 1) {
    const table = `${what}-${seed}`.padEnd(12, '_');
    const own = { ...context, seed: () => `golden ${what} ${seed}` };
    const setup: Setup = {
      ...emptyTable(0),
      name: `Golden ${what}`,
      public: false,
      sheet,
      sets: [sheet],
      seats: secrets.map((secret, seat) => ({
        kind: 'person' as const,
        name: NAMES[seat] ?? '',
        sex: 'female' as const,
        hash: hashSecret(secret),
      })),
      host: hashSecret('golden'),
    };
    await context.store.create(table, setup);
    const room = await Room.open(own, table);
    if (room === null) throw new Error('the table is not there');
    await room.start();
    const guests = secrets.map((secret) => new Guest(secret));
    for (const guest of guests) room.enter(guest);
    await new Promise((resolve) => setImmediate(resolve));
    const { pool } = context.content.now([sheet]);
    const bot = what === 'trade' ? randomBot : sensibleBot;
    const found = await playOn({ room, pool, guests, random: seeded(seed) }, bot, isSo);
    const { number } = room;
    await room.close();
    if (found) {
      process.stdout.write(`${what}: seed ${seed}, ${number} moves\n`);
      return { what, table, number, secrets };
    }
    forget(table);
  }
  throw new Error(`no game came to: ${what}`);
}

/** Deletes a game that didn't reach its scene. */
function forget(table: string): void {
  inDatabase((file) => {
    for (const rows of ['moves', 'snapshots', 'waits']) {
      file.prepare(`delete from ${rows} where table_id = ?`).run(table);
    }
    file.prepare('delete from tables where id = ?').run(table);
  });
}

function inDatabase(task: (file: SqliteFile.Database) => void): void {
  const file = new SqliteFile(join(folder, DATABASE));
  task(file);
  file.close();
}
