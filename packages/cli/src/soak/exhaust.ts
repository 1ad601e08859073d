/**
 * `kickdoor exhaust`: plays fixed seeds on each sheet until every possible effect, event and refusal has happened often
 * enough. Prints what it couldn't reach, what it didn't expect, and why.
 */
import { availableParallelism } from 'node:os';
import { loadSet } from '@kickdoor/packs/node';
import { RULE_IDS, buildCardPool, SHEET_IDS, SHEETS, type Sheet, type SheetId } from '@kickdoor/rules';
import { Command, Option } from 'commander';
import { MOST_GAMES, MOST_MOVES, MOST_WORKERS, whole } from '../numbers.ts';
import { flag, type Words } from '../words/words.ts';
import { citations } from './citations.ts';
import { addCounts, isWantedBesides, leavingsIn, type Counts } from './coverage.ts';
import type { Job } from './job.ts';
import { makePlan, type Plan, type Start } from './plan.ts';
import { openPool, type Pool } from './pool.ts';
import { expected, type Citations, type Expected } from './possible.ts';

interface Flags {
  readonly least: number;
  readonly moves: number;
  readonly sheet?: readonly SheetId[];
  readonly workers: number;
}

/** The subcommand. */
export function exhaustCommand(words: Words): Command {
  return new Command('exhaust')
    .description(words.say('cli-exhaust'))
    .option(flag(words, '--least', 'number'), words.say('cli-exhaust-least'), whole(words, MOST_GAMES), 20)
    .option(
      flag(words, '--moves', 'number'),
      words.say('cli-exhaust-moves'),
      whole(words, MOST_MOVES),
      1_000_000,
    )
    .addOption(
      new Option(`--sheet <${words.say('cli-value-sheet')}...>`, words.say('cli-exhaust-sheet')).choices(
        SHEET_IDS,
      ),
    )
    .option(
      flag(words, '--workers', 'number'),
      words.say('cli-simulate-workers'),
      whole(words, MOST_WORKERS),
      availableParallelism(),
    )
    .action((flags: Flags) => run(flags, words));
}

async function run(flags: Flags, words: Words): Promise<void> {
  const cited = citations();
  if (cited === null) {
    process.stderr.write(`${words.say('cli-exhaust-no-sources')}\n`);
    process.exitCode = 1;
    return;
  }
  const workers = openPool(flags.workers);
  for (const sheet of SHEETS) {
    if (flags.sheet?.includes(sheet.id) === false) continue;
    report(sheet, await reach(workers, sheet, cited, flags), flags, words);
  }
  await workers.close();
}

/** What has happened on a sheet so far. */
interface Sums {
  moves: number;
  readonly counts: Counts;
}

interface Reached {
  readonly moves: number;
  /** What was expected, plus what else happened: a sheet without a rule's subject still refuses moves by it. */
  readonly wanted: ReadonlySet<string>;
  readonly expect: Expected;
  readonly missing: readonly string[];
}

/** The two sorts of job: whole games from a corner, and openings of games dealt for a theme. */
const WHOLE = { games: 2, most: null };
const THEMED = { games: 5, most: 150 };

/** Players must also have left in moments this many times as frequent as the required minimum. */
const OFTEN = 20;

function jobOf({ id, sets }: Sheet, number: number, start: Start, short: readonly string[]): Job {
  const hunted = RULE_IDS.filter((rule) => short.includes(`rule ${rule}`));
  const from = number * THEMED.games;
  const part = start.theme === null ? WHOLE : THEMED;
  const { corner, theme } = start;
  const seed = 'exhaust';
  const leaves = short.filter((name) => name.startsWith('left in '));
  return {
    number,
    sheet: id,
    sets,
    seed,
    from,
    ...part,
    mutants: 60,
    corner,
    theme,
    hunted,
    leaves,
    counting: true,
  };
}

/** Plays a round, and adds the results of each start to the plan and to the totals. */
async function playRound(workers: Pool, plan: Plan, jobs: readonly Job[], sums: Sums): Promise<void> {
  const left = jobs.slice();
  await workers.play(
    () => left.shift() ?? null,
    (result) => {
      const job = jobs.find(({ number }) => number === result.number);
      if (job !== undefined) plan.learn(job, result.moves, result.counts);
      sums.moves += result.moves;
      addCounts(sums.counts, result.counts);
      for (const wrong of result.wrong) process.stderr.write(`${wrong}\n`);
      if (result.wrong.length > 0) process.exitCode = 1;
    },
  );
}

async function reach(
  workers: Pool,
  sheet: Sheet,
  cited: Citations,
  { least, moves: most }: Flags,
): Promise<Reached> {
  const pool = buildCardPool(sheet.sets.map(loadSet));
  const expect = expected(sheet.id, pool, cited);
  const plan = makePlan(pool);
  const sums: Sums = { moves: 0, counts: {} };
  const count = (name: string): number => sums.counts[name] ?? 0;
  let number = 0;
  for (;;) {
    // Unexpected occurrences must be as frequent as all others.
    const besides = Object.keys(sums.counts).filter(isWantedBesides).toSorted();
    const leavings = leavingsIn(sums.counts, OFTEN * least).toSorted();
    const wanted = new Set([...expect.possible, ...besides, ...leavings]);
    const short = [...wanted].filter((name) => count(name) < least).toSorted((a, b) => count(a) - count(b));
    if (short.length === 0 || sums.moves >= most) {
      const missing = short.map((name) => `${name} (${count(name)})`);
      return { moves: sums.moves, wanted, expect, missing };
    }
    const jobs = plan.round(short).map((start) => jobOf(sheet, (number += 1), start, short));
    await playRound(workers, plan, jobs, sums);
  }
}

function report(
  sheet: Sheet,
  { moves, wanted, expect, missing }: Reached,
  { least }: Flags,
  words: Words,
): void {
  const reached = wanted.size - missing.length;
  const lines = [words.say('cli-exhausted', { sheet: sheet.id, reached, wanted: wanted.size, moves })];
  if (missing.length > 0) {
    lines.push(`  ${words.say('cli-exhausted-short', { least, names: missing.join(', ') })}`);
  }
  const besides = [...expect.impossible.values()].flat().filter((name) => wanted.has(name));
  if (besides.length > 0) {
    lines.push(`  ${words.say('cli-exhausted-besides', { names: besides.join(', ') })}`);
  }
  for (const [why, names] of expect.impossible) {
    const never = names.filter((name) => !wanted.has(name)).join(', ');
    if (never !== '') {
      lines.push(`  ${words.say('cli-exhausted-never', { why: words.say(why), names: never })}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  if (missing.length > 0) process.exitCode = 1;
}
