/** Some games of one sheet and mix, as a thread plays them. */
import { loadSet } from '@kickdoor/packs/node';
import { buildBox, sheets, type SheetId } from '@kickdoor/rules';
import { z } from 'zod';
import { countingEar, type Counts } from './coverage.ts';
import { CORNERS } from './corners.ts';
import { drill } from './drill.ts';

function isSheet(id: string): id is SheetId {
  return Object.hasOwn(sheets, id);
}

const jobSchema = z.object({
  number: z.int(),
  sheet: z.string().refine(isSheet),
  sets: z.array(z.string()).readonly(),
  seed: z.string(),
  /** The first game, and how many. */
  from: z.int(),
  games: z.int(),
  /** In how many of a hundred moves a mutant is tried. */
  mutants: z.number(),
  /** Where the games begin. */
  corner: z.enum(CORNERS),
  /** Whether to count what happens. */
  counting: z.boolean(),
});

export type Job = z.infer<typeof jobSchema>;

export interface JobResult {
  readonly number: number;
  readonly sheet: SheetId;
  readonly games: number;
  readonly moves: number;
  readonly mutants: number;
  readonly counts: Counts;
  /** What must never be so, one line for each game in which it was. */
  readonly wrong: readonly string[];
}

/** Reads what a thread was sent. */
export function readJob(data: unknown): Job {
  return jobSchema.parse(data);
}

/** Plays the games of a job. */
export function playJob(job: Job): JobResult {
  const { number, sheet, sets, seed, from, games, mutants, corner, counting } = job;
  const box = buildBox(sets.map(loadSet));
  const counts: Counts = {};
  const ear = counting ? countingEar(box, counts) : null;
  const wrong: string[] = [];
  let moves = 0;
  let tried = 0;
  for (let game = from; game < from + games; game++) {
    const result = drill({ sheet, box, seed: `${seed}/${game}`, mutants, corner }, ear);
    moves += result.moves;
    tried += result.mutants;
    if (result.wrong !== null) wrong.push(result.wrong);
  }
  return { number, sheet, games, moves, mutants: tried, counts, wrong };
}
