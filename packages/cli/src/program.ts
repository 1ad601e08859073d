/** The kickdoor command in a language. */
import { systemPhrase } from '@kickdoor/words/node';
import { Command, CommanderError } from 'commander';
import { programVersion } from './version.ts';
import { errorText } from './words/errors.ts';
import { helpCommand, languageOption, speakable } from './words/help.ts';
import { chooseLanguage, LANGUAGE_LIST } from './words/language.ts';
import { cliWords, type Words } from './words/words.ts';

/** Each subcommand loads only its own dependencies. */
const COMMANDS: ReadonlyMap<string, (words: Words) => Promise<Command>> = new Map([
  ['serve', async (words: Words) => (await import('./serve.ts')).serveCommand(words)],
  ['admin', async (words: Words) => (await import('./admin/command.ts')).adminCommand(words)],
  ['backup', async (words: Words) => (await import('./backup.ts')).backupCommand(words)],
  ['restore', async (words: Words) => (await import('./backup.ts')).restoreCommand(words)],
  ['scenario', async (words: Words) => (await import('./scenario/command.ts')).scenarioCommand(words)],
  ['balance', async (words: Words) => (await import('./simulate/balance.ts')).balanceCommand(words)],
  ['simulate', async (words: Words) => (await import('./simulate/command.ts')).simulateCommand(words)],
  ['puzzles', async (words: Words) => (await import('./puzzles/command.ts')).puzzlesCommand(words)],
  ['replay', async (words: Words) => (await import('./records/replay.ts')).replayCommand(words)],
  ['verify', async (words: Words) => (await import('./records/verify.ts')).verifyCommand(words)],
  ['soak', async (words: Words) => (await import('./soak/command.ts')).soakCommand(words)],
  ['exhaust', async (words: Words) => (await import('./soak/exhaust.ts')).exhaustCommand(words)],
  ['pack', async (words: Words) => (await import('./pack/command.ts')).packCommand(words)],
  ['words', async (words: Words) => (await import('./card-words.ts')).wordsCommand(words)],
  [
    'completion',
    async (words: Words) => {
      const { completionCommand } = await import('./completion/command.ts');
      return completionCommand(words, () => program(words));
    },
  ],
  ['version', (words: Words) => Promise.resolve(versionCommand(words))],
]);

function versionCommand(words: Words): Command {
  return new Command('version').description(words.say('cli-version')).action(() => {
    process.stdout.write(`${programVersion()}\n`);
  });
}

/** The program with the requested subcommand, or with all of them if help has to list them. */
export async function program(words: Words, asked?: string): Promise<Command> {
  const only = COMMANDS.get(asked ?? '');
  const loading = [...(only === undefined ? COMMANDS.values() : [only])].map((load) => load(words));
  const top = new Command('kickdoor')
    .description(words.say('cli-about'))
    .version(programVersion(), '-V, --version', words.say('cli-version'))
    .addOption(languageOption(words));
  for (const command of await Promise.all(loading)) top.addCommand(command);
  top.addCommand(helpCommand(words));
  return speakable(top, words).helpCommand(false);
}

/** Whether the output is for programs: JSON or a shell script. */
function isForPrograms(args: readonly string[], command: string | undefined): boolean {
  return command === 'completion' || args.includes('--json');
}

/** Runs a command line. */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { language, unknown, command } = chooseLanguage(args, env);
  const words = cliWords(language, { plain: isForPrograms(args, command) });
  if (unknown !== null) {
    fail(words.say('cli-unknown-language', { ...unknown, languages: LANGUAGE_LIST }), 1);
    return;
  }
  const top = await program(words, command);
  try {
    await top.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      fail(errorText(words, error), error.exitCode);
    } else if (isRefusedFile(error)) {
      fail(words.say('cli-refused-file', { file: error.path, why: systemPhrase(error) }), 1);
    } else throw error;
  }
}

/** Whether the operating system refused to read or write a file. */
function isRefusedFile(error: unknown): error is Error & { readonly path: string } {
  return error instanceof Error && 'syscall' in error && 'path' in error && typeof error.path === 'string';
}

function fail(text: string | null, exitCode: number): void {
  if (text !== null) process.stderr.write(`${text}\n`);
  process.exitCode = exitCode;
}
