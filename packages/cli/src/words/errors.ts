/** Commander's error messages in the language of the words. */
import type { CommanderError } from 'commander';
import type { Words } from './words.ts';

/** The messages built from parts of Commander's own. */
type ErrorMessage = `cli-error-${
  | 'missing-argument'
  | 'missing-value'
  | 'missing-option'
  | 'conflict'
  | 'unknown-option'
  | 'unknown-command'
  | 'excess'
  | 'value'}`;

/** By Commander's error code: the message, and a pattern that finds its parts in Commander's. */
const ERRORS: Readonly<Record<string, readonly (readonly [id: ErrorMessage, said: RegExp])[]>> = {
  'commander.missingArgument': [['cli-error-missing-argument', /argument '(?<name>.*)'/su]],
  'commander.optionMissingArgument': [['cli-error-missing-value', /option '(?<name>.*)' argument missing/su]],
  'commander.missingMandatoryOptionValue': [['cli-error-missing-option', /option '(?<name>.*)' not/su]],
  'commander.conflictingOption': [
    ['cli-error-conflict', /(?:option|variable) '(?<name>.*?)' cannot .* '(?<other>.*)'/su],
  ],
  'commander.unknownOption': [['cli-error-unknown-option', /option '(?<name>.*?)'(?<hint>\n\(Did.*)?$/su]],
  'commander.unknownCommand': [['cli-error-unknown-command', /command '(?<name>.*?)'(?<hint>\n\(Did.*)?$/su]],
  'commander.excessArguments': [
    ['cli-error-excess', /Expected (?<expected>\d+) arguments? but got (?<received>\d+): (?<given>.*)\.$/su],
  ],
  'commander.invalidArgument': [
    ['cli-error-value', /option '(?<name>.*?)' argument '(?<given>.*)' is invalid\. (?<why>.*)$/su],
    ['cli-error-value', /value '(?<given>.*)' is invalid for argument '(?<name>.*?)'\. (?<why>.*)$/su],
  ],
};

/** The codes with which Commander ends a program without an error. */
const SAID_ALREADY = new Set(['commander.help', 'commander.helpDisplayed', 'commander.version']);

/** A command-line error as a sentence; `null` if nothing needs to be said. */
export function errorText(words: Words, { code, message }: CommanderError): string | null {
  if (SAID_ALREADY.has(code)) return null;
  for (const [id, said] of ERRORS[code] ?? []) {
    const parts = said.exec(message)?.groups;
    if (parts !== undefined) return [words.say(id, partsIn(words, parts)), ...hint(words, parts)].join('\n');
  }
  return message;
}

function partsIn(words: Words, parts: Readonly<Record<string, string | undefined>>) {
  const { name = '', other = '', given = '', why = '', expected, received } = parts;
  return {
    name,
    other,
    given,
    why: reason(words, why),
    expected: Number(expected),
    received: Number(received),
  };
}

/** Why a value is invalid: Commander's text for allowed choices, or the parser's own. */
function reason(words: Words, why: string): string {
  const choices = /^Allowed choices are (?<choices>.*)\.$/su.exec(why)?.groups?.['choices'];
  return choices === undefined ? why : words.say('cli-error-choices', { choices });
}

function hint(words: Words, parts: Readonly<Record<string, string | undefined>>): readonly string[] {
  const meant = /Did you mean (?:one of )?(?<meant>.*)\?\)/su.exec(parts['hint'] ?? '')?.groups?.['meant'];
  if (meant === undefined) return [];
  return [words.say('cli-error-hint', { meant, count: meant.split(', ').length })];
}
