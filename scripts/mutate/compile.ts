/**
 * Finds out which mutants compile: each is written next to its file as a separate module, and all are type-checked
 * together.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Mutant } from './find.ts';
import { ROOT } from './sample.ts';

const FOLDER = join(ROOT, '.mutants');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

/** A mutant may leave something unused or unreachable; that is not a type error. */
const CONFIG = {
  extends: '../tsconfig.base.json',
  compilerOptions: {
    types: ['node'],
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowUnreachableCode: true,
    allowUnusedLabels: true,
  },
  include: ['packages/rules/src'],
};

/** A file's text with a mutant in it. */
function mutated(text: string, { start, end, now }: Mutant): string {
  return text.slice(0, start) + now + text.slice(end);
}

/** The mutants that compile, in order. */
export function compiling(sources: ReadonlyMap<string, string>, mutants: readonly Mutant[]): Mutant[] {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  cpSync(join(ROOT, 'packages/rules/src'), join(FOLDER, 'packages/rules/src'), { recursive: true });
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(CONFIG));
  for (const [at, mutant] of mutants.entries()) {
    const text = sources.get(mutant.file) ?? '';
    writeFileSync(join(FOLDER, mutant.file.replace(/\.ts$/u, `.mutant-${at}.ts`)), mutated(text, mutant));
  }
  const { stdout, error } = spawnSync(process.execPath, [tsc, '--pretty', 'false', '-p', FOLDER], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined) throw error;
  const failed = new Set([...stdout.matchAll(/\.mutant-(\d+)\.ts\(/gu)].map(([, at]) => Number(at)));
  const lines = stdout.split('\n').filter((line) => /^\S.*: error TS/u.test(line));
  const other = lines.find((line) => !line.includes('.mutant-'));
  if (other !== undefined) throw new Error(`the sources themselves don't compile: ${other}`);
  rmSync(FOLDER, { recursive: true, force: true });
  return mutants.filter((_, at) => !failed.has(at));
}
