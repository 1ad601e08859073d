/** A finished game is looked at again: from its table's link, and from a file that is dropped on the page. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecordFault, readRecord, replay, view, type GameRecord, type PendingView } from '@kickdoor/rules';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { faults } from './support/access.ts';
import { layoutFaults } from './support/layout.ts';
import { makeTable } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const golden = join(import.meta.dirname, '../packages/cli/test/golden/classic-sensible.jsonl');
const text = readFileSync(golden, 'utf8');

const shots = process.env['REPLAY_SHOTS'];

async function shoot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
}

function saved(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-replay-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, content);
  return file;
}

/** Drags a file from the system onto the page, and drops it. */
async function drop(page: Page, content: string): Promise<void> {
  const zone = page.getByTestId('replay-drop');
  await page.getByTestId('replay-choose').waitFor();
  const box = await zone.boundingBox();
  if (box === null) throw new Error('nowhere to drop a file');
  const system = await page.context().newCDPSession(page);
  const data = { items: [], files: [saved(content)], dragOperationsMask: 1 };
  const place = { x: box.x + box.width / 2, y: box.y + 20, data };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await system.send('Input.dispatchDragEvent', { type, ...place });
  }
  await system.detach();
}

/** Chooses a file, as where nothing can be dragged. */
async function choose(page: Page, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('replay-choose').click();
  await (await chooser).setFiles(saved(content));
}

/** The strengths in the last fight of a game, as its end tells them. */
function lastFight(record: GameRecord): string {
  const events = [...replay(pool, record)].flatMap((step) => step.events);
  const strengths = events.findLast((event) => event.e === 'strengths');
  if (strengths?.e !== 'strengths') throw new Error('nobody fought');
  return `${strengths.fighters.total} to ${strengths.monsters.total}`;
}

/** The first moment of a game at which the table waits for something of a kind. */
function firstWait<Kind extends PendingView['kind']>(
  record: GameRecord,
  kind: Kind,
): { readonly number: number; readonly pending: PendingView & { readonly kind: Kind } } {
  let number = 0;
  const isOf = (pending: PendingView | null): pending is PendingView & { readonly kind: Kind } =>
    pending?.kind === kind;
  for (const { state } of replay(pool, record)) {
    const { pending } = view(pool, state, null);
    if (isOf(pending)) return { number, pending };
    number += 1;
  }
  throw new Error(`nobody waits for ${kind}`);
}

const at = (page: Page) => page.getByTestId('replay').getAttribute('data-number');

/** Waits until the table is the one after so many moves. */
async function arrive(page: Page, number: number): Promise<void> {
  await expect.poll(() => at(page)).toBe(String(number));
}

/** The server's commitment, as the menu shows it during the game. */
async function shownCommitment({ page, hands }: Player): Promise<string> {
  await hands.press(page.getByTestId('menu'));
  const fair = page.getByTestId('fair-menu');
  await hands.press(fair.locator('summary'));
  const promise = await fair.locator('.fair-digits').textContent();
  await page.keyboard.press('Escape');
  await page.getByTestId('menu-sheet').waitFor({ state: 'detached' });
  expect(promise).toMatch(/^[0-9a-f]{64}$/u);
  return promise ?? '';
}

async function concede({ page, hands, words }: Player): Promise<void> {
  await hands.press(page.getByTestId('menu'));
  await hands.press(page.getByRole('button', { name: words.say('leave-game') }));
  await hands.press(
    page.getByTestId('concede-sheet').getByRole('button', { name: words.say('leave-game-yes') }),
  );
}

/** The game that was just finished is noted: taken along as a file, erased, and brought back from the file. */
async function walkHistory({ page, hands, words }: Player, table: string): Promise<void> {
  const games = page.getByTestId('history-list').locator('> li');
  await games.first().waitFor();
  expect(await games.count()).toBe(1);
  expect(await games.locator('[data-own]').count()).toBe(1);
  expect(await games.getByRole('link').getAttribute('href')).toBe(`/replay/${table}`);
  await shoot(page, 'history desk');
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, 'history phone');
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const saving = page.waitForEvent('download');
  await hands.press(page.getByTestId('history-export'));
  const file = await (await saving).path();
  await hands.press(page.getByTestId('history-erase'));
  await page.getByTestId('history-erase-sheet').waitFor();
  await shoot(page, 'history erase');
  await hands.press(page.getByTestId('history-erase-yes'));
  await page.getByText(words.say('history-none')).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('kickdoor.history'))).toBeNull();
  const chooser = page.waitForEvent('filechooser');
  await hands.press(page.getByTestId('history-import'));
  await (await chooser).setFiles(file);
  await page.getByText(words.say('history-added', { count: 1 })).waitFor();
  await page.reload();
  await games.first().waitFor();
}

test.each([
  ['a desk', DESKTOP, drop],
  ['a phone', PHONE, choose],
] as const)('a file, on %s', async (name, screen, give) => {
  const record = readRecord(text);
  if (isRecordFault(record)) throw new Error(record.message.id);
  const last = record.moves.length;
  const url = await serve({ seed: 'replay' });
  const { page, hands } = await site.open(screen);
  await page.goto(`${url}/replay?move=100&eyes=open`);
  await page.getByTestId('replay-drop').waitFor();
  await shoot(page, `drop ${name}`);
  await give(page, text);
  await arrive(page, 100);
  expect(await page.getByTestId('replay-seal').getAttribute('data-whole')).toBe('true');
  await page.getByTestId('open-hands').waitFor();
  await shoot(page, `open hands ${name}`);
  expect(await faults(page)).toEqual([]);

  const scrubber = page.getByRole('slider');
  await scrubber.focus();
  await page.keyboard.press('ArrowRight');
  await arrive(page, 101);
  await page.keyboard.press('End');
  await arrive(page, last);
  await page.getByTestId('game-over').waitFor();
  await page.getByTestId('won-by').getByText(lastFight(record)).waitFor();
  await shoot(page, `end ${name}`);
  const picture = page.waitForEvent('download');
  await hands.press(page.getByTestId('share-picture'));
  const file = readFileSync(await (await picture).path());
  if (shots !== undefined) writeFileSync(join(shots, `picture ${name}.png`), file);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  // A sheet of one color would be a tenth of that.
  expect(file.length).toBeGreaterThan(30_000);
  const moment = page
    .getByTestId('told')
    .getByRole('button', { name: /^Turn \d+/u })
    .first();
  await moment.scrollIntoViewIfNeeded();
  await shoot(page, `told ${name}`);
  await hands.press(moment);
  await page.getByTestId('game-over').waitFor({ state: 'detached' });
  await scrubber.focus();
  await page.keyboard.press('End');
  await arrive(page, last);
  await page.keyboard.press('[');
  await expect.poll(async () => Number(await at(page))).toBeLessThan(last);
  await page.keyboard.press('Home');
  await arrive(page, 0);
  await page.keyboard.press('k');
  await expect.poll(async () => Number(await at(page))).toBeGreaterThan(2);
  await page.keyboard.press('k');

  await hands.press(page.getByTestId('replay-turns'));
  await shoot(page, `turns ${name}`);
  await hands.press(page.getByTestId('turns-sheet').getByRole('listitem').nth(4).getByRole('button'));
  await page.getByTestId('turns-sheet').waitFor({ state: 'detached' });
  await hands.press(page.getByTestId('replay-more'));
  const eyes = page.getByTestId('replay-more-sheet').getByRole('radiogroup').first();
  await hands.press(eyes.locator('[data-key="0"]'));
  await shoot(page, `more ${name}`);
  await page.keyboard.press('Escape');
  await page.getByTestId('hand').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('eyes')).toBe('0');
  await shoot(page, `seat ${name}`);
  await hands.press(page.getByTestId('replay-seal'));
  await page.getByTestId('seal-sheet').waitFor();
  expect(await faults(page)).toEqual([]);
  await shoot(page, `seal ${name}`);
});

test.each([
  ['a desk', DESKTOP, drop],
  ['a phone', PHONE, choose],
] as const)('the card and the question that the table waited for, on %s', async (name, screen, give) => {
  const record = readRecord(text);
  if (isRecordFault(record)) throw new Error(record.message.id);
  const { number, pending } = firstWait(record, 'cancel');
  const url = await serve({ seed: 'replay' });
  const { page } = await site.open(screen);
  await page.goto(`${url}/replay?move=${number}&eyes=public`);
  await page.getByTestId('replay-drop').waitFor();
  await give(page, text);
  await arrive(page, number);
  const asked = page.getByTestId('replay-asked');
  await asked.waitFor();
  const card = await asked.getByTestId('asking').locator('.kd-title').innerText();
  expect(pool.cards[pending.card]?.id).toBe(card.toLowerCase().replaceAll(/[^a-z]+/gu, '-'));
  expect(await asked.locator('.replay-question').innerText()).toContain(card);
  await shoot(page, `asked ${name}`);
  expect(await faults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  // The moment before, nothing was asked yet.
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await asked.waitFor({ state: 'detached' });
});

test('one byte that was changed breaks the seal, and its line is named', async () => {
  const lines = text.split('\n');
  const line = lines[39] ?? '';
  const digit = /"at":\d*(?<last>\d)/u.exec(line)?.groups?.['last'] ?? '';
  const other = line.replace(/("at":\d*)\d/u, `$1${digit === '9' ? '8' : '9'}`);
  expect(other).not.toBe(line);
  const url = await serve({ seed: 'replay' });
  const { page, hands } = await site.open(DESKTOP);
  await page.goto(`${url}/replay`);
  await drop(page, lines.with(39, other).join('\n'));
  const seal = page.getByTestId('replay-seal');
  await seal.waitFor();
  expect(await seal.getAttribute('data-whole')).toBe('false');
  await hands.press(seal);
  await page.getByTestId('seal-sheet').getByText('Line 40:').waitFor();
  await shoot(page, 'broken');
});

test('a file that is no record says where, and one of unknown cards says which', async () => {
  const url = await serve({ seed: 'replay' });
  const { page } = await site.open(DESKTOP);
  await page.goto(`${url}/replay`);
  const wrong = page.getByTestId('replay-wrong');
  await drop(page, text.replace('"n":3,', '"n":4,'));
  await wrong.filter({ hasText: 'Line 4, column 2' }).waitFor();
  await drop(page, text.replace('{"kickdoor":1', '{"kickdoor":99'));
  await wrong.filter({ hasText: 'newer version' }).waitFor();
  await shoot(page, 'newer');
});

test('a table’s game, from the link on its last screen', async () => {
  const url = await serve({ seed: null });
  const ada = await site.open(DESKTOP);
  const ben = await site.open(PHONE);
  const link = await makeTable(ada, url, { seats: 3, friends: 0 });
  await ada.eyes.past(-1);
  const promise = await shownCommitment(ada);
  await concede(ada);
  const table = new URL(link).pathname.split('/')[2] ?? '';
  const record = async () => (await fetch(`${url}/api/tables/${table}/record`)).status;
  await expect.poll(record, { timeout: 90_000, interval: 500 }).toBe(200);
  await ada.page.getByTestId('game-over').waitFor();
  const end = ada.page.getByTestId('game-over');
  await end.getByTestId('won-by').waitFor();
  await end.getByTestId('share-picture').waitFor();
  await end.getByTestId('told').waitFor();
  await shoot(ada.page, 'end of a table');
  // The commitment that was shown during the game is the one that the last screen has checked.
  await end.locator('[data-testid=seal].seal-sound').waitFor();
  await ada.hands.press(end.getByTestId('seal').locator('summary'));
  await end.getByTestId('seal').getByText(promise).waitFor();
  await shoot(ada.page, 'seal of a table');
  await ada.hands.press(end.getByRole('link', { name: ada.words.say('history-open') }));
  await walkHistory(ada, table);
  await ada.page.goBack();
  await ada.hands.press(end.getByRole('link', { name: ada.words.say('replay-again') }));
  await ada.page.getByTestId('replay').waitFor();
  await ada.hands.press(ada.page.getByTestId('replay-seal'));
  const chance = ada.page.getByTestId('seal-chance');
  expect(await chance.getAttribute('data-verdict')).toBe('sound');
  await chance.getByText(promise).waitFor();
  // What slides in is looked at when it is there.
  await ada.page.waitForTimeout(500);
  await shoot(ada.page, 'seal of a replay');
  await ada.page.keyboard.press('Escape');
  await ada.hands.press(ada.page.getByTestId('replay-more'));
  const eyes = ada.page.getByTestId('replay-more-sheet').getByRole('radiogroup').first();
  // The table has agreed to open hands: whoever watched, three seats, all hands.
  expect(await eyes.getByRole('radio').count()).toBe(5);

  // Whoever has the link sees all hands, if the link says so: the table has agreed.
  await ben.page.goto(`${url}/replay/${table}?move=3&eyes=open`);
  await arrive(ben.page, 3);
  await ben.page.getByTestId('open-hands').waitFor();
  // The same record with one digit of the server's seed changed loses its seal.
  const kept = await (await fetch(`${url}/api/tables/${table}/record`)).text();
  const changed = kept.replace(
    /("fair":\{.*?"seed":")(.)/u,
    (_, before: string, digit: string) => `${before}${digit === '0' ? '1' : '0'}`,
  );
  expect(changed).not.toBe(kept);
  await ben.page.goto(`${url}/replay`);
  await choose(ben.page, changed);
  await ben.page.getByTestId('replay-wrong').waitFor();
  expect(await ben.page.getByTestId('replay').count()).toBe(0);
});
