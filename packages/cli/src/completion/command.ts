/** `kickdoor completion`: prints a shell completion script. */
import process from 'node:process';
import { Argument, Command } from 'commander';
import type { Words } from '../words/words.ts';
import { completionScript, SHELLS, type Shell } from './scripts.ts';
import { commandEntries } from './tree.ts';

/** The subcommand. `program` builds the whole program, whose commands are completed. */
export function completionCommand(words: Words, program: () => Promise<Command>): Command {
  return new Command('completion')
    .description(words.say('cli-completion'))
    .addArgument(
      new Argument(`<${words.say('cli-value-shell')}>`, words.say('cli-completion-shell')).choices(SHELLS),
    )
    .action(async (shell: Shell) => {
      process.stdout.write(completionScript(shell, commandEntries(await program())));
    });
}
