/** Commands with custom packs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { BUILT_IN } from '@kickdoor/packs/node';
import { SHEETS } from '@kickdoor/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ran } from './run.ts';

const FOLDER = join(import.meta.dirname, '../../../test/fixtures/packs');
const GALLEY = join(FOLDER, 'galley');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-'));
});

afterEach(() => {
  delete process.env['PACKS_DIR'];
  rmSync(folder, { recursive: true, force: true });
});

test('words prints their cards, with names from their own language if there are no others', async () => {
  const { out } = await ran(['words', '--packs', GALLEY, '--set', 'galley', '--lang', 'ru']);
  expect(out).toContain('Кракен\nМонстр · Уровень 16');
  const { out: german } = await ran(['words', '--packs', FOLDER, '--set', 'galley', '--lang', 'de']);
  expect(german).toContain('Kraken [en]\nMonster · Stufe 16');
  expect(german).not.toMatch(/\{[^}]*\}/u);
  const { err, code } = await ran(['words', '--packs', GALLEY, '--set', 'gallery']);
  const known = [...BUILT_IN.ids(), 'galley'].join(', ');
  expect([code, err]).toEqual([1, expect.stringContaining(`there are ${known}`)]);
});

test('words draws their cards', async () => {
  const { out } = await ran(['words', '--packs', GALLEY, '--set', 'galley', '--format', 'html']);
  const drawn = ['Ship’s Cook', 'Кракен', 'data-paper="straw"'].filter((part) => out.includes(part));
  expect(drawn).toHaveLength(3);
});

test('simulate plays with them and records games; replay and verify read the records', async () => {
  const mix = ['--sets', 'classic,galley', '--games', '2', '--seats', '3', '--bots', 'random'];
  const played = await ran(['simulate', '--packs', GALLEY, ...mix, '--record', folder, '--json']);
  expect(JSON.parse(played.out)).toMatchObject({ games: 2, finished: 2, byCard: { kraken: {} } });
  const file = join(folder, 'game-0.jsonl');
  expect((await ran(['verify', '--packs', FOLDER, file])).code).toBe(0);
  const told = await ran(['replay', '--packs', FOLDER, file]);
  expect([told.code, told.out.split('\n')[0]]).toEqual([0, expect.stringContaining('Classic + The Galley')]);
  const without = await ran(['replay', file]);
  expect([without.code, without.err]).toEqual([1, expect.stringContaining('There is no set “galley”')]);
});

test('balance plays each sheet with them', async () => {
  const { out, code } = await ran(['balance', '--packs', GALLEY, '--games', '1', '--json']);
  expect(code).toBe(0);
  const played = z.object({ variants: z.array(z.object({ sheet: z.string(), sets: z.array(z.string()) })) });
  const { variants } = played.parse(JSON.parse(out));
  expect(variants).toEqual(SHEETS.map(({ id, sets }) => ({ sheet: id, sets: [...sets, 'galley'] })));
});

test('scenario plays with them, and with those in the folder of PACKS_DIR', async () => {
  const file = join(folder, 'kraken.yaml');
  writeFileSync(
    file,
    `name: The kraken is strong
sheet: classic
sets: [classic, galley]
turn: Anna
players:
  Anna: { hand: [pepper] }
  Ben: {}
  Chloe: {}
decks: { doors: [kraken] }
steps:
  - Anna: kick
  - expect: { combat: { monsters: 16 } }
`,
  );
  expect((await ran(['scenario', file])).code).toBe(1);
  const { out, code } = await ran(['scenario', '--packs', GALLEY, file]);
  expect([code, out]).toEqual([0, expect.stringContaining('1 passed')]);
  process.env['PACKS_DIR'] = FOLDER;
  expect((await ran(['scenario', file])).code).toBe(0);
});

test('--packs may be repeated, even for the same pack, in addition to PACKS_DIR', async () => {
  const other = join(import.meta.dirname, '../../../examples/packs/office');
  process.env['PACKS_DIR'] = FOLDER;
  const flags = [GALLEY, other, GALLEY].flatMap((place) => ['--packs', place]);
  for (const [set, card] of [
    ['galley', 'Kraken'],
    ['office', 'Office'],
  ] as const) {
    const { out, err, code } = await ran(['words', ...flags, '--set', set]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(card);
  }
});

test('balance and replay play with those in the folder of PACKS_DIR', async () => {
  process.env['PACKS_DIR'] = FOLDER;
  const balance = await ran(['balance', '--games', '1', '--json']);
  expect([balance.code, balance.out]).toEqual([0, expect.stringContaining('"galley"')]);
  const mix = ['--sets', 'classic,galley', '--games', '1', '--seats', '3', '--bots', 'random'];
  await ran(['simulate', ...mix, '--record', folder]);
  const file = join(folder, 'game-0.jsonl');
  const told = await ran(['replay', file]);
  expect([told.code, told.out.split('\n')[0]]).toEqual([0, expect.stringContaining('Classic + The Galley')]);
  delete process.env['PACKS_DIR'];
  expect((await ran(['replay', file])).code).toBe(1);
});

test('a pack with mistakes is refused, with their places', async () => {
  writeFileSync(join(folder, 'pack.yaml'), 'id: 7\n');
  for (const command of [
    ['words', '--set', 'classic'],
    ['simulate'],
    ['balance'],
    ['scenario', 'nothing'],
    ['replay', 'nothing'],
  ]) {
    const { err, code } = await ran([...command, '--packs', folder]);
    expect([code, err]).toEqual([1, expect.stringContaining(`${join(folder, 'pack.yaml')}:1:5  id is 7`)]);
  }
});
