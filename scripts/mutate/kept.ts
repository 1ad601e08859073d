/** Cached results about mutants. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  /** Whether a mutant compiles, by the mutant and its file. */
  compiles: z.record(z.string(), z.boolean()),
  /** The scenario that last killed a mutant: it is tried first next time. */
  killers: z.record(z.string(), z.string().optional()),
  /** Whether the unit tests kill a mutant, by the mutant, its file and the tests. */
  units: z.record(z.string(), z.boolean()),
});

export interface Kept extends z.infer<typeof schema> {
  save(): void;
}

/** Opens the file, which need not exist yet. */
export function openKept(file: string): Kept {
  const data = existsSync(file)
    ? schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { compiles: {}, killers: {}, units: {} };
  return { ...data, save: () => writeFileSync(file, JSON.stringify(data)) };
}
