/** The commands `soak` and `exhaust`. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftovers } from '@kickdoor/words/leftovers';
import { expect, onTestFinished, test } from 'vitest';
import { citations } from '../src/soak/citations.ts';
import { ran } from './run.ts';

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'soak.json');
}

const soak = (file: string, ...flags: readonly string[]) =>
  ran(['soak', '--state', file, '--games', '1', '--workers', '1', ...flags]);

test('a soak resumes where it stopped, and says so in the requested language', async () => {
  const file = stateFile();
  const { out, err, code } = await soak(file, '--moves', '1', '--lang', 'de');
  expect([err, code]).toEqual(['', 0]);
  expect(out).toContain(' von 1 Aktionen, 0 Fehler\n');
  expect(leftovers('de', out.replaceAll('classic (classic)', '').replaceAll(/\s+/gu, ' '))).toEqual([]);
  const kept = readFileSync(file, 'utf8');
  const again = await soak(file, '--moves', '1');
  expect(again.out).toMatch(/^[\d,]+ moves in 1 games, /u);
  expect(readFileSync(file, 'utf8')).toBe(kept);
});

test('a file with another seed, or not from a soak, is named and left alone', async () => {
  const file = stateFile();
  await soak(file, '--moves', '1');
  expect(await soak(file, '--seed', '2')).toEqual({
    out: '',
    err: `${file} is of seed 1; name another file for seed 2.\n`,
    code: 1,
  });
  for (const text of ['{', '{"seed":1}']) {
    writeFileSync(file, text);
    expect(await soak(file)).toEqual({ out: '', err: `${file} is not the progress of a soak.\n`, code: 1 });
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

test('invalid numbers are rejected', async () => {
  const file = stateFile();
  for (const [flag, value] of [
    ['--moves', '0'],
    ['--moves', ''],
    ['--mutants', '101'],
    ['--mutants', '-1'],
    ['--workers', '1.5'],
  ] as const) {
    const { err, code } = await soak(file, `${flag}=${value}`);
    expect(err).toContain('It must be a whole number');
    expect(code).toBe(1);
  }
  expect((await ran(['exhaust', '--sheet', 'tango'])).err).toContain('Allowed choices are classic, ');
  expect(existsSync(file)).toBe(false);
});

test('the sources of the rules show what refuses moves by which rule', () => {
  const cited = citations();
  expect([...(cited?.get('selling.last-level') ?? [])]).toContain(null);
  const sources = [...(cited?.values() ?? [])];
  expect(sources.some((some) => some.has('power chase'))).toBe(true);
});
