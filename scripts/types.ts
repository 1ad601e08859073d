/** Type-checks the root folder and every workspace, each with its own tsconfig.json. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

async function check(project: string): Promise<boolean> {
  const child = spawn(process.execPath, [tsc, '--pretty', 'false', '-p', project], { cwd: root });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.stdout.write(output);
  return code === 0;
}

const projects = ['tsconfig.json', ...globSync('packages/*/tsconfig.json', { cwd: root }).toSorted()];
const results = await Promise.all(projects.map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;
