/** Everything that can be typed after `kickdoor`, as completion scripts need it. */
import type { Command, Option } from 'commander';

/** An option: its spelling, its values and its description. */
export interface OptionEntry {
  readonly flags: readonly string[];
  /** Whether a value follows. */
  readonly takesValue: boolean;
  /** Its possible values; empty if any value is allowed, such as a file name. */
  readonly values: readonly string[];
  readonly about: string;
}

/** A command, identified by its path. */
export interface CommandEntry {
  /** `['pack', 'check']`; empty for the program itself. */
  readonly path: readonly string[];
  readonly about: string;
  readonly options: readonly OptionEntry[];
  /** The names of its subcommands. */
  readonly below: readonly string[];
  /** The possible words of its argument; empty if it is a file. */
  readonly values: readonly string[];
}

/** All commands of a program, itself first. The program's options apply to every command. */
export function commandEntries(top: Command): readonly CommandEntry[] {
  const shared = optionsOf(top).filter(({ flags }) => !flags.includes('--version'));
  const walk = (command: Command, path: readonly string[]): readonly CommandEntry[] => [
    {
      path,
      about: command.description(),
      options: path.length === 0 ? optionsOf(top) : uniqueOptions([...optionsOf(command), ...shared]),
      below: command.commands.map((one) => one.name()),
      values: valuesOf(command, top),
    },
    ...command.commands.flatMap((below) => walk(below, [...path, below.name()])),
  ];
  return walk(top, []);
}

/** `help` takes command names. */
function valuesOf(command: Command, top: Command): readonly string[] {
  if (command.name() === 'help') return top.commands.map((one) => one.name());
  return command.registeredArguments[0]?.argChoices ?? [];
}

function optionsOf(command: Command): readonly OptionEntry[] {
  return command.createHelp().visibleOptions(command).map(entryOf);
}

function entryOf({ short, long, required, optional, argChoices, description }: Option): OptionEntry {
  return {
    flags: [short, long].flatMap((flag) => flag ?? []),
    takesValue: required || optional,
    values: argChoices ?? [],
    about: description,
  };
}

function uniqueOptions(options: readonly OptionEntry[]): readonly OptionEntry[] {
  return [...new Map(options.map((option) => [option.flags.join(), option])).values()];
}
