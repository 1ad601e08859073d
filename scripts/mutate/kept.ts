/** What was found out about mutants before. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  /** Whether a mutant compiles, by what it and its file are. */
  compiles: z.record(z.string(), z.boolean()),
  /** The scenario that saw a mutant last: it is asked first the next time. */
  killers: z.record(z.string(), z.string().optional()),
  /** Whether the unit tests see a mutant, by what it, its file and the tests are. */
  units: z.record(z.string(), z.boolean()),
});

export interface Kept extends z.infer<typeof schema> {
  save(): void;
}

/** Opens the file, which need not be there yet. */
export function openKept(file: string): Kept {
  const data = existsSync(file)
    ? schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { compiles: {}, killers: {}, units: {} };
  return { ...data, save: () => writeFileSync(file, JSON.stringify(data)) };
}
