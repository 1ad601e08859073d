/**
 * Builds the web client into packages/web/dist. With --if-stale, only when a source it may contain
 * is newer than the last build.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = join(root, 'packages', 'web');

function isStale(): boolean {
  const built = join(web, 'dist', 'index.html');
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = globSync(['package-lock.json', 'packages/{web,rules,packs}/**'], {
    cwd: root,
    exclude: ['packages/*/{node_modules,dist,test}'],
  });
  return sources.some((path) => {
    const stats = statSync(join(root, path));
    return stats.isFile() && stats.mtimeMs > builtAt;
  });
}

export async function buildWeb({ ifStale }: { ifStale: boolean }): Promise<void> {
  if (ifStale && !isStale()) return;
  const vite = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const program = join(dirname(vite), 'bin', 'vite.js');
  const child = spawn(process.execPath, [program, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error('The web client could not be built.');
}

if (import.meta.main) {
  try {
    await buildWeb({ ifStale: process.argv.includes('--if-stale') });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
