/**
 * `kickdoor soak`: random games on every sheet and every mix of sets, checked after every move, until the given number
 * of moves has been made. Progress is saved to a file, so that an interrupted soak can resume.
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setIds } from '@kickdoor/packs/node';
import { Command } from 'commander';
import { z } from 'zod';
import { mustBeWritable, writeOut } from '../files.ts';
import { MOST_GAMES, MOST_MOVES, MOST_WORKERS, whole } from '../numbers.ts';
import { variants } from '../simulate/balance.ts';
import { flag, type Words } from '../words/words.ts';
import { PLAIN_JOB, type Job, type JobResult } from './job.ts';
import { openPool } from './pool.ts';

interface Flags {
  readonly moves: number;
  readonly seed: string;
  readonly state: string;
  readonly workers: number;
  readonly mutants: number;
  readonly games: number;
}

/** The subcommand. */
export function soakCommand(words: Words): Command {
  return new Command('soak')
    .description(words.say('cli-soak'))
    .option(
      flag(words, '--moves', 'number'),
      words.say('cli-soak-moves'),
      whole(words, MOST_MOVES),
      10_000_000,
    )
    .option(flag(words, '--seed', 'seed'), words.say('cli-simulate-seed'), '1')
    .option(flag(words, '--state', 'file'), words.say('cli-soak-state'), 'soak.json')
    .option(
      flag(words, '--workers', 'number'),
      words.say('cli-simulate-workers'),
      whole(words, MOST_WORKERS),
      availableParallelism(),
    )
    .option(flag(words, '--mutants', 'number'), words.say('cli-soak-mutants'), whole(words, 100, 0), 5)
    .option(flag(words, '--games', 'number'), words.say('cli-soak-games'), whole(words, MOST_GAMES), 10)
    .action((flags: Flags) => run(flags, words));
}

const keptSchema = z.object({
  seed: z.string(),
  /** The numbers of finished jobs. */
  done: z.array(z.int()),
  games: z.int(),
  moves: z.int(),
  mutants: z.int(),
  seconds: z.number(),
  byTable: z.record(z.string(), z.int()),
  wrong: z.array(z.string()),
});
type Kept = z.infer<typeof keptSchema>;

async function run(flags: Flags, words: Words): Promise<void> {
  mustBeWritable(flags.state);
  const kept = readKept(flags);
  if (kept === 'unreadable' || kept.seed !== flags.seed) {
    const { state: file, seed } = flags;
    const why =
      kept === 'unreadable'
        ? words.say('cli-soak-not-kept', { file })
        : words.say('cli-soak-other-seed', { file, kept: kept.seed, seed });
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
    return;
  }
  await play(flags, kept, words);
  process.stdout.write(`${summary(kept, words).join('\n')}\n`);
  if (kept.wrong.length > 0) process.exitCode = 1;
}

function readKept({ state, seed }: Flags): Kept | 'unreadable' {
  if (!existsSync(state)) {
    return { seed, done: [], games: 0, moves: 0, mutants: 0, seconds: 0, byTable: {}, wrong: [] };
  }
  try {
    return keptSchema.parse(JSON.parse(readFileSync(state, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'unreadable';
    throw error;
  }
}

/** Plays until the number of moves is reached; progress is added to `kept`, and saved after each job. */
async function play(flags: Flags, kept: Kept, words: Words): Promise<void> {
  const before = kept.seconds;
  const start = performance.now();
  const tables = variants(setIds());
  const workers = openPool(flags.workers);
  await workers.play(jobsLeft(flags, kept), (result: JobResult) => {
    const table = tables[result.number % tables.length];
    const name = table === undefined ? '' : `${table.sheet} (${table.sets.join(' + ')})`;
    kept.done.push(result.number);
    kept.games += result.games;
    kept.moves += result.moves;
    kept.mutants += result.mutants;
    kept.byTable[name] = (kept.byTable[name] ?? 0) + result.moves;
    kept.seconds = before + (performance.now() - start) / 1000;
    kept.wrong.push(...result.wrong);
    for (const wrong of result.wrong) process.stderr.write(`${wrong}\n`);
    writeOut(flags.state, JSON.stringify(kept));
    const { moves, wrong } = kept;
    const line = words.say('cli-soaked-so-far', { moves, goal: flags.moves, wrong: wrong.length });
    process.stdout.write(`${line}\n`);
  });
  await workers.close();
}

/** Yields the unfinished jobs, until enough moves have been made. */
function jobsLeft({ seed, games, mutants, moves }: Flags, kept: Kept): () => Job | null {
  const tables = variants(setIds());
  const taken = new Set(kept.done);
  let number = 0;
  return () => {
    if (kept.moves >= moves) return null;
    while (taken.has(number)) number += 1;
    taken.add(number);
    const table = tables[number % tables.length];
    if (table === undefined) return null;
    const round = Math.floor(number / tables.length);
    // Every other round starts mid-game.
    const corner = round % 2 === 0 ? 'none' : 'laid';
    return { ...PLAIN_JOB, ...table, number, seed, from: round * games, games, mutants, corner };
  };
}

function summary({ moves, games, mutants, seconds, byTable, wrong }: Kept, words: Words): readonly string[] {
  return [
    words.say('cli-soaked', { moves, games, mutants, seconds: Math.round(seconds) }),
    ...Object.entries(byTable).map(
      ([table, made]) => `  ${words.say('cli-soaked-table', { table, moves: made })}`,
    ),
    words.say('cli-soaked-wrong', { wrong: wrong.length }),
  ];
}
