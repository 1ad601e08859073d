/**
 * Shell completion scripts. Each script contains all completions, so that typing doesn't start a program. If nothing
 * matches, it completes file names.
 */
import type { CommandEntry, OptionEntry } from './tree.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const NAME = 'kickdoor';

/** The script for a shell. */
export function completionScript(shell: Shell, commands: readonly CommandEntry[]): string {
  switch (shell) {
    case 'bash':
      return bash(commands);
    case 'zsh':
      return zsh(commands);
    case 'fish':
      return fish(commands);
  }
}

/** A text in single quotes, as every shell reads it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A command path as a single key: `pack check`. */
function key({ path }: CommandEntry): string {
  return path.join(' ');
}

/** What can be completed where no option value is expected. */
function candidates({ below, values, options }: CommandEntry): readonly string[] {
  return [...below, ...values, ...options.flatMap(({ flags }) => flags)];
}

/** For Bash and Zsh: finds the path of the commands typed so far, and the word before the current one. */
function bash(commands: readonly CommandEntry[]): string {
  const values = commands.flatMap((command) =>
    command.options
      .filter(({ takesValue }) => takesValue)
      .map(({ flags, values: known }) => {
        const patterns = flags.map((flag) => quoted(`${key(command)}|${flag}`)).join('|');
        return `    ${patterns}) __kickdoor_offer ${quoted(known.join(' '))}; return ;;`;
      }),
  );
  const words = commands.map(
    (command) => `    ${quoted(key(command))}) __kickdoor_offer ${quoted(candidates(command).join(' '))} ;;`,
  );
  const paths = commands.filter(({ path }) => path.length > 0).map((command) => quoted(key(command)));
  return `# Completion of ${NAME} for Bash.
__kickdoor_offer() {
  if [ -n "$1" ]; then COMPREPLY=($(compgen -W "$1" -- "$cur")); else COMPREPLY=(); fi
}

__kickdoor() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" path='' next word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="\${path:+$path }$word"
    case "$next" in
      ${paths.join('|')}) path="$next" ;;
    esac
  done
  case "$path|$prev" in
${values.join('\n')}
  esac
  case "$path" in
${words.join('\n')}
  esac
}

complete -o default -o bashdefault -F __kickdoor ${NAME}
`;
}

/** A word and its description, as Zsh's _describe expects them. */
function described(word: string, about: string): string {
  return quoted(`${word.replaceAll(':', String.raw`\:`)}:${about}`);
}

function zshOffers(command: CommandEntry, commands: readonly CommandEntry[]): string {
  const below = commands.filter(
    ({ path }) => path.length === command.path.length + 1 && key(command) === path.slice(0, -1).join(' '),
  );
  const lines = [
    ...below.map(({ path, about }) => described(path.at(-1) ?? '', about)),
    ...command.values.map((value) => described(value, '')),
    ...command.options.flatMap(({ flags, about }) => flags.map((flag) => described(flag, about))),
  ];
  const files = command.below.length + command.values.length === 0 && command.path.length > 0;
  return `    ${quoted(key(command))})
      offers=(
${lines.map((line) => `        ${line}`).join('\n')}
      )
      _describe ${NAME} offers${files ? '\n      _files' : ''}
      ;;`;
}

function zshValues(command: CommandEntry): readonly string[] {
  return command.options
    .filter(({ takesValue }) => takesValue)
    .map(({ flags, values }: OptionEntry) => {
      const patterns = flags.map((flag) => quoted(`${key(command)}|${flag}`)).join('|');
      const offer = values.length === 0 ? '_files' : `compadd -- ${values.map(quoted).join(' ')}`;
      return `    ${patterns}) ${offer}; return ;;`;
    });
}

function zsh(commands: readonly CommandEntry[]): string {
  const paths = commands.filter(({ path }) => path.length > 0).map((command) => quoted(key(command)));
  return `#compdef ${NAME}
# Completion of ${NAME} for Zsh.
_kickdoor() {
  local word_path='' next word
  local -a offers
  for word in "\${(@)words[2,CURRENT-1]}"; do
    next="\${word_path:+$word_path }$word"
    case "$next" in
      ${paths.join('|')}) word_path="$next" ;;
    esac
  done
  case "$word_path|\${words[CURRENT-1]}" in
${commands.flatMap(zshValues).join('\n')}
  esac
  case "$word_path" in
${commands.map((command) => zshOffers(command, commands)).join('\n')}
  esac
}

if [ "$funcstack[1]" = _kickdoor ]; then _kickdoor "$@"; else compdef _kickdoor ${NAME}; fi
`;
}

function fish(commands: readonly CommandEntry[]): string {
  const lines = commands.flatMap((command) => {
    const here = `-n ${quoted(`__kickdoor_at ${quoted(key(command))}`)}`;
    const below = commands.filter(
      ({ path }) => path.length === command.path.length + 1 && key(command) === path.slice(0, -1).join(' '),
    );
    return [
      ...(command.below.length > 0 ? [`complete -c ${NAME} ${here} -f`] : []),
      ...below.map(
        ({ path, about }) =>
          `complete -c ${NAME} ${here} -a ${quoted(path.at(-1) ?? '')} -d ${quoted(about)}`,
      ),
      ...command.values.map((value) => `complete -c ${NAME} ${here} -f -a ${quoted(value)}`),
      ...command.options.map((option) => `complete -c ${NAME} ${here} ${fishOption(option)}`),
    ];
  });
  const paths = commands.filter(({ path }) => path.length > 0).map((command) => quoted(key(command)));
  return `# Completion of ${NAME} for fish.
function __kickdoor_at
    set -l path
    for word in (commandline -opc)[2..]
        contains -- "$path $word" ${paths.map((path) => quoted(` ${path.slice(1, -1)}`)).join(' ')}
        and set path "$path $word"
    end
    test (string trim -- "$path") = "$argv[1]"
end

${lines.join('\n')}
`;
}

function fishOption({ flags, takesValue, values, about }: OptionEntry): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const value = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : takesValue ? ' -r' : '';
  return `${names.join(' ')}${value} -d ${quoted(about)}`;
}
