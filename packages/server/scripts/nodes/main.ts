/**
 * The cost of several nodes: `node packages/server/scripts/nodes/main.ts`. Measures CPU time per move with one, two and
 * three nodes, the cost of piped connections, and moves per second into PostgreSQL (`--appends`: only these). Linux
 * only.
 */
import { createHash } from 'node:crypto';
import process from 'node:process';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, stream } from '@kickdoor/rules';
import { sleep, until } from '../chaos/clock.ts';
import { missing } from '../chaos/cluster/run.ts';
import { SharedLedger } from '../chaos/cluster/ledger.ts';
import { Town } from '../chaos/cluster/town.ts';
import { Crowd } from '../chaos/crowd.ts';
import { LocalPostgres } from '../local/postgres.ts';
import { measureAppends } from './appends.ts';
import { cpuOf } from './cpu.ts';
import { optionsOf, wholeNumber } from '../../../../scripts/options.ts';

const values = optionsOf({
  appends: { type: 'boolean', default: false },
  tables: { type: 'string', default: '24' },
  seconds: { type: 'string', default: '10' },
});
const tables = wholeNumber('tables', values.tables);
const seconds = wholeNumber('seconds', values.seconds);
const random = stream('nodes');
const pool = buildCardPool([loadSet('classic')]);

const lack = missing();
if (lack !== null) {
  process.stdout.write(`${lack}\n`);
  process.exit(0);
}
if (!values.appends) {
  for (const nodes of [1, 2, 3]) await play(nodes, 'owner');
  await play(2, 'other');
}
await appends();
process.exit(0);

/** Plays tables, with all players connected to the node that owns their table, or all to another one. */
async function play(nodes: number, at: 'owner' | 'other'): Promise<void> {
  const town = await Town.make(nodes);
  const urls = town.nodes.map(({ server }) => server.url);
  const [first = '', second = ''] = urls;
  const chosen = (table: string | null) =>
    urls[
      table === null
        ? 0
        : Number.parseInt(createHash('sha256').update(table).digest('hex').slice(0, 8), 16) % nodes
    ] ?? first;
  const ledger = new SharedLedger(town.postgres, town.database);
  // The first node asked for a table owns it. After that, everybody comes through the other one.
  const asked = new Set<string>();
  const url = (table: string | null) => {
    if (at === 'owner') return chosen(table);
    if (table === null || asked.has(table)) return table === null ? first : second;
    asked.add(table);
    return first;
  };
  const crowd = new Crowd({ url, tables, pool, random, ledger });
  await crowd.open();
  await until(() => crowd.allPlayedSince(1) !== null, 'the first moves');
  await sleep(2000);
  const now = async () => ({
    ...(await stored(town)),
    cpu: town.nodes.map(({ server }) => cpuOf(server.pid)),
    database: cpuOf(town.postgres.pid),
  });
  const before = await now();
  await sleep(seconds * 1000);
  const after = await now();
  const moves = after.rows - before.rows;
  const each = after.cpu.map((cpu, node) => (((cpu - (before.cpu[node] ?? 0)) / moves) * 1000).toFixed(0));
  const database = (((after.database - before.database) / moves) * 1000).toFixed(0);
  process.stdout.write(
    `${nodes} nodes, players at ${at === 'owner' ? 'the owner' : 'another node'}: ${(moves / seconds).toFixed(0)} moves/s; ` +
      `µs of CPU a move: nodes ${each.join(' + ')}, PostgreSQL ${database}\n`,
  );
  const rows = after.rows - before.rows;
  process.stdout.write(
    `  of ${rows} moves stored: ${((after.log - before.log) / rows).toFixed(0)} bytes of log and ` +
      `${(after.size / after.rows).toFixed(0)} bytes of table and indexes each\n`,
  );
  crowd.close();
  await town.remove();
}

/** Moves in the database, their bytes, and the bytes of the log so far. */
async function stored({ postgres, database }: Town): Promise<{ rows: number; size: number; log: number }> {
  const [row] = await postgres.ask<{ rows: string; size: string; log: string }>(
    `select count(*) as rows, pg_total_relation_size('moves') as size,
      pg_current_wal_lsn() - '0/0'::pg_lsn as log from moves`,
    database,
  );
  return { rows: Number(row?.rows), size: Number(row?.size), log: Number(row?.log) };
}

async function appends(): Promise<void> {
  const postgres = await LocalPostgres.make();
  const url = await postgres.database('appends');
  for (const count of [1, 10, 100, 400]) {
    const { store, raw, one } = await measureAppends(url, count);
    process.stdout.write(
      `${count} tables at once: ${store.toFixed(0)} moves/s through the store; ` +
        `raw rows, grouped ${raw.toFixed(0)}, one by one ${one.toFixed(0)}\n`,
    );
  }
  await postgres.remove();
}
