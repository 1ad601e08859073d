/**
 * `npm run load:disk`: measures what a move costs the disk: bytes of SQLite's log by number of moves written together,
 * and milliseconds per group, including `fsync`.
 *
 *   --moves N   moves of each table that count (40), after as many for warm-up
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { emptyTable } from '@kickdoor/tables/test/setups.ts';
import type { Append } from '@kickdoor/tables/store/store.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite/open.ts';
import { median, numbers, show } from '../figures.ts';
import { legalMoves } from '@kickdoor/rules';
import { drawMove, make, poolOf, tableOf, type Setup } from '../table.ts';
import { optionsOf, wholeNumber } from '../../scripts/options.ts';

const SETUP: Setup = { sheet: 'classic', sets: ['classic'], seats: 4 };
/** Numbers of tables that move at the same time. */
const GROUPS = [1, 4, 16, 64];

const values = optionsOf({ moves: { type: 'string', default: '40' } });
const each = wholeNumber('moves', values.moves);
const pool = poolOf(SETUP.sets);

/** The moves of a random game as written to the store. */
function* game(table: string, seed: number): Generator<Append, void> {
  const random = numbers(seed + 1);
  const state = tableOf(SETUP, `disk/${seed}`);
  for (let number = 1; state.phase !== 'over'; number += 1) {
    const drawn = drawMove(
      state,
      state.players.map((_, seat) => legalMoves(pool, state, seat)),
      random,
    );
    const events = make(pool, state, drawn);
    const moveId = `${seed}-${number}`;
    const at = 1_764_000_000_000 + number;
    yield { table, move: { number, ...drawn, moveId, at, events }, clocks: [], over: false };
  }
}

/** Bytes of log and of text per move, and milliseconds per group, with this many tables moving together. */
async function measure(tables: number): Promise<{ log: number; text: number; ms: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-load-'));
  const path = join(folder, 'kickdoor.sqlite');
  const { store } = await openSqlite(folder);
  const games = Array.from({ length: tables }, (_, at) => game(`table-${at}`, at));
  for (let at = 0; at < tables; at += 1) {
    await store.create(`table-${at}`, { ...emptyTable(4), stage: 'playing' });
  }
  // A reader with an old snapshot makes the log grow instead of starting over.
  const reader = new SqliteFile(path, { readonly: true });
  const times: number[] = [];
  let before = 0;
  let text = 0;
  for (let number = 1; number <= 2 * each; number += 1) {
    if (number === each + 1) {
      reader.exec('begin; select count(*) from tables');
      before = statSync(`${path}-wal`).size;
    }
    const group = games.flatMap((one) => one.next().value ?? []);
    const begun = performance.now();
    await Promise.all(group.map((append) => store.append(append)));
    if (number <= each) continue;
    times.push(performance.now() - begun);
    for (const { move } of group) text += JSON.stringify([move.move, move.events]).length;
  }
  const log = statSync(`${path}-wal`).size - before;
  reader.close();
  await store.close();
  rmSync(folder, { recursive: true });
  const moves = tables * each;
  return { log: log / moves, text: text / moves, ms: median(times) };
}

process.stdout.write(
  '| moves in a group | bytes of log a move | of text | ms a group |\n| ---: | ---: | ---: | ---: |\n',
);
for (const tables of GROUPS) {
  const { log, text, ms } = await measure(tables);
  process.stdout.write(`| ${tables} | ${show(log)} | ${show(text)} | ${show(ms)} |\n`);
}
