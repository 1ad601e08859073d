/** `kickdoor pack schema`: the JSON Schemas of a pack's files, for editors. */
import process from 'node:process';
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { Argument, Command } from 'commander';
import type { Words } from '../words/words.ts';

/** The schema of each kind of pack file. */
const SCHEMAS: Readonly<Record<string, () => unknown>> = {
  card: cardFileSchema,
  pack: packFileSchema,
  pictures: picturesFileSchema,
};

export function schemaCommand(words: Words): Command {
  return new Command('schema')
    .description(words.say('cli-pack-schema'))
    .addArgument(
      new Argument(`[${words.say('cli-value-file')}]`, words.say('cli-pack-schema-file'))
        .choices(Object.keys(SCHEMAS))
        .default('card'),
    )
    .action((file: string) => {
      process.stdout.write(`${JSON.stringify(SCHEMAS[file]?.(), null, 2)}\n`);
    });
}
