/** `kickdoor pack`: checking packs, and what their authors need. */
import { join } from 'node:path';
import process from 'node:process';
import { printProblem } from '@kickdoor/packs';
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { loadPack, setIds, packText } from '@kickdoor/packs/node';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';

/** The schemas of the files of a pack. */
const SCHEMAS: Readonly<Record<string, () => unknown>> = {
  card: cardFileSchema,
  pack: packFileSchema,
  pictures: picturesFileSchema,
};

/** The subcommands `check`, `schema` and `text`. */
export function packCommand(): Command {
  return new Command('pack')
    .description('check packs of cards, and help to write them')
    .addCommand(checkCommand())
    .addCommand(schemaCommand())
    .addCommand(textCommand());
}

function checkCommand(): Command {
  return new Command('check')
    .description('report every mistake in a pack, with its file, line and column')
    .argument('<folder>', 'the folder of the pack')
    .action((folder: string) => {
      const { problems, cards } = loadPack(folder);
      // Files of the pack are told from where the command was given, so that a terminal can open them.
      const lines = problems.map((problem) =>
        printProblem(problem.file === folder ? problem : { ...problem, file: join(folder, problem.file) }),
      );
      print([...lines, `${cards} cards, ${problems.length} problems`]);
      if (problems.length > 0) process.exitCode = 1;
    });
}

function schemaCommand(): Command {
  return new Command('schema')
    .description('print the JSON Schema of a pack’s files, for editors')
    .addArgument(new Argument('[file]', 'which file').choices(Object.keys(SCHEMAS)).default('card'))
    .action((file: string) => print([JSON.stringify(SCHEMAS[file]?.(), null, 2)]));
}

function textCommand(): Command {
  return new Command('text')
    .description('print every card of a set as players read it')
    .addOption(new Option('--set <id>', 'a built-in set').argParser(builtInSet).default('classic'))
    .option('--lang <language>', 'the language', 'en')
    .action(({ set, lang }: { set: string; lang: string }) => {
      print(packText(set, lang));
    });
}

function builtInSet(id: string): string {
  if (setIds().includes(id)) return id;
  throw new InvalidArgumentError(`The built-in sets are ${setIds().join(', ')}.`);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
