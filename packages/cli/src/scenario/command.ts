/** `kickdoor scenario`: runs scenarios and prints a line for each. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { phrase, type Words } from '../words/words.ts';
import { scenarioFiles } from './files.ts';
import { builtInLibrary } from './library.ts';
import { runScenario, type Result } from './run.ts';

/** The subcommand. */
export function scenarioCommand(words: Words): Command {
  return new Command('scenario')
    .description(words.say('cli-scenario'))
    .argument(`<${words.say('cli-value-paths')}...>`, words.say('cli-scenario-paths'))
    .option('--rollback', words.say('cli-scenario-rollback'))
    .action((paths: readonly string[], { rollback = false }: { readonly rollback?: boolean }) => {
      const results = paths.flatMap((path) => runPath(path, rollback, words));
      const failed = results.filter((result) => result.problem !== null).length;
      const summary = words.say('cli-scenario-summary', {
        passed: String(results.length - failed),
        failed: String(failed),
      });
      process.stdout.write(`${summary}\n`);
      if (failed > 0 || results.length === 0) process.exitCode = 1;
    });
}

function runPath(path: string, rollback: boolean, words: Words): Result[] {
  const files = scenarioFiles(path);
  if (files === null || files.length === 0) {
    const problem = phrase(files === null ? 'cli-no-path' : 'cli-scenario-empty-folder');
    return [report({ name: path, problem }, words)];
  }
  const library = builtInLibrary();
  const care = { rollback, watch: rollback };
  return files.map((file) => report(runScenario(library, readFileSync(file, 'utf8'), file, care), words));
}

function report(result: Result, words: Words): Result {
  const { name, problem } = result;
  const line =
    problem === null
      ? words.say('cli-scenario-passed', { name })
      : words.say('cli-scenario-failed', { name, problem });
  process.stdout.write(`${line.replaceAll(/\s*\n\s*/gu, ' ')}\n`);
  return result;
}
