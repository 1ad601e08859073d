/** Installs the peers into a temporary folder, never into the project. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The peers, in the versions compared. */
const PEERS = { 'boardgame.io': '0.50.2', 'pokemon-showdown': '0.11.11' } as const;

/** Installs the peers unless an earlier run has. Returns their folder. */
export function installPeers(): string {
  const versions = Object.entries(PEERS).map(([name, version]) => `${name}@${version}`);
  const folder = join(tmpdir(), `kickdoor-bench-${versions.join('-')}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name": "bench-peers", "private": true}\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...versions], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(done, '');
  return folder;
}
