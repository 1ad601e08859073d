/**
 * `npm run exhaust`: plays fixed seeds on each sheet until every effect, event and refusal that can happen there has
 * happened often enough, and prints what it could not reach.
 *
 *     npm run exhaust -- --least 20 --moves 400000 --workers 4
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSet } from '@kickdoor/packs/node';
import { RULE_IDS, buildBox, sheets, type RuleId, type Sheet } from '@kickdoor/rules';
import { addCounts, possible, type Counts } from '../src/soak/coverage.ts';
import { runJobs } from '../src/soak/pool.ts';

const { values } = parseArgs({
  options: {
    least: { type: 'string', default: '20' },
    moves: { type: 'string', default: '400000' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const least = Number(values.least);
const most = Number(values.moves);

/** The rules by which moves are refused: those that the sources of the rules cite. */
function citedRules(): Set<RuleId> {
  const folder = join(import.meta.dirname, '../../rules/src');
  const cited = new Set<string>();
  for (const file of globSync(['{chapters,engine,effects,moves}/**/*.ts'], { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [call] of text.matchAll(/refuse\([^()]*\)|_RULE[^;]*;/gu)) {
      for (const [, id] of call.matchAll(/'([a-z]+\.[a-z-]+)'/gu)) if (id !== undefined) cited.add(id);
    }
  }
  return new Set(RULE_IDS.filter((rule) => cited.has(rule)));
}

interface Reached {
  readonly moves: number;
  readonly wanted: readonly string[];
  readonly missing: readonly string[];
}

async function reach(sheet: Sheet, cited: ReadonlySet<RuleId>): Promise<Reached> {
  const { id, sets } = sheet;
  const wanted = possible(id, buildBox(sets.map(loadSet)), cited);
  const counts: Counts = {};
  let moves = 0;
  let number = 0;
  const missing = (): string[] => wanted.filter((name) => (counts[name] ?? 0) < least);
  await runJobs(
    Number(values.workers),
    () => {
      if (moves >= most || missing().length === 0) return null;
      number += 1;
      return {
        number,
        sheet: id,
        sets,
        seed: 'exhaust',
        from: number * 4,
        games: 4,
        mutants: 60,
        counting: true,
      };
    },
    (result) => {
      moves += result.moves;
      addCounts(counts, result.counts);
      for (const wrong of result.wrong) {
        process.stderr.write(`${wrong}\n`);
        process.exitCode = 1;
      }
    },
  );
  return { moves, wanted, missing: missing().map((name) => `${name} (${counts[name] ?? 0})`) };
}

const cited = citedRules();
for (const sheet of Object.values(sheets)) {
  const { moves, wanted, missing } = await reach(sheet, cited);
  process.stdout.write(
    `${sheet.id}: ${wanted.length - missing.length} of ${wanted.length} in ${moves} moves\n`,
  );
  if (missing.length > 0) process.stdout.write(`  fewer than ${least} times: ${missing.join(', ')}\n`);
}
