/** Help and command-line errors, in every language. */
import { LANGUAGES, type Language } from '@kickdoor/words';
import { leftovers } from '@kickdoor/words/leftovers';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { program } from '../src/program.ts';
import { chooseLanguage, LANGUAGE_LIST } from '../src/words/language.ts';
import { cliWords, type Words } from '../src/words/words.ts';
import { ran } from './run.ts';

/** A command and all its subcommands. */
function withAllBelow(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withAllBelow)];
}

/** Commands, options and their values, files and variables: the same in every language. */
const TECHNICAL =
  /^ {2}[a-z]+(?= )|(?<=^\S+ )kickdoor(?: [a-z]+)*|`[^`]*`|--?[A-Za-z-]+|\b[A-Z]+_[A-Z]+\b|\b(?:kickdoor|PORT|HOST|JSON|YAML|Schema|html|text)\b|\.[a-z]+|\.\/[a-z]+/gmu;

/** Matches an option's choices in its help, up to the closing bracket. */
function values(words: Words): RegExp {
  const said = [words.say('cli-help-choices', { choices: '' }), words.say('cli-help-default', { value: '' })];
  return new RegExp(
    `(?:${said.map((text) => text.trim()).join('|')}) [^;)]*|: ${LANGUAGES.join(', ')}`,
    'gu',
  );
}

/** A help text with one line per item, as it is read. */
function plain(help: string, words: Words): string {
  return help
    .replaceAll(values(words), '')
    .replaceAll(TECHNICAL, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[).,;])|(?<=\() /gu, '');
}

describe.each(LANGUAGES)('help in %s', (language) => {
  test('of every command is in that language only', async () => {
    const words = cliWords(language);
    const all = withAllBelow(await program(words));
    expect(all.length).toBeGreaterThan(10);
    for (const command of all) {
      command.configureHelp({ ...command.configureHelp(), helpWidth: 1000 });
      const found = leftovers(language, plain(command.helpInformation(), words), [
        'html',
        'text',
        'bash',
        'zsh',
        'fish',
        'PostgreSQL',
        'STORE',
        'SQLite',
        'NATS',
        'ADVERTISE',
        'admin',
      ]);
      expect({ command: command.name(), found }).toEqual({ command: command.name(), found: [] });
    }
  });
});

test.each([true, false])(
  'help never breaks a line after a short word or before a number (plain: %s)',
  async (plainly) => {
    const words = cliWords('ru', { plain: plainly });
    const top = (await program(words)).description(
      'Проверить 16 столов и посмотреть — а не подвисло ли там что-нибудь',
    );
    for (let helpWidth = 40; helpWidth < 60; helpWidth += 1) {
      top.configureHelp({ ...top.configureHelp(), helpWidth });
      const help = top.helpInformation();
      expect(help).not.toMatch(/ (?:16|и|а|не)$|^(?:—|ли)/mu);
      expect(help).not.toMatch(plainly ? /[\u00A0\uE000-\uF8FF]/u : /[\uE000-\uF8FF]/u);
    }
  },
);

test.each(LANGUAGES)('a path in an error message can be copied, in %s', async (language) => {
  const path = 'no such 3 games/table 16 late — и 5 more';
  const { out, err, code } = await ran(['verify', path, '--lang', language], {});
  expect(`${out}${err}`).toContain(path);
  expect(code).toBe(1);
});

test.each([
  ['en', 'Usage: kickdoor serve [options]', 'Global options:'],
  ['ru', 'Использование: kickdoor serve [параметры]', 'Общие параметры:'],
  ['de', 'Verwendung: kickdoor serve [Optionen]', 'Allgemeine Optionen:'],
  ['es', 'Uso: kickdoor serve [opciones]', 'Opciones generales:'],
])('help for serve in %s', async (language, usage, heading) => {
  const { out, code } = await ran(['serve', '--help', '--lang', language], {});
  expect(out).toContain(usage);
  expect(out).toContain(heading);
  expect(code).toBe(0);
  expect((await ran(['help', 'serve', '--lang', language], {})).out).toBe(out);
});

test('help exists at every level of commands', async () => {
  const { out, code } = await ran(['help', 'pack', 'check']);
  expect(out).toMatch(/^Usage: kickdoor pack check \[options\] <folder\.\.\.>/u);
  expect(code).toBe(0);
  expect((await ran(['pack', 'help', 'check'])).out).toBe(out);
  expect((await ran(['help'])).out).toBe((await ran(['--help'])).out);
  const unknown = { out: '', err: "error: unknown command 'chek'\n", code: 1 };
  expect(await ran(['help', 'pack', 'chek'])).toEqual(unknown);
});

describe('the language is that of', () => {
  const terminal = { LC_ALL: '', LC_MESSAGES: 'ru_RU.UTF-8', LANG: 'de_DE.UTF-8' };
  const cases: readonly (readonly [string, readonly string[], Record<string, string>, Language])[] = [
    ['--lang before the command', ['--lang', 'de', 'version'], { KICKDOOR_LANG: 'ru' }, 'de'],
    ['--lang after the command', ['version', '--lang=de'], { KICKDOOR_LANG: 'ru' }, 'de'],
    ['KICKDOOR_LANG', ['version'], { ...terminal, KICKDOOR_LANG: 'en' }, 'en'],
    ['LC_ALL', [], { ...terminal, LC_ALL: 'de_AT', KICKDOOR_LANG: '' }, 'de'],
    ['LC_MESSAGES', [], terminal, 'ru'],
    ['LANG', [], { LANG: 'de' }, 'de'],
    ['nobody: a terminal of another language', [], { LC_ALL: 'fr_FR', LANG: 'de_DE' }, 'en'],
    ['nobody: the terminal of a script', [], { LC_ALL: 'C.UTF-8', LANG: 'de_DE' }, 'en'],
    ['nobody', ['--', '--lang', 'ru'], {}, 'en'],
  ];
  test.each(cases)('%s', (_name, args, env, language) => {
    expect(chooseLanguage(args, env)).toMatchObject({ language, unknown: null });
  });

  test('the terminal, if an unknown one is requested', async () => {
    expect(await ran(['--lang', 'fr', 'version'], { LANG: 'de_DE.UTF-8' })).toEqual({
      out: '',
      err: `Fehler: --lang ist „fr“, aber diese Sprache gibt es hier nicht. Es gibt ${LANGUAGE_LIST}.\n`,
      code: 1,
    });
    const { err, code } = await ran(['version'], { KICKDOOR_LANG: 'klingon' });
    expect(err).toContain('KICKDOOR_LANG is “klingon”');
    expect(code).toBe(1);
    expect((await ran(['version', '--lang', 'ru'], { KICKDOOR_LANG: 'klingon' })).code).toBe(0);
  });
});

describe('an invalid command line', () => {
  const cases: readonly (readonly [readonly string[], string, string, string])[] = [
    [
      ['serv'],
      "error: unknown command 'serv'\n(Did you mean serve?)\n",
      'Ошибка: нет команды «serv»\n(Может быть, serve?)\n',
      'Fehler: Den Befehl „serv“ gibt es nicht\n(War serve gemeint?)\n',
    ],
    [
      ['version', '--loud'],
      "error: unknown option '--loud'\n",
      'Ошибка: нет параметра «--loud»\n',
      'Fehler: Die Option „--loud“ gibt es nicht\n',
    ],
    [
      ['verify'],
      "error: missing required argument 'files'\n",
      'Ошибка: не хватает аргумента «файлы»\n',
      'Fehler: Das Argument „Dateien“ fehlt\n',
    ],
    [
      ['simulate', '--seed'],
      "error: option '--seed <seed>' argument missing\n",
      'Ошибка: у параметра «--seed <зерно>» не указано значение\n',
      'Fehler: Bei der Option „--seed <Startwert>“ fehlt der Wert\n',
    ],
    [
      ['simulate', '--games', 'many'],
      "error: 'many' is invalid for '--games <number>'. It must be a whole number from 1 to 1000000.\n",
      'Ошибка: «many» не подходит для «--games <число>». Нужно целое число от 1 до 1000000.\n',
      'Fehler: „many“ ist für „--games <Zahl>“ nicht möglich. Es muss eine ganze Zahl von 1 bis 1000000 sein.\n',
    ],
    [
      ['pack', 'schema', 'song'],
      "error: 'song' is invalid for 'file'. Allowed choices are card, pack, pictures.\n",
      'Ошибка: «song» не подходит для «файл». Возможные значения: card, pack, pictures.\n',
      'Fehler: „song“ ist für „Datei“ nicht möglich. Möglich sind card, pack, pictures.\n',
    ],
    [
      ['replay', 'a', 'b', 'c'],
      'error: too many arguments. Expected 1 argument, but got 3: a, b, c\n',
      'Ошибка: лишние аргументы. Нужен 1, а указано 3: a, b, c\n',
      'Fehler: zu viele Argumente. Erwartet wird eines, angegeben sind 3: a, b, c\n',
    ],
  ];
  test.each(cases)('%s', async (args, en, ru, de) => {
    for (const [language, err] of Object.entries({ en, ru, de })) {
      expect(await ran(['--lang', language, ...args])).toEqual({ out: '', err, code: 1 });
    }
  });

  test('without a subcommand is answered with help', async () => {
    const { err, code } = await ran(['pack', '--lang', 'de']);
    expect(err).toMatch(/^Verwendung: kickdoor pack \[Optionen\] \[Befehl\]\n/u);
    expect(code).toBe(1);
  });
});
