/**
 * `npm run mutate`: makes small changes to the rules, and checks whether a scenario or a unit test fails. Surviving
 * mutants are printed. Results are cached in a file, so that the next run checks only what may have changed.
 *
 *     npm run mutate -- --count 520 --seed 1 --state mutate.json --only combat
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { scenarioFiles } from '../../packages/cli/src/scenario/files.ts';
import { compiling } from './compile.ts';
import { instrumented, type Numbered } from './instrument.ts';
import { oneLine, type Mutant } from './find.ts';
import { openKept, type Kept } from './kept.ts';
import { mutable, type Fate, type Mutable } from './process.ts';
import { ROOT, digest, readSources, shuffled } from './sample.ts';
import { isKilledByTests, reachedByTests } from './unit.ts';
import { optionsOf, wholeNumber } from '../options.ts';

const values = optionsOf({
  count: { type: 'string', default: '520' },
  seed: { type: 'string', default: '1' },
  state: { type: 'string', default: 'mutate.json' },
  only: { type: 'string', default: '' },
  units: { type: 'string', default: 'yes' },
});
const count = wholeNumber('count', values.count);

/** A few more mutants than requested are compiled: those that change only a card's wording don't count. */
const SPARE = 1.15;
/** The number of mutants compiled at once. */
const AT_ONCE = 600;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The first mutants of the sample that compile. */
function sample(sources: ReadonlyMap<string, string>, kept: Kept): Mutant[] {
  const ranked = shuffled(sources, values.seed).filter(({ file }) => file.includes(values.only));
  const name = (mutant: Mutant): string => digest(sources.get(mutant.file) ?? '', mutant.key);
  const found: Mutant[] = [];
  for (let at = 0; at < ranked.length && found.length < count * SPARE; at += AT_ONCE) {
    const some = ranked.slice(at, at + AT_ONCE);
    const fresh = some.filter((mutant) => kept.compiles[name(mutant)] === undefined);
    const good = new Set(fresh.length === 0 ? [] : compiling(sources, fresh));
    for (const mutant of fresh) kept.compiles[name(mutant)] = good.has(mutant);
    found.push(...some.filter((mutant) => kept.compiles[name(mutant)] === true));
  }
  return found.slice(0, Math.ceil(count * SPARE));
}

/** Writes the sources with all mutants in them for other processes. */
function write(folder: string, sources: ReadonlyMap<string, string>, all: readonly Numbered[]): string {
  const texts = [...sources].map(([file, text]) => {
    const own = all.filter(({ mutant }) => mutant.file === file);
    return [file, `const mutation = globalThis.mutation; ${instrumented(text, own)}`] as const;
  });
  const written = join(folder, 'mutated.json');
  writeFileSync(written, JSON.stringify(Object.fromEntries(texts)));
  return written;
}

/** What reaches each mutant. */
interface Reach {
  readonly loading: ReadonlySet<number>;
  readonly said: ReadonlySet<number>;
  readonly scenarios: ReadonlyMap<number, readonly string[]>;
  readonly all: readonly string[];
}

async function reach(program: Mutable): Promise<Reach> {
  const all = (scenarioFiles(join(ROOT, 'scenarios')) ?? []).map((file) => relative(ROOT, file));
  const { loading = [], said = [], scenarios = [], failed = [] } = await program.reach(all);
  if (failed.length > 0) throw new Error(`these scenarios fail without a mutant: ${failed.join(', ')}`);
  const byMutant = new Map<number, string[]>();
  // Scenarios that reach few mutants come first: they are the most specific.
  for (const { file, reached } of scenarios.toSorted((a, b) => a.reached.length - b.reached.length)) {
    for (const id of reached) byMutant.set(id, [...(byMutant.get(id) ?? []), file]);
  }
  return { loading: new Set(loading), said: new Set(said), scenarios: byMutant, all };
}

/** The scenarios that may kill a mutant, likeliest first: its last killer, then those of its chapter. */
function likely(
  { id, mutant }: Numbered,
  { loading, scenarios, all }: Reach,
  before: string | undefined,
): string[] {
  const list = loading.has(id) ? all : (scenarios.get(id) ?? []);
  const chapter = mutant.file.replace(/^.*\/|\.ts$/gu, '');
  const rank = (file: string): number => (file === before ? 0 : file.includes(chapter) ? 1 : 2);
  return list.toSorted((a, b) => rank(a) - rank(b));
}

const UNREACHED = ' (no scenario reaches it)';

function describe({ mutant }: Numbered, note: string): string {
  const { file, line, where, was, now } = mutant;
  return `${file}:${line} ${where}: ${oneLine(was)} => ${oneLine(now)}${note}`;
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

async function main(folder: string): Promise<void> {
  const kept = openKept(values.state);
  const sources = readSources();
  const compiled = sample(sources, kept).map((mutant, id) => ({ id, mutant }));
  kept.save();
  say(`${compiled.length} mutants compile`);
  const written = write(folder, sources, compiled);
  const program = mutable(written);
  const reached = await reach(program);
  const isSaid = ({ id }: Numbered): boolean => reached.said.has(id) && !reached.scenarios.has(id);
  const counted = compiled.filter((one) => !isSaid(one)).slice(0, count);
  const survivors: Numbered[] = [];
  for (const one of counted) {
    const { id, mutant } = one;
    const list = likely(one, reached, kept.killers[mutant.key]);
    const own = reached.loading.has(id);
    const fate: Fate = list.length === 0 ? 'alive' : await program.attempt(id, list, own);
    if (fate === 'alive') {
      survivors.push(one);
      say(describe(one, list.length === 0 ? UNREACHED : ''));
    }
    kept.killers[mutant.key] = typeof fate === 'object' ? fate.by : undefined;
  }
  kept.save();
  program.close();
  const byScenarios = counted.length - survivors.length;
  say(`${byScenarios} of ${counted.length} are seen by scenarios`);
  if (values.units !== 'yes') return;
  const tests = reachedByTests(written, join(folder, 'reached'));
  const alive = survivors.filter((one) => {
    const files = tests.get(one.id) ?? [];
    const name = digest(one.mutant.key, sources.get(one.mutant.file) ?? '', ...files.map(textOf));
    const killed = (kept.units[name] ??= isKilledByTests(written, one.id, files));
    kept.save();
    return !killed;
  });
  const killed = counted.length - alive.length;
  say(`\nNobody sees:`);
  for (const one of alive) say(describe(one, reached.scenarios.has(one.id) ? '' : UNREACHED));
  const share = ((100 * killed) / counted.length).toFixed(1);
  say(
    `\n${killed} of ${counted.length} killed (${share} percent), ${byScenarios} of them by scenarios; seed ${values.seed}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
try {
  await main(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
