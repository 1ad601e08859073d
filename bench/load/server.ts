/**
 * A server under load, in its own process: `node server.ts KIND PEERS [FOLDER]`. Sends its port once it is open, then
 * answers requests for its usage.
 */
import { pino } from 'pino';
import { z } from 'zod';
import { fitToCores } from '../../packages/server/src/one-core.ts';
import { startServer } from '../../packages/server/src/server.ts';
import { LIMITS } from '../../packages/server/src/guard/limits.ts';
import { memoryStore } from './memory-store.ts';
import { serveBoardgame } from './servers/boardgame.ts';
import { servePlain } from './servers/plain.ts';
import { Profile } from './profile.ts';
import type { Question, Used } from './server-process.ts';

const Arguments = z.tuple([z.enum(['kickdoor', 'memory', 'boardgame', 'plain']), z.string(), z.string()]);
const [kind, peers, folder] = Arguments.parse(process.argv.slice(2));

interface Served {
  readonly port: number;
  /** Stops it in an orderly way, if possible. */
  readonly close?: () => Promise<void>;
}

/** All players of a load test share an address and move faster than people. */
const rate = { atOnce: 1e9, perSecond: 1e9 };
const UNLIMITED = {
  ...LIMITS,
  tables: rate,
  seats: rate,
  views: rate,
  reads: rate,
  messages: rate,
  tablesPerAddress: 1e9,
  connectionsPerAddress: 1e9,
  connections: 1e9,
  linesPerAddress: 1e9,
  spectators: 1e9,
};

async function serveKickdoor(): Promise<Served> {
  fitToCores();
  return startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    web: null,
    log: pino({ level: 'silent' }),
    limits: UNLIMITED,
    pace: { sleepAfter: 1000, returnTime: 0 },
    ...(kind === 'memory' ? { openStore: () => Promise.resolve({ store: memoryStore(), loss: null }) } : {}),
  });
}

function used(): Used {
  for (let times = 0; times < 3; times += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: (user + system) / 1000, rss, heap: heapUsed, external };
}

const profile = new Profile();
const { port, close }: Served =
  kind === 'boardgame'
    ? { port: await serveBoardgame(peers) }
    : kind === 'plain'
      ? { port: await servePlain() }
      : await serveKickdoor();
process.on('message', (question: Question) => {
  void answer(question).then((said) => process.send?.(said));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });

async function answer(question: Question): Promise<object> {
  switch (question.ask) {
    case 'end':
      await close?.();
      return process.exit(0);
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      // Don't collect garbage here: that isn't part of the load.
      return { cpu: (user + system) / 1000, rss: 0, heap: 0, external: 0 };
    }
    case 'used':
      return used();
    case 'profile':
      await profile.begin(question.of);
      return {};
    case 'write-profile':
      await profile.write(question.file);
      return {};
  }
}
