/** `kickdoor scenario`: runs scenarios and prints a line for each. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { scenarioFiles } from './files.ts';
import { builtInLibrary } from './library.ts';
import { runScenario, type Result } from './run.ts';

/** The subcommand. */
export function scenarioCommand(): Command {
  return new Command('scenario')
    .description('run scenarios: small files that set up a table, play moves and say what must be true')
    .argument('<paths...>', 'files, or folders with .yaml files')
    .option('--rollback', 'write the table out and read it back, take each move back and make it again')
    .action((paths: readonly string[], { rollback = false }: { readonly rollback?: boolean }) => {
      const results = paths.flatMap((path) => runPath(path, rollback));
      const failed = results.filter((result) => result.problem !== null).length;
      process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
      if (failed > 0 || results.length === 0) process.exitCode = 1;
    });
}

function runPath(path: string, rollback: boolean): Result[] {
  const files = scenarioFiles(path);
  if (files === null) return [report({ name: path, problem: 'there is no such file or folder' })];
  if (files.length === 0) return [report({ name: path, problem: 'there is no scenario in this folder' })];
  const library = builtInLibrary();
  return files.map((file) => report(runScenario(library, readFileSync(file, 'utf8'), file, rollback)));
}

function report(result: Result): Result {
  const line = result.problem === null ? `ok ${result.name}` : `not ok ${result.name}: ${result.problem}`;
  process.stdout.write(`${line.replaceAll(/\s*\n\s*/gu, ' ')}\n`);
  return result;
}
