/** `kickdoor pack`: tools for pack authors. */
import { Command } from 'commander';
import type { Words } from '../words/words.ts';
import { bundleCommand } from './bundle.ts';
import { checkCommand } from './check.ts';
import { newCommand } from './new.ts';
import { schemaCommand } from './schema.ts';

/** The subcommands `new`, `check`, `bundle` and `schema`. */
export function packCommand(words: Words): Command {
  return new Command('pack')
    .description(words.say('cli-pack'))
    .addCommand(newCommand(words))
    .addCommand(checkCommand(words))
    .addCommand(bundleCommand(words))
    .addCommand(schemaCommand(words));
}
