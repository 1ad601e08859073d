/** The language of the command line. */
import { definitionOf, isLanguage, LANGUAGES, type Language } from '@kickdoor/words';

/** The languages with their own names, for users who asked for an unknown one. */
export const LANGUAGE_LIST = LANGUAGES.map((id) => `${id} (${definitionOf(id).name})`).join(', ');

/** The language codes that `--lang` accepts. */
export const LANGUAGE_IDS = LANGUAGES.join(', ');

/** A requested language that doesn't exist. */
export interface UnknownLanguage {
  readonly setting: '--lang' | 'KICKDOOR_LANG';
  readonly value: string;
}

/** What a command line and its environment say about the language. */
export interface Choice {
  readonly language: Language;
  readonly unknown: UnknownLanguage | null;
  /** The first word that is not an option: the subcommand. */
  readonly command: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const OPTION = '--lang';

/** The language of `--lang`, else of `KICKDOOR_LANG`, else of the terminal, else English. */
export function chooseLanguage(args: readonly string[], env: Environment): Choice {
  const { given, command } = readArguments(args);
  const set = env['KICKDOOR_LANG'] ?? '';
  const wanted: readonly UnknownLanguage[] = [
    ...(given === undefined ? [] : [{ setting: OPTION, value: given } as const]),
    ...(set === '' ? [] : [{ setting: 'KICKDOOR_LANG', value: set } as const]),
  ];
  const [first] = wanted;
  const known = wanted.map(({ value }) => value).find(isLanguage);
  return {
    language: known ?? ofTerminal(env),
    unknown: first === undefined || isLanguage(first.value) ? null : first,
    command,
  };
}

/** Reads the few arguments needed before full parsing. */
function readArguments(args: readonly string[]): { given: string | undefined; command: string | undefined } {
  let given: string | undefined;
  let command: string | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') break;
    if (word === OPTION) {
      at += 1;
      given = args[at];
    } else if (word.startsWith(`${OPTION}=`)) given = word.slice(OPTION.length + 1);
    else if (!word.startsWith('-')) command ??= word;
  }
  return { given, command };
}

/** The terminal's locale: the first of these variables that is set decides, for example `de_DE.UTF-8`. */
function ofTerminal(env: Environment): Language {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((locale) => (locale ?? '') !== '');
  const language = /^[a-z]+/u.exec(set?.toLowerCase() ?? '')?.[0] ?? '';
  return isLanguage(language) ? language : 'en';
}
