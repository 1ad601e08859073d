/** The game's server for development, started and restarted by `main.ts`, which sets its environment. */
import { join } from 'node:path';
import process from 'node:process';
import { startServer } from '@kickdoor/server';
import { PackLibrary } from '@kickdoor/packs/node';
import { debugRoutes } from '@kickdoor/server/debug';
import { pino } from 'pino';
import { scenariosOf } from './scenarios.ts';

const root = join(import.meta.dirname, '..', '..');
const packs = process.env['PACKS_DIR'] ?? '';
const DAY = 24 * 3600 * 1000;

const server = await startServer({
  port: Number(process.env['PORT']),
  host: '127.0.0.1',
  dataDir: process.env['DATA_DIR'] ?? join(root, 'data', 'dev'),
  web: null,
  packs: new PackLibrary(packs === '' ? [] : [{ path: packs, mayBeEmpty: true }]),
  log: pino({ level: process.env['LOG_LEVEL'] ?? 'warn', base: null }, pino.destination(2)),
  // One developer plays several seats in turn, so nobody counts as away.
  pace: { awayAfter: DAY },
  routes: debugRoutes(scenariosOf(root)),
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  void server.close().then(() => process.exit(0));
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
process.send?.('open');
