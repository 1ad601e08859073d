/** A server in a process of its own, to be killed: prints its port. `node child-server.ts DATA_DIR` */
import { randomBot } from '@kickdoor/bots';
import { pino } from 'pino';
import { startServer } from '../src/server.ts';

const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.argv[2] ?? '',
  web: null,
  log: pino({ level: 'silent' }),
  pace: { botDelay: 0, awayAfter: 0, returnTime: 1000 },
  bot: randomBot,
});
process.stdout.write(`${server.port}\n`);
