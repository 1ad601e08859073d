/**
 * A server in its own process, to be killed: `node child.ts DATA_DIR PORT`, with STORE, NATS and ADVERTISE as for
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
  // Standard output is for the port only.
  log: logToStderr(settings.logLevel ?? 'silent'),
  // No artificial delays, so that measurements show the server alone.
  pace: { botDelay: 0, awayAfter: 0, returnTime: 0 },
  bot: randomBot,
});
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
process.stdout.write(`${server.port}\n`);
