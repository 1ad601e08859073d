/** `kickdoor pack`: checks packs, and prints schemas for their authors. */
import { join } from 'node:path';
import process from 'node:process';
import { printProblem, problemPhrase, type Problem } from '@kickdoor/words/check';
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { loadPack } from '@kickdoor/packs/node';
import { Argument, Command } from 'commander';
import { path, type Words } from './words/words.ts';

/** The schema of each kind of pack file. */
const SCHEMAS: Readonly<Record<string, () => unknown>> = {
  card: cardFileSchema,
  pack: packFileSchema,
  pictures: picturesFileSchema,
};

/** The subcommands `check` and `schema`. */
export function packCommand(words: Words): Command {
  return new Command('pack')
    .description(words.say('cli-pack'))
    .addCommand(checkCommand(words))
    .addCommand(schemaCommand(words));
}

function checkCommand(words: Words): Command {
  return new Command('check')
    .description(words.say('cli-pack-check'))
    .argument(`<${words.say('cli-value-folder')}>`, words.say('cli-pack-folder'), path(words))
    .option('--json', words.say('cli-json'))
    .action((folder: string, { json = false }: { readonly json?: boolean }) => {
      const { problems, cards } = loadPack(folder);
      // Paths are relative to the working directory, so that a terminal can open them.
      const placed = problems.map((problem) =>
        problem.file === folder ? problem : { ...problem, file: join(folder, problem.file) },
      );
      print(json ? [asJson(placed, cards, words)] : asLines(placed, cards, words));
      if (problems.length > 0) process.exitCode = 1;
    });
}

function asLines(problems: readonly Problem[], cards: number, words: Words): readonly string[] {
  return [
    ...problems.map((problem) => printProblem(problem, words)),
    words.say('cli-pack-summary', { cards, problems: problems.length }),
  ];
}

function asJson(problems: readonly Problem[], cards: number, words: Words): string {
  const told = problems.map((problem) => {
    const { file, line, column, weight } = problem;
    return { file, line, column, weight, message: words.say(problemPhrase(problem)) };
  });
  return JSON.stringify({ cards, problems: told }, null, 2);
}

function schemaCommand(words: Words): Command {
  return new Command('schema')
    .description(words.say('cli-pack-schema'))
    .addArgument(
      new Argument(`[${words.say('cli-value-file')}]`, words.say('cli-pack-schema-file'))
        .choices(Object.keys(SCHEMAS))
        .default('card'),
    )
    .action((file: string) => print([JSON.stringify(SCHEMAS[file]?.(), null, 2)]));
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
