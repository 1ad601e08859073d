/** Help in the language of the words, replacing Commander's English. */
import { NO_BREAK, typeset } from '@kickdoor/words';
import { Command, Help, Option, type Argument, type HelpConfiguration } from 'commander';
import { LANGUAGE_IDS } from './language.ts';
import { flag, type Words } from './words.ts';

/** Commander's headings, and the messages that replace them. */
const HEADINGS: ReadonlyMap<
  string,
  `cli-heading-${'usage' | 'arguments' | 'options' | 'global' | 'commands'}`
> = new Map([
  ['Usage:', 'cli-heading-usage'],
  ['Arguments:', 'cli-heading-arguments'],
  ['Options:', 'cli-heading-options'],
  ['Global Options:', 'cli-heading-global'],
  ['Commands:', 'cli-heading-commands'],
] as const);

/** Stands for a space at which help must not break; Commander breaks at all real spaces. */
const HELD = '\uE000';

/** Commander's own help, for parts that are only adjusted. */
const COMMANDERS = new Help();

/** Localizes a command and its subcommands, and makes it throw where Commander would exit. */
export function speakable(command: Command, words: Words): Command {
  command
    .usage(usageOf(command, words))
    .helpOption('-h, --help', words.say('cli-option-help'))
    .configureHelp(helpIn(words))
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
  if (command.commands.length > 0) {
    command.helpCommand(`help [${words.say('cli-usage-command')}]`, words.say('cli-command-help'));
  }
  for (const below of command.commands) speakable(below, words);
  return command;
}

/**
 * The `help` command: `help pack check` prints the same as `pack check --help`. Commander's own accepts only one word.
 */
export function helpCommand(words: Words): Command {
  return new Command('help')
    .description(words.say('cli-command-help'))
    .argument(`[${words.say('cli-usage-command')}...]`)
    .action((path: readonly string[], _, help: Command) => {
      let command = help.parent ?? help;
      for (const name of path) {
        const below = command.commands.find((one) => one.name() === name);
        if (below === undefined) {
          help.error(`error: unknown command '${name}'`, { code: 'commander.unknownCommand' });
        }
        command = below;
      }
      command.help();
    });
}

/** The language option, which every command has. */
export function languageOption(words: Words): Option {
  return new Option(
    flag(words, '--lang', 'language'),
    words.say('cli-option-lang', { languages: LANGUAGE_IDS }),
  );
}

function helpIn(words: Words): HelpConfiguration {
  return {
    showGlobalOptions: true,
    styleTitle: (title) => heading(words, title),
    subcommandTerm: (command) =>
      [command.name(), ...optionsMark(command, words), ...argumentsOf(command)].join(' '),
    optionDescription: (option) => described(words, option, option.required || option.optional),
    argumentDescription: (argument) => described(words, argument, true),
    boxWrap: (text, width) =>
      COMMANDERS.boxWrap(typeset(words.language, text.replaceAll(NO_BREAK, ' '), HELD), width).replaceAll(
        HELD,
        words.plain ? ' ' : NO_BREAK,
      ),
  };
}

function heading(words: Words, title: string): string {
  const message = HEADINGS.get(title);
  return message === undefined ? title : words.say(message);
}

function usageOf(command: Command, words: Words): string {
  const below = command.commands.length > 0 ? [`[${words.say('cli-usage-command')}]`] : [];
  return [`[${words.say('cli-usage-options')}]`, ...below, ...argumentsOf(command)].join(' ');
}

function optionsMark(command: Command, words: Words): readonly string[] {
  return command.options.length > 0 ? [`[${words.say('cli-usage-options')}]`] : [];
}

function argumentsOf(command: Command): readonly string[] {
  return command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
}

/** The description of an option or argument, with its choices and its default. */
function described(words: Words, target: Option | Argument, hasValue: boolean): string {
  const { description, argChoices } = target;
  const value: unknown = target.defaultValue;
  const more: string[] = [];
  if (argChoices !== undefined) more.push(words.say('cli-help-choices', { choices: argChoices.join(', ') }));
  if (hasValue && (typeof value === 'string' || typeof value === 'number')) {
    more.push(words.say('cli-help-default', { value }));
  }
  return more.length === 0 ? description : `${description} (${more.join('; ')})`;
}
