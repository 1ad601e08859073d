/**
 * `npm run exhaust`: plays fixed seeds on each sheet until every effect, event and refusal that can happen there has
 * happened often enough, and prints what it could not reach.
 *
 *     npm run exhaust -- --least 20 --moves 1000000 --workers 4
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSet } from '@kickdoor/packs/node';
import { RULE_IDS, buildBox, sheets, type Sheet } from '@kickdoor/rules';
import { CORNERS } from '../src/soak/corners.ts';
import { addCounts, possible, type Citations, type Counts } from '../src/soak/coverage.ts';
import { runJobs } from '../src/soak/pool.ts';

const { values } = parseArgs({
  options: {
    least: { type: 'string', default: '20' },
    moves: { type: 'string', default: '1000000' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const least = Number(values.least);
const most = Number(values.moves);

/** The rules by which moves are refused, and what cites them: an effect (`power chase`), or `null` for the rest. */
function citations(): Citations {
  const folder = join(import.meta.dirname, '../../rules/src');
  const cited = new Map<string, Set<string | null>>();
  for (const file of globSync(['{chapters,engine,effects,moves}/**/*.ts'], { cwd: folder })) {
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

interface Reached {
  readonly moves: number;
  readonly wanted: readonly string[];
  readonly missing: readonly string[];
}

async function reach(sheet: Sheet, cited: Citations): Promise<Reached> {
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
        corner: CORNERS[number % CORNERS.length] ?? 'none',
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

const cited = citations();
for (const sheet of Object.values(sheets)) {
  const { moves, wanted, missing } = await reach(sheet, cited);
  process.stdout.write(
    `${sheet.id}: ${wanted.length - missing.length} of ${wanted.length} in ${moves} moves\n`,
  );
  if (missing.length > 0) process.stdout.write(`  fewer than ${least} times: ${missing.join(', ')}\n`);
}
