/**
 * `npm run dev`: runs the page with hot reloading, and the game's server, restarted when its sources change, at one
 * address. Games are in data/dev (DATA_DIR) and continue after each restart. PORT is the page's port (5173).
 */
import { createServer as listen } from 'node:net';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { gameServer } from './game-server.ts';

const root = join(import.meta.dirname, '..', '..');
const web = join(root, 'packages', 'web');
/** Milliseconds to wait for further changes, so that an editor that saves several files causes one restart. */
const PAUSE = 200;

/** The server's sources. */
const SERVED = /^(?:packages\/(?!web\/)[a-z]+\/(?:src|sets)\/|scripts\/dev\/).*\.(?:ts|ftl|ya?ml)$/u;

/** A free local port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = listen();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const port = await freePort();
const server = gameServer(port, say);
const asked = process.env['PORT'] ?? '';
const page = await createServer({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  clearScreen: false,
  logLevel: 'warn',
  server: {
    port: asked === '' ? 5173 : Number(asked),
    proxy: {
      '/api': {
        target: `http://127.0.0.1:${port}`,
        ws: true,
        // No errors while the server restarts; the page reconnects by itself.
        configure: (proxy) => void proxy.removeAllListeners('error').on('error', () => undefined),
      },
    },
  },
});

let restarting: NodeJS.Timeout | undefined;
page.watcher.add(['packages', 'scripts/dev'].map((folder) => join(root, folder)));
page.watcher.on('all', (_, file) => {
  if (!SERVED.test(relative(root, file).split(sep).join('/'))) return;
  clearTimeout(restarting);
  restarting = setTimeout(() => {
    void server.restart().then(() => say('The server was restarted.'));
  }, PAUSE);
});

async function stop(): Promise<void> {
  clearTimeout(restarting);
  await Promise.all([page.close(), server.stop()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());

await server.restart();
await page.listen();
say(`Kickdoor for developers is open at ${page.resolvedUrls?.local[0] ?? ''}`);
