/** What the tests of installed packages run programs with. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';

export const TSC = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin',
  'tsc',
);

/** What a program prints. Throws where it fails, with all that it printed. */
export function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: false });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const major = ({ version }: { readonly version: string }): number => Number(version.slice(1).split('.')[0]);

/** The Node binaries of this machine from a major version on, the oldest first. */
export function nodes(least: number): { readonly version: string; readonly path: string }[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = [process.execPath, ...folders.map((folder) => join(folder, 'node'))];
  const found = paths.flatMap((path) => {
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    return status === 0 ? [{ version: stdout.trim(), path }] : [];
  });
  const unique = [...new Map(found.map((one) => [one.version, one])).values()];
  if (!unique.some((one) => major(one) === least)) {
    process.stderr.write(
      `No Node ${least} is on this machine: the packages are not tried with the oldest that they declare.\n`,
    );
  }
  return unique.filter((one) => major(one) >= least).toSorted((a, b) => major(a) - major(b));
}
