/**
 * `npm run soak`: random games on every sheet and every mix of sets, checked after every move, until so many moves are
 * made. What was done is kept in a file, so that a soak that was stopped goes on where it was.
 *
 *     npm run soak -- --moves 10000000 --seed 1 --state soak.json --workers 4
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { setIds } from '@kickdoor/packs/node';
import { z } from 'zod';
import { variants } from '../src/simulate/balance.ts';
import { PLAIN_JOB, type Job, type JobResult } from '../src/soak/job.ts';
import { openPool } from '../src/soak/pool.ts';

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '1' },
    state: { type: 'string', default: 'soak.json' },
    workers: { type: 'string', default: String(availableParallelism()) },
    mutants: { type: 'string', default: '5' },
    games: { type: 'string', default: '10' },
  },
});

const Kept = z.object({
  seed: z.string(),
  /** Jobs that are done, and the first number that was not begun. */
  done: z.array(z.int()),
  games: z.int(),
  moves: z.int(),
  mutants: z.int(),
  seconds: z.number(),
  byTable: z.record(z.string(), z.int()),
  wrong: z.array(z.string()),
});
type Kept = z.infer<typeof Kept>;

function readKept(): Kept {
  const none: Kept = {
    seed: values.seed,
    done: [],
    games: 0,
    moves: 0,
    mutants: 0,
    seconds: 0,
    byTable: {},
    wrong: [],
  };
  if (!existsSync(values.state)) return none;
  const kept = Kept.parse(JSON.parse(readFileSync(values.state, 'utf8')));
  if (kept.seed === values.seed) return kept;
  throw new Error(`${values.state} is of seed ${kept.seed}; name another file for seed ${values.seed}`);
}

const tables = variants(setIds());
const kept = readKept();
const goal = Number(values.moves);
const games = Number(values.games);
const before = kept.seconds;
const start = performance.now();
const taken = new Set(kept.done);
let number = 0;

function next(): Job | null {
  if (kept.moves >= goal) return null;
  while (taken.has(number)) number += 1;
  taken.add(number);
  const table = tables[number % tables.length];
  if (table === undefined) return null;
  const round = Math.floor(number / tables.length);
  const { seed, mutants } = values;
  // Every second round begins in the middle of games.
  const corner = round % 2 === 0 ? 'none' : 'laid';
  return {
    number,
    ...table,
    seed,
    from: round * games,
    games,
    mutants: Number(mutants),
    ...PLAIN_JOB,
    corner,
  };
}

function done(result: JobResult): void {
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
  writeFileSync(values.state, JSON.stringify(kept));
  process.stdout.write(`${kept.moves} of ${goal} moves, ${kept.wrong.length} wrong\n`);
}

const pool = openPool(Number(values.workers));
await pool.play(next, done);
await pool.close();
const rows = Object.entries(kept.byTable).map(([name, moves]) => `  ${name}: ${moves}`);
process.stdout.write(
  [
    `${kept.moves} moves in ${kept.games} games, ${kept.mutants} mutants tried, ${Math.round(kept.seconds)} s`,
    ...rows,
    `${kept.wrong.length} wrong`,
    '',
  ].join('\n'),
);
if (kept.wrong.length > 0) process.exitCode = 1;
