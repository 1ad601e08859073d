/**
 * A server in a process of its own, to be killed: `node child.ts DATA_DIR PORT`, with STORE, NATS and ADVERTISE as for
 * `kickdoor serve`. Prints its port once it is open.
 */
import { randomBot } from '@kickdoor/bots';
import { logToStderr } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';

const [dataDir = '', port = '0'] = process.argv.slice(2);
const settings = readSettings(process.env);
if ('unusable' in settings) throw new Error(`${settings.unusable} is ${settings.value}`);
const server = await startServer({
  port: Number(port),
  host: '127.0.0.1',
  dataDir,
  cluster: settings.cluster,
  limits: settings.limits,
  web: null,
  // The port alone goes to standard output.
  log: logToStderr(settings.logLevel ?? 'silent'),
  // Nobody dawdles: what is measured is the server.
  pace: { botDelay: 0, awayAfter: 0, returnTime: 0 },
  bot: randomBot,
});
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
process.stdout.write(`${server.port}\n`);
