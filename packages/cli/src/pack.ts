/** `kickdoor pack`: checking packs, and what their authors need. */
import { join } from 'node:path';
import process from 'node:process';
import { printProblem } from '@kickdoor/words/check';
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { loadPack } from '@kickdoor/packs/node';
import { Argument, Command } from 'commander';
import type { Words } from './words/words.ts';

/** The schemas of the files of a pack. */
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
    .argument(`<${words.say('cli-value-folder')}>`, words.say('cli-pack-folder'))
    .action((folder: string) => {
      const { problems, cards } = loadPack(folder);
      // Files of the pack are told from where the command was given, so that a terminal can open them.
      const lines = problems.map((problem) =>
        printProblem(
          problem.file === folder ? problem : { ...problem, file: join(folder, problem.file) },
          words,
        ),
      );
      print([...lines, words.say('cli-pack-summary', { cards, problems: problems.length })]);
      if (problems.length > 0) process.exitCode = 1;
    });
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
