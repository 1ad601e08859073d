/** The clients in examples/ play whole games on a real server, over lines that break. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startServer } from '@kickdoor/server';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './fences.ts';

const CLIENT_JS = [process.execPath, join(root, 'examples', 'client.js')];
const CLIENT_PY = join(root, 'examples', 'client.py');
/** So many pieces of data go to a client before its line breaks. */
const PIECES = 60;

function hasWebsockets(python: string): boolean {
  return spawnSync(python, ['-c', 'import websockets']).status === 0;
}

/** A Python that has `websockets`: the machine's, or one of our own where pip can install it. */
function findPython(): string | null {
  if (hasWebsockets('python3')) return 'python3';
  const folder = join(root, 'node_modules', '.cache', 'examples-python');
  const own = join(folder, 'bin', 'python');
  if (!existsSync(own)) spawnSync('python3', ['-m', 'venv', folder]);
  if (!existsSync(own)) return null;
  if (!hasWebsockets(own)) {
    const install = ['-m', 'pip', 'install', '--quiet', '--retries', '1', '--timeout', '10', 'websockets'];
    spawnSync(own, install, { timeout: 60_000 });
  }
  return hasWebsockets(own) ? own : null;
}

const python = findPython();

/** A server without a page, with bots that don't wait. */
async function runServer(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kickdoor-clients-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    web: null,
    log: pino({ level: 'silent' }),
    pace: { botDelay: 0, returnTime: 200 },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });
  return server.port;
}

/** A way to the server on which connections break again and again; how often they did. */
async function breakingLine(to: number): Promise<{ url: string; breaks: () => number }> {
  let breaks = 0;
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = createConnection(to, '127.0.0.1');
    let pieces = 0;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (piece) => {
      near.write(piece);
      pieces += 1;
      if (pieces < PIECES) return;
      breaks += 1;
      near.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    line.close();
    for (const socket of open) socket.destroy();
  });
  const address: AddressInfo | string | null = line.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return { url: `http://127.0.0.1:${address.port}`, breaks: () => breaks };
}

interface Run {
  /** The id of its table, once it says so. */
  readonly table: Promise<string>;
  /** All that it has said, once it has come to its end. */
  readonly said: Promise<string>;
}

function run([program = '', ...args]: readonly string[]): Run {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  let said = '';
  const table = new Promise<string>((resolve) => {
    const listen = (piece: Buffer): void => {
      said += piece.toString();
      const id = /^table: (?<id>\S+)$/mu.exec(said)?.groups?.['id'];
      if (id !== undefined) resolve(id);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const end = new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`it ended with ${code}: ${said}`)),
    );
  });
  return { table, said: end };
}

const OVER = /^over after \d+ moves; won by .+$/mu;

test.each(['classic', 'west'])('the JavaScript client plays against bots by %s', async (sheet) => {
  const { url, breaks } = await breakingLine(await runServer());
  const said = await run([...CLIENT_JS, '--server', url, '--sheet', sheet]).said;
  expect(said).toMatch(OVER);
  expect(said).not.toContain('error:');
  expect(breaks()).toBeGreaterThan(0);
});

test.skipIf(python === null)(
  `both clients and two bots play to the end${python === null ? ' (needs Python 3 with websockets; pip could not install it)' : ''}`,
  async () => {
    const { url, breaks } = await breakingLine(await runServer());
    const host = run([...CLIENT_JS, '--server', url, '--seats', '4', '--bots', '2', '--sheet', 'space']);
    const table = await host.table;
    const guest = run([python ?? '', CLIENT_PY, '--server', url, '--join', table]);
    const [first, second] = await Promise.all([host.said, guest.said]);
    expect(first).toMatch(OVER);
    expect(OVER.exec(second)?.[0]).toBe(OVER.exec(first)?.[0]);
    expect(`${first}${second}`).not.toContain('error:');
    expect(breaks()).toBeGreaterThan(1);
  },
);

test('the clients say what a server refuses', async () => {
  const { url } = await breakingLine(await runServer());
  await expect(run([...CLIENT_JS, '--server', url, '--join', 'nothinghere1']).said).rejects.toThrow(
    'no-table',
  );
  if (python === null) return;
  await expect(run([python, CLIENT_PY, '--server', url, '--join', 'nothinghere1']).said).rejects.toThrow(
    'no-table',
  );
});
