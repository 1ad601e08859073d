/** Builds parts of packages/web with Vite, if a source they may contain is newer than the build. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const web = join(root, 'packages', 'web');

/** Whether a built file is missing, or older than any source of the page. */
export function isStale(built: string): boolean {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = globSync(
    ['package-lock.json', 'packages/{web,rules,words,packs,protocol,bots,tables}/**'],
    {
      cwd: root,
      exclude: ['packages/*/{node_modules,dist,test}'],
    },
  );
  return sources.some((path) => {
    const stats = statSync(join(root, path));
    return stats.isFile() && stats.mtimeMs > builtAt;
  });
}

/** Builds with a config of packages/web. Returns whether it succeeded. */
export async function viteBuild(config: string): Promise<boolean> {
  const vite = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const program = join(dirname(vite), 'bin', 'vite.js');
  const child = spawn(process.execPath, [program, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
    // Standard output is reserved for the command's result, so Vite's goes to standard error.
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return code === 0;
}
