/** Full disks and read-only folders, mounted for the server only, in its own namespace. */
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { CardPool } from '@kickdoor/rules';
import { until } from './clock.ts';
import { Crowd } from './crowd.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess, type Launch } from './server-process.ts';

/** Whether a process of this user may mount something privately (Linux). */
export function canMount(): boolean {
  return spawnSync('unshare', ['-rm', 'true']).status === 0;
}

const mounted =
  (folder: string, options: string): Launch =>
  (server) => [
    'unshare',
    '-rm',
    'sh',
    '-c',
    `mount -t tmpfs -o ${options} tmpfs "${folder}" && exec "$@"`,
    'sh',
    ...server,
  ];

/** Starts a server in a read-only folder. Resolves to its error output. */
export async function startReadOnly(folder: string): Promise<string> {
  const server = new ServerProcess(folder, mounted(folder, 'ro'));
  try {
    await server.start();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  await server.stop('SIGKILL');
  throw new Error('the server started in a folder that it can not write to');
}

export interface FullDisk {
  readonly ledger: Ledger;
  /** The number of "disk full" errors. */
  readonly refused: number;
  /** Whether the server kept answering. */
  readonly alive: boolean;
  /** Milliseconds from when there was space again until every table had played on. */
  readonly back: number;
}

/** Plays on a small disk, fills it completely during the games, and frees it again. Copies the store to `copy`. */
export async function fillDisk(
  folder: string,
  copy: string,
  pool: CardPool,
  random: () => number,
): Promise<FullDisk> {
  const server = new ServerProcess(folder, mounted(folder, 'size=24m'));
  await server.start();
  // The path of the disk as the server sees it.
  const seen = join('/proc', String(server.pid), 'root', folder);
  const ledger = new Ledger(copy);
  const crowd = new Crowd({ url: () => server.url, tables: 2, pool, random, ledger });
  await crowd.open();
  await until(() => ledger.acknowledged > 50, 'moves on the small disk');
  const filler = join(seen, 'filler');
  fill(filler);
  const full = () => crowd.errors.get('storage-full') ?? 0;
  await until(() => full() > 10, 'answers that the disk is full');
  const alive = (await fetch(`${server.url}/health`)).ok;
  rmSync(filler);
  const room = performance.now();
  await until(() => crowd.allPlayedSince(room) !== null, 'moves after there was room again');
  const back = (crowd.allPlayedSince(room) ?? room) - room;
  crowd.close();
  // Copy first: the mount vanishes with the server, and SQLite can't open files in another namespace.
  cpSync(seen, copy, { recursive: true });
  ledger.check();
  await server.stop('SIGTERM');
  return { ledger, refused: full(), alive, back };
}

/** Writes a file until the disk is full to the last byte. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (let size = 1 << 20; size > 0;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size >>= 1;
    }
  }
  closeSync(file);
}
