/** `kickdoor scenario`: runs scenarios and prints a line for each. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { phrase, type Words } from '../words/words.ts';
import { scenarioFiles } from './files.ts';
import type { Packs } from '@kickdoor/packs/node';
import { openPacks, packPlaces, packsOption, type PackFlags } from '../packs.ts';
import { libraryOf } from './library.ts';
import { runScenario, type Result } from './run.ts';

/** The subcommand. */
export function scenarioCommand(words: Words): Command {
  return new Command('scenario')
    .description(words.say('cli-scenario'))
    .argument(`<${words.say('cli-value-paths')}...>`, words.say('cli-scenario-paths'))
    .addOption(packsOption(words))
    .option('--rollback', words.say('cli-scenario-rollback'))
    .option('--json', words.say('cli-json'))
    .action((paths: readonly string[], flags: Flags) => run(paths, flags, words));
}

interface Flags extends PackFlags {
  readonly rollback?: boolean;
  readonly json?: boolean;
}

/** A scenario that was run, and its file. */
interface Ran extends Result {
  readonly file: string;
}

function run(paths: readonly string[], flags: Flags, words: Words): void {
  const { rollback = false, json = false } = flags;
  const packs = openPacks(packPlaces(flags), words);
  if (packs === null) return;
  const results: Ran[] = [];
  for (const path of paths) {
    for (const result of runPath(path, rollback, packs)) {
      results.push(result);
      if (!json) process.stdout.write(`${lineOf(result, words)}\n`);
    }
  }
  const failed = results.filter((result) => result.problem !== null).length;
  const passed = results.length - failed;
  process.stdout.write(json ? asJson(results, words) : `${summary(passed, failed, words)}\n`);
  if (failed > 0 || results.length === 0) process.exitCode = 1;
}

/** Runs the scenarios of a path, one after another. */
function* runPath(path: string, rollback: boolean, packs: Packs): Generator<Ran> {
  const files = scenarioFiles(path);
  if (files === null || files.length === 0) {
    const problem = phrase(files === null ? 'cli-no-path' : 'cli-scenario-empty-folder');
    yield { file: path, name: path, problem };
    return;
  }
  const library = libraryOf(packs);
  const care = { rollback, watch: rollback };
  for (const file of files) yield { file, ...runScenario(library, readFileSync(file, 'utf8'), file, care) };
}

function lineOf({ name, problem }: Result, words: Words): string {
  const line =
    problem === null
      ? words.say('cli-scenario-passed', { name })
      : words.say('cli-scenario-failed', { name, problem });
  return line.replaceAll(/\s*\n\s*/gu, ' ');
}

function summary(passed: number, failed: number, words: Words): string {
  return words.say('cli-scenario-summary', { passed: String(passed), failed: String(failed) });
}

function asJson(results: readonly Ran[], words: Words): string {
  const scenarios = results.map(({ file, name, problem }) => ({
    file,
    name,
    problem: problem === null ? null : words.say(problem),
  }));
  const failed = scenarios.filter(({ problem }) => problem !== null).length;
  return `${JSON.stringify({ passed: scenarios.length - failed, failed, scenarios }, null, 2)}\n`;
}
