/** Each command, run in languages other than English. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { LANGUAGES } from '@kickdoor/words';
import { borrowedWords, leftovers } from '@kickdoor/words/leftovers';
import { BUILT_IN, builtInSets } from '@kickdoor/packs/node';
import { SHEET_IDS, type State, type View } from '@kickdoor/rules';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cliWords, wordsWith } from '../src/words/words.ts';
import { ran, ranTypeset, unset } from './run.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const GOLDEN = join(import.meta.dirname, 'golden');
const MAIN = join(import.meta.dirname, '../src/main.ts');
const SCENARIOS = join(import.meta.dirname, '../../../scenarios');

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const SIMULATE = ['simulate', '--games', '1', '--seats', '3', '--workers', '1', '--no-timing'];

test('simulate', async () => {
  const german = (await ran([...SIMULATE, '--lang', 'de'])).out.split('\n');
  expect(german[0]).toBe('1 Partie, davon 1 zu Ende gespielt');
  expect(german[3]).toMatch(/^Siege nach Platz: (?:(?:0|100),0 %(?: \/ )?){3}$/u);
  expect(leftovers('de', german.join(' '))).toEqual([]);
  const russian = (await ran([...SIMULATE, '--lang', 'ru'])).out.split('\n');
  expect(russian[0]).toBe('1 партия, доиграно 1');
  expect(leftovers('ru', russian.join(' '))).toEqual([]);
});

test('simulate with impossible options', async () => {
  expect((await ran(['simulate', '--sets', 'space,tango', '--lang', 'ru'])).err).toBe(
    `Набора «tango» нет; есть ${BUILT_IN.ids().join(', ')}.\n`,
  );
  expect((await ran(['simulate', '--seats', '9', '--lang', 'de'])).err).toBe(
    'Nach den Regeln „classic“ spielen hier 3 bis 6 Personen, nicht 9.\n',
  );
});

test("balance uses the reader's language, but writes files in English", async () => {
  const file = join(tempFolder(), 'balance.md');
  const { out, err } = await ran(['balance', '--games', '1', '--out', file, '--lang', 'de']);
  expect(out).toBe('');
  expect(err).toContain('| Klassik | Klassik + Weltraum | 1 von 1 | ');
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('| base sheet | sets | finished |');
  expect(written).toContain('| classic | classic + space | 1 of 1 | ');
  expect(leftovers('en', written)).toEqual([]);
  expect(written).not.toContain('\u00A0');
});

/** Everything that can be pending or waited for, and all phases; the compiler catches omissions. */
const SHOWN: Readonly<{
  pending: Record<State['stack'][number]['f'], true>;
  waiting: Record<View['clocks'][number]['kind'], true>;
  phase: Record<View['phase'], true>;
}> = {
  pending: {
    do: true,
    draw: true,
    cancel: true,
    caught: true,
    choice: true,
    reward: true,
    loot: true,
    excess: true,
    spent: true,
    seize: true,
  },
  waiting: { grace: true, cancel: true, seize: true, request: true, choice: true },
  phase: {
    setup: true,
    opening: true,
    door: true,
    trouble: true,
    combat: true,
    flee: true,
    reward: true,
    looting: true,
    closing: true,
    charity: true,
    over: true,
  },
};

test.each(LANGUAGES)('every state of a table has words in %s', (language) => {
  const words = cliWords(language);
  const ids = Object.entries(SHOWN).flatMap(([sort, all]) =>
    Object.keys(all).map((id) => `cli-${sort}-${id}`),
  );
  expect(ids.filter((id) => !words.has(id))).toEqual([]);
  const game = wordsWith(words, []);
  expect(SHEET_IDS.filter((sheet) => !game.has(`sheet-${sheet}`))).toEqual([]);
});

/** Words in a game's record that are the same in every language. */
const SAME = ['Bot', 'Kickdoor', 'golden', 'Gold'];

describe('replay', () => {
  const files = readdirSync(GOLDEN);

  test.each(OTHERS)('shows tables in %s', async (language) => {
    for (const file of files) {
      for (const at of ['0', '60', '150']) {
        const names = [...SAME, ...borrowedWords(language, builtInSets())];
        const { out, err } = await ran(['replay', join(GOLDEN, file), '--at', at, '--lang', language]);
        expect(err).toBe('');
        expect(leftovers(language, out.replaceAll(/\n */gu, '\n'), names)).toEqual([]);
      }
    }
  });

  test.each(OTHERS)('describes games in %s', async (language) => {
    const names = [...SAME, ...borrowedWords(language, builtInSets())];
    const { out } = await ran(['replay', join(GOLDEN, 'west-random.jsonl'), '--lang', language]);
    // Moves are in record notation; their results are described in words.
    const [heading = '', ...told] = out.split('\n').filter((line) => !/^\d+\. \d+:\d\d /u.test(line));
    expect(leftovers(language, heading, names)).toEqual([]);
    expect(leftovers(language, told.map((line) => line.trim()).join('\n'), names)).toEqual([]);
  });

  test('says which move numbers exist', async () => {
    const args = ['replay', join(GOLDEN, 'west-random.jsonl'), '--at', '-1'];
    expect((await ran([...args, '--lang', 'de'])).err).toMatch(
      /^--at ist eine Anzahl von Aktionen, von 0 bis /u,
    );
  });
});

test('verify', async () => {
  const file = join(GOLDEN, 'early-random.jsonl');
  expect((await ran(['verify', file, '--lang', 'ru'])).out).toMatch(
    /: \d+ действи(?:й|е|я), всё сходится\n$/u,
  );
  const changed = join(tempFolder(), 'a.jsonl');
  writeFileSync(
    changed,
    readFileSync(file, 'utf8').replace(/"check":"[0-9a-f]+"\}\n\{"end/u, '"check":"000000000000"}\n{"end'),
  );
  const german = await ran(['verify', changed, '--lang', 'de']);
  expect(german.err).toMatch(
    /: Aktion \d+ \(.*\) kann nicht stimmen: Ihre Zeile wurde geändert, oder was daraus wurde\n$/u,
  );
  expect(german.code).toBe(1);
  expect((await ran(['verify', 'nowhere', '--lang', 'ru'])).err).toBe('nowhere: такого файла нет\n');
});

test('scenario', async () => {
  const folder = join(SCENARIOS, 'selling');
  const russian = (await ran(['scenario', folder, '--lang', 'ru'])).out.trimEnd().split('\n');
  expect(russian[0]).toMatch(/^верно: /u);
  expect(russian.at(-1)).toMatch(/^пройдено: \d+, не пройдено: 0$/u);
  const { out, code } = await ran(['scenario', folder, 'nowhere', '--lang', 'de']);
  expect(out).toMatch(
    /nicht ok: nowhere: Diese Datei oder diesen Ordner gibt es nicht\n\d+ bestanden, 1 nicht bestanden\n$/u,
  );
  expect(code).toBe(1);
});

test.each(OTHERS)('a failing scenario is reported in %s', async (language) => {
  const folder = tempFolder();
  const head = 'sheet: classic\nplayers: { Aric: {}, Suzan: {}, Marc: {} }\n';
  const files = {
    'a.yaml': `${head}dice: [7]\n`,
    'b.yaml': `${head}steps: [{ Aric: play thif }]\n`,
    'c.yaml': `${head}steps: [{ expect: { phase: combat, Aric: { hand: 3 } } }]\n`,
    'd.yaml': `${head}steps: [{ refuse: { Suzan: kick, rule: combat.win } }]\n`,
    'e.yaml': `${head}pack: [{ id: x, kind: monter }]\n`,
    'f.yaml': `${head}steps: [\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { out, code } = await ran(['scenario', folder, '--lang', language]);
  expect(code).toBe(1);
  expect(out.split('\n')).toHaveLength(8);
  expect(leftovers(language, out.replaceAll(`${folder}/`, ''), QUOTED)).toEqual([]);
});

test.each(OTHERS)('an invalid record is reported in %s', async (language) => {
  const file = join(tempFolder(), 'x');
  const lines = readFileSync(join(GOLDEN, 'west-random.jsonl'), 'utf8').split('\n');
  const broken = [
    '',
    '[',
    '{}\n{}\n',
    lines.slice(0, 4).join('\n'),
    lines.toSpliced(4, 1).join('\n'),
    lines.with(2, '{"n":2,"at":0,"seat":0,"move":"","check":""}').join('\n'),
  ];
  for (const text of broken) {
    writeFileSync(file, text);
    const { err, code } = await ran(['verify', file, '--lang', language]);
    expect(code).toBe(1);
    expect(leftovers(language, err.replace(file, ''), QUOTED)).toEqual([]);
  }
});

test('a file the operating system refuses', async () => {
  const file = join(tempFolder(), 'nowhere', 'cards.txt');
  const { err, code } = await ran(['words', '--set', 'west', '--out', file, '--lang', 'de']);
  expect(err).toBe(`${file} lässt sich nicht verwenden: diese Datei oder diesen Ordner gibt es nicht\n`);
  expect(code).toBe(1);
});

/** Words quoted from files and their formats; they are the same in every language. */
const QUOTED = (
  'yaml YAML Aric Suzan play thif phase combat opening hand expect refuse kick win turn next kind monter monster JSON ' +
  'end kickdoor check wandering enhancer race class half breed super munchkin curse mate event place item oneshot special ' +
  'cheat sidekick steed power style training timing own'
).split(' ');

test('pack check', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'pack.yaml'), 'id: My Pack\nversion: 1.0.0\n');
  const file = join(folder, 'pack.yaml');
  expect((await ran(['pack', 'check', folder, '--lang', 'ru'])).out.split('\n')).toEqual([
    `${file}:1:1  не указано: languages (ожидается: список)`,
    `${file}:1:5  id — "My Pack" (ожидается: строчные латинские буквы и цифры, между словами дефисы)`,
    '0 карт, 2 ошибки',
    '',
  ]);
  expect((await ran(['pack', 'check', folder, '--lang', 'de'])).out.split('\n')).toEqual([
    `${file}:1:1  languages fehlt (erwartet: eine Liste)`,
    `${file}:1:5  id ist "My Pack" (erwartet: Kleinbuchstaben und Ziffern, mit Bindestrichen zwischen den Wörtern)`,
    '0 Karten, 2 Fehler',
    '',
  ]);
});

test('version is the same in every language', async () => {
  const [german, russian] = [await ran(['version', '--lang', 'de']), await ran(['-V', '--lang', 'ru'])];
  expect(german).toEqual(russian);
  expect(german.out).toMatch(/^\d+\.\d+\.\d+\n$/u);
});

describe('serve', () => {
  test('names unusable settings', async () => {
    expect((await ran(['serve', '--port', 'abc', '--lang', 'ru'])).err).toBe(
      'kickdoor: PORT — "abc", а нужно число от 0 до 65535\n',
    );
    expect((await ran(['serve', '--host', '?', '--lang', 'de'])).err).toBe(
      'kickdoor: HOST ist "?"; erwartet wird eine Adresse oder der Name dieses Rechners, etwa 127.0.0.1\n',
    );
  });

  test("says why games can't be kept there", async () => {
    const [web, data] = [tempFolder(), tempFolder()];
    writeFileSync(join(web, 'index.html'), '<title>Kickdoor</title>');
    writeFileSync(join(data, 'kickdoor.sqlite'), 'no database');
    vi.stubEnv('WEB_DIR', web);
    onTestFinished(() => void vi.unstubAllEnvs());
    const args = ['serve', '--lang', 'de', '--data'];
    expect((await ran([...args, data])).err).toMatch(/: seine kickdoor\.sqlite ist keine Datenbank\n$/u);
    expect((await ran([...args, join(data, 'kickdoor.sqlite')])).err).toMatch(
      /: etwas mit diesem Namen gibt es schon\n$/u,
    );
  });

  test.each([
    ['ru', /^Kickdoor открыт по адресу http:\/\/127\.0\.0\.1:\d+\n$/u],
    ['de', /^Kickdoor ist offen: http:\/\/127\.0\.0\.1:\d+\n$/u],
  ])('says in %s where it is open', async (language, said) => {
    const web = tempFolder();
    writeFileSync(join(web, 'index.html'), '<title>Kickdoor</title>');
    const env = { ...process.env, WEB_DIR: web, KICKDOOR_LANG: language, LOG_LEVEL: 'error' };
    const args = [MAIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', tempFolder()];
    const child = spawn(process.execPath, args, { env });
    onTestFinished(() => void child.kill('SIGKILL'));
    let out = '';
    child.stdout.on('data', (data: Buffer) => {
      out += unset(data.toString());
      if (out.includes('\n')) child.kill('SIGTERM');
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(out).toMatch(said);
    expect(code).toBe(0);
  });
});

describe('non-breaking spaces', () => {
  const NOWHERE = ['verify', 'no 3 such games'];

  test.each([true, false])('are in results and errors, on a terminal or not (%s)', async (terminal) => {
    const { isTTY } = process.stdout;
    onTestFinished(() => {
      process.stdout.isTTY = isTTY;
    });
    process.stdout.isTTY = terminal;
    expect((await ranTypeset(SIMULATE)).out).toMatch(/^1\u00A0game,/u);
    expect((await ranTypeset(['words', '--set', 'west'])).out).toContain('2\u00A0cards');
    const { err } = await ranTypeset(['simulate', '--seats', '9', '--lang', 'de']);
    expect(err).toContain('6\u00A0Personen');
  });

  test('are not in typed text', async () => {
    expect((await ranTypeset([...NOWHERE, '--lang', 'ru'])).err).toMatch(/^no 3 such games: /u);
  });

  test.each([
    ['words', '--set', 'west', '--json'],
    ['pack', 'check', 'no 3 such packs', '--json'],
    ['scenario', 'no 3 such scenarios', '--json'],
    ['completion', 'bash'],
    ['completion', 'zsh'],
    ['completion', 'fish'],
  ])('are not in output for programs: %s %s', async (...args) => {
    for (const language of LANGUAGES) {
      const { out, err } = await ranTypeset([...args, '--lang', language]);
      expect(out.length).toBeGreaterThan(100);
      expect(`${out}${err}`).not.toContain('\u00A0');
    }
  });
});
