/**
 * `npm run exhaust`: plays fixed seeds on each sheet until every effect, event and refusal that can happen there has
 * happened often enough, and prints what it could not reach, and what it did not expect and why.
 *
 *     npm run exhaust -- --least 20 --moves 1000000 --workers 4 --sheet west
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSet } from '@kickdoor/packs/node';
import { RULE_IDS, buildBox, sheets, type Sheet } from '@kickdoor/rules';
import { addCounts, isWantedBesides, leavingsIn, type Counts } from '../src/soak/coverage.ts';
import type { Job } from '../src/soak/job.ts';
import { makePlan, type Plan, type Start } from '../src/soak/plan.ts';
import { openPool, type Pool } from '../src/soak/pool.ts';
import { expected, type Citations, type Expected } from '../src/soak/possible.ts';

const { values } = parseArgs({
  options: {
    least: { type: 'string', default: '20' },
    moves: { type: 'string', default: '1000000' },
    sheet: { type: 'string', multiple: true },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const least = Number(values.least);
const most = Number(values.moves);

/** The rules by which moves are refused, and what cites them: an effect (`power chase`), or `null` for the rest. */
function citations(): Citations {
  const folder = join(import.meta.dirname, '../../rules/src');
  const cited = new Map<string, Set<string | null>>();
  for (const file of globSync(['{kernel,chapters,frames,engine,effects,moves}/**/*.ts'], { cwd: folder })) {
    const [, kind, name] = /^effects\/(deed|trait|play|power)s\/([\w-]+)\.ts$/u.exec(file) ?? [];
    const source = kind === undefined || name === undefined ? null : `${kind} ${name}`;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [call] of text.matchAll(/refuse\([^()]*\)|_RULE[^;]*;/gu)) {
      for (const [, id = ''] of call.matchAll(/'([a-z]+\.[a-z-]+)'/gu)) {
        cited.set(id, (cited.get(id) ?? new Set()).add(source));
      }
    }
  }
  return new Map(RULE_IDS.flatMap((rule) => [[rule, cited.get(rule) ?? new Set<string | null>()] as const]));
}

/** What has happened on a sheet so far. */
interface Sums {
  moves: number;
  readonly counts: Counts;
}

interface Reached {
  readonly moves: number;
  /** What was to be expected, and what has happened besides: who tries what a sheet does not have is refused by its rule all the same. */
  readonly wanted: ReadonlySet<string>;
  readonly expect: Expected;
  readonly missing: readonly string[];
}

/** A job plays whole games from a corner, and the beginnings of some that are dealt for a theme. */
const WHOLE = { games: 2, most: null };
const THEMED = { games: 5, most: 150 };

/** Players are to leave as often as all else in every moment that comes about so many times as often. */
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

/** Plays a round: what came of each beginning is added to the plan, and to what has happened in all. */
async function playRound(pool: Pool, plan: Plan, jobs: readonly Job[], sums: Sums): Promise<void> {
  const left = jobs.slice();
  await pool.play(
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

async function reach(pool: Pool, sheet: Sheet, cited: Citations): Promise<Reached> {
  const box = buildBox(sheet.sets.map(loadSet));
  const expect = expected(sheet.id, box, cited);
  const plan = makePlan(box);
  const sums: Sums = { moves: 0, counts: {} };
  const count = (name: string): number => sums.counts[name] ?? 0;
  let number = 0;
  for (;;) {
    // What was not expected and has happened is wanted as often as all else.
    const besides = Object.keys(sums.counts).filter(isWantedBesides).toSorted();
    const leavings = leavingsIn(sums.counts, OFTEN * least).toSorted();
    const wanted = new Set([...expect.possible, ...besides, ...leavings]);
    const short = [...wanted].filter((name) => count(name) < least).toSorted((a, b) => count(a) - count(b));
    if (short.length === 0 || sums.moves >= most) {
      const missing = short.map((name) => `${name} (${count(name)})`);
      return { moves: sums.moves, wanted, expect, missing };
    }
    const jobs = plan.round(short).map((start) => jobOf(sheet, (number += 1), start, short));
    await playRound(pool, plan, jobs, sums);
  }
}

function report(sheet: Sheet, { moves, wanted, expect, missing }: Reached): void {
  const lines = [`${sheet.id}: ${wanted.size - missing.length} of ${wanted.size} in ${moves} moves`];
  if (missing.length > 0) lines.push(`  fewer than ${least} times: ${missing.join(', ')}`);
  const besides = [...expect.impossible.values()].flat().filter((name) => wanted.has(name));
  if (besides.length > 0) lines.push(`  happened besides: ${besides.join(', ')}`);
  for (const [why, names] of expect.impossible) {
    const never = names.filter((name) => !wanted.has(name));
    if (never.length > 0) lines.push(`  not expected, ${why}: ${never.join(', ')}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  if (missing.length > 0) process.exitCode = 1;
}

const cited = citations();
const pool = openPool(Number(values.workers));
const played = Object.values(sheets).filter(({ id }) => values.sheet?.includes(id) ?? true);
for (const sheet of played) report(sheet, await reach(pool, sheet, cited));
await pool.close();
