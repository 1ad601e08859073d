/** Whatever value an option gets, the answer is a sentence before any game is played, and no file is touched. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { loadSet } from '@kickdoor/packs/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Progress, type ProgressStream } from '../src/progress.ts';
import { ran, unset } from './run.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'robust-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('numbers', () => {
  const wrong = ['', '0', '-1', '1.5', '1e20', 'NaN', 'Infinity', '0x10', '99999999999999999999'];
  test.each(wrong)('“%s” is not a number of games', async (value) => {
    const { out, err, code } = await ran(['simulate', '--games', value]);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toBe(
      `error: '${value}' is invalid for '--games <number>'. It must be a whole number from 1 to 1000000.\n`,
    );
  });

  test('balance rejects player counts that some sheets don’t allow', async () => {
    expect(await ran(['balance', '--seats', '2'])).toEqual({
      out: '',
      err: 'The sheet classic is for 3 to 6 players here, not 2.\n',
      code: 1,
    });
  });
});

describe('files', () => {
  test.each([
    ['balance', '--out'],
    ['simulate', '--record'],
    ['words', '--set', 'west', '--out'],
    ['replay'],
    ['pack', 'check'],
  ])('%s %s needs a name', async (...args) => {
    const { err, code } = await ran([...args, '']);
    expect(err).toMatch(/^error: '' is invalid for '.*'\. It must not be empty\.\n$/u);
    expect(code).toBe(1);
  });

  test.each(['replay', 'verify'])("%s with a folder's path", async (command) => {
    expect(await ran([command, folder])).toMatchObject({ err: `${folder}: this is not a file\n`, code: 1 });
  });

  test('a table can’t be written to a folder; no game is played', async () => {
    const { err, code } = await ran(['balance', '--games', '1000000', '--out', folder]);
    expect(err).toBe(`${folder} can’t be used: it is a folder\n`);
    expect(code).toBe(1);
  });

  test('records can’t be written to a file; no game is played', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'kept');
    const { err, code } = await ran(['simulate', '--games', '1000000', '--record', join(file, 'below')]);
    expect(err).toMatch(/file.* can’t be used: /u);
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  test('words can’t be written to a missing folder', async () => {
    const file = join(folder, 'new', 'words.txt');
    expect((await ran(['words', '--set', 'west', '--out', file])).code).toBe(1);
    expect(existsSync(file)).toBe(false);
    mkdirSync(join(folder, 'new'));
    expect((await ran(['words', '--set', 'west', '--out', file])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('Level');
  });

  test('a soak’s state can’t be written to a folder; no game is played', async () => {
    const { out, err, code } = await ran(['soak', '--moves', '1000000', '--state', folder]);
    expect({ out, err, code }).toEqual({
      out: '',
      err: `${folder} can’t be used: it is a folder\n`,
      code: 1,
    });
  });

  test.runIf(existsSync('/dev/full')).each([
    ['words', '--set', 'west', '--out'],
    ['balance', '--games', '1', '--out'],
  ])('%s, where no room is left for what it writes', async (...args) => {
    const { err, code } = await ran([...args, '/dev/full']);
    expect(err).toContain('/dev/full can’t be used: there is no room left\n');
    expect(err).not.toContain('    at ');
    expect(code).toBe(1);
  });
});

/** Returns a command's JSON output. */
async function json(...args: readonly string[]): Promise<unknown> {
  const { out } = await ran([...args, '--json']);
  return JSON.parse(out);
}

describe('--json', () => {
  test('of words: every card', async () => {
    const found = await json('words', '--set', 'winter');
    const { set, cards } = z
      .object({ set: z.string(), cards: z.array(z.object({ id: z.string(), title: z.string() })) })
      .parse(found);
    expect(set).toBe('winter');
    expect(cards.map(({ id }) => id)).toEqual(loadSet('winter').cards.map(({ id }) => id));
  });

  test('of a check: every problem', async () => {
    expect(await json('pack', 'check', join(folder, 'none'))).toEqual({
      packs: [{ path: join(folder, 'none'), cards: 0, mistakes: 1, flaws: 0, unfinished: 0 }],
      cards: 0,
      problems: [
        {
          file: join(folder, 'none'),
          line: 1,
          column: 1,
          weight: 'mistake',
          message: 'there is no such folder (expected the folder of a pack, with a pack.yaml)',
        },
      ],
    });
  });

  test('of scenarios: each one, with what is wrong', async () => {
    writeFileSync(join(folder, 'a.yaml'), '[]');
    expect(await json('scenario', folder)).toMatchObject({
      passed: 0,
      failed: 1,
      scenarios: [
        { file: join(folder, 'a.yaml'), problem: `${join(folder, 'a.yaml')}:1:1: a scenario must be a map` },
      ],
    });
  });
});

describe('Ctrl-C', () => {
  const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

  /** Runs a command, and interrupts it as soon as `when` holds for its output. */
  async function interrupted(args: readonly string[], when: (err: string, folder: string) => boolean) {
    const env = { ...process.env, KICKDOOR_LANG: 'en' };
    const child = spawn(process.execPath, [MAIN, ...args], { env });
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => (out += unset(data.toString())));
    child.stderr.on('data', (data: Buffer) => (err += unset(data.toString())));
    const look = setInterval(() => {
      if (!when(err, folder)) return;
      clearInterval(look);
      child.kill('SIGINT');
    }, 50);
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    clearInterval(look);
    return { out, err, code };
  }

  test('a simulation sums up the games that have ended', async () => {
    const args = ['simulate', '--games', '100000', '--workers', '1', '--json', '--record', folder];
    const { out, err, code } = await interrupted(args, (_, records) => readdirSync(records).length >= 2);
    const { games } = z.object({ games: z.int() }).parse(JSON.parse(out));
    expect(games).toBeGreaterThanOrEqual(2);
    expect(err).toBe(`Stopped after ${games} of 100,000 games.\n`);
    expect(readdirSync(folder)).toHaveLength(games);
    expect(code).toBe(130);
  });

  test('a balance run prints the finished rows, its file is unchanged', async () => {
    const file = join(folder, 'balance.json');
    writeFileSync(file, 'kept');
    const args = ['balance', '--games', '2', '--workers', '1', '--json', '--out', file];
    const { out, err, code } = await interrupted(args, (said) => said.includes('\n'));
    const found: unknown = JSON.parse(out);
    expect(found).toMatchObject({ games: 2, seats: 4, seed: '1', whole: false });
    expect(found).toHaveProperty('variants.0', expect.objectContaining({ sheet: 'classic', finished: 2 }));
    expect(err).toMatch(/\nStopped after \d+ of \d+ rows; no file was written\.\n$/u);
    expect(readFileSync(file, 'utf8')).toBe('kept');
    expect(code).toBe(130);
  });
});

describe('progress', () => {
  /** A stream that keeps its output. */
  class Kept extends PassThrough implements ProgressStream {
    readonly isTTY: boolean;

    constructor(isTTY: boolean) {
      super({ encoding: 'utf8' });
      this.isTTY = isTTY;
    }

    get text(): string {
      return String(this.read() ?? '');
    }
  }

  test('is one line on a terminal, erased at the end', () => {
    const terminal = new Kept(true);
    const progress = new Progress(terminal);
    progress.show('1 of 9 games');
    progress.show('2 of 9 games');
    progress.clear();
    const { text } = terminal;
    expect(text).toContain('1 of 9 games');
    // The second update came too soon to be read.
    expect(text).not.toContain('2 of 9 games');
    expect(text.endsWith('\u001B[1G\u001B[2K')).toBe(true);
  });

  test('is not written unless on a terminal', () => {
    const file = new Kept(false);
    const progress = new Progress(file);
    progress.show('1 of 9 games');
    progress.clear();
    expect(file.text).toBe('');
  });
});
