/** Selects the mutants to check: a sample that stays the same as long as the code around them does. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf, type Mutant } from './find.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** What is mutated: the rules of the game, but not what parses packs, words cards, or counts what happened. */
const SOURCES = 'packages/rules/src/{kernel,chapters,frames,moves,effects}/**/*.ts';
const OTHERS = /effects\/(?:expectation|format|schemas|watch|words)\.ts$/u;

/** The mutated sources, by path from the root. */
export function readSources(): ReadonlyMap<string, string> {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !OTHERS.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/** All mutants of the sources, in an order that depends only on the seed and on each mutant. */
export function shuffled(sources: ReadonlyMap<string, string>, seed: string): Mutant[] {
  const all = [...sources].flatMap(([file, text]) => mutantsOf(file, text));
  const ranked = all.map((mutant) => ({ mutant, rank: digest(seed, mutant.key) }));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ mutant }) => mutant);
}
