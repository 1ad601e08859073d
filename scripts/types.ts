/**
 * Type-checks the root folder and every workspace, each with its own tsconfig.json, in parallel up to the number of
 * cores. Results are cached in node_modules/.cache, so that the next run checks only what has changed.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

async function check(project: string): Promise<boolean> {
  const known = join(
    root,
    'node_modules',
    '.cache',
    'types',
    `${dirname(project).replaceAll('/', '-')}.json`,
  );
  const flags = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', known];
  const child = spawn(process.execPath, [tsc, ...flags, '-p', project], { cwd: root });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.stdout.write(output);
  return code === 0;
}

const projects = ['tsconfig.json', ...globSync('packages/*/tsconfig.json', { cwd: root }).toSorted()];
let sound = true;
async function work(): Promise<void> {
  for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
    if (!(await check(project))) sound = false;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = sound ? 0 : 1;
