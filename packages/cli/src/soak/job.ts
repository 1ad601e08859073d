/** A thread's share of games on one sheet or mix. */
import { loadSet } from '@kickdoor/packs/node';
import {
  EFFECTS,
  RULE_IDS,
  buildCardPool,
  isSheet,
  watchedEffects,
  type RuleId,
  type SheetId,
} from '@kickdoor/rules';
import { z } from 'zod';
import { count, countingEar, type Counts } from './coverage.ts';
import { CORNERS } from './corners.ts';
import { drill } from './drill.ts';

function isRule(id: string): id is RuleId {
  return RULE_IDS.some((rule) => rule === id);
}

const jobSchema = z.object({
  number: z.int(),
  sheet: z.string().refine(isSheet),
  sets: z.array(z.string()).readonly(),
  seed: z.string(),
  /** The first game, and how many. */
  from: z.int(),
  games: z.int(),
  /** Percentage of moves before which a mutant is tried. */
  mutants: z.number(),
  /** Where the games start. */
  corner: z.enum(CORNERS),
  /** The theme of the cards dealt first. */
  theme: z.string().nullable(),
  /** The number of moves after which a game is abandoned. */
  most: z.int().nullable(),
  /** Rules wanted to refuse moves. */
  hunted: z.array(z.string().refine(isRule)).readonly(),
  /** Moments in which players should leave. */
  leaves: z.array(z.string()).readonly(),
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
  /** Broken invariants, one line for each game that had one. */
  readonly wrong: readonly string[];
}

/** A job of complete games with no particular goal. */
export const PLAIN_JOB = {
  corner: 'none',
  theme: null,
  most: null,
  hunted: [],
  leaves: [],
  counting: false,
} as const;

/** Parses a job that was sent to a thread. */
export function readJob(data: unknown): Job {
  return jobSchema.parse(data);
}

/** Plays the games of a job. */
export function playJob(job: Job): JobResult {
  const { number, sheet, sets, seed, from, games, mutants, corner, theme, counting } = job;
  const counts: Counts = {};
  const effects = counting ? watchedEffects((name) => count(counts, name)) : EFFECTS;
  const pool = buildCardPool(sets.map(loadSet), effects);
  const ear = counting ? countingEar(pool, counts) : null;
  const wrong: string[] = [];
  const most = job.most ?? Infinity;
  const hunted = job.hunted.length === 0 ? {} : { hunted: new Set(job.hunted) };
  const leaves = job.leaves.length === 0 ? {} : { leaves: new Set(job.leaves) };
  let moves = 0;
  let tried = 0;
  for (let game = from; game < from + games; game++) {
    const result = drill(
      { sheet, pool, seed: `${seed}/${game}`, mutants, corner, theme, most, ...hunted, ...leaves },
      ear,
    );
    moves += result.moves;
    tried += result.mutants;
    if (result.wrong !== null) wrong.push(result.wrong);
  }
  return { number, sheet, games, moves, mutants: tried, counts, wrong };
}
