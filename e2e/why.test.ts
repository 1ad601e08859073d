/** A finished game is asked: why a bot made a move, and what a person's moves cost. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecordFault, isRuling, readRecord, replay, writeRecord, type GameRecord } from '@kickdoor/rules';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { faults } from './support/access.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const golden = join(import.meta.dirname, '../packages/cli/test/golden/classic-sensible.jsonl');
const shots = process.env['WHY_SHOTS'];

async function shoot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** The beginning of a game in which all but the first seat are bots that compared their moves with waiting. */
function gameOfBots(): { readonly record: GameRecord; readonly bot: number; readonly person: number } {
  const read = readRecord(readFileSync(golden, 'utf8'));
  if (isRecordFault(read)) throw new Error(read.message.id);
  const steps = [...replay(pool, read)].slice(1, 81);
  const moves = steps.map(({ n, seat, move }) => {
    const line = read.moves[n - 1];
    if (line === undefined) throw new Error(`there is no line of move ${n}`);
    if (seat === null || seat < 1 || move === null || isRuling(move)) return line;
    const compared = [
      { move, chance: 0.412 },
      { move: null, chance: 0.38 },
    ];
    return { ...line, thought: { why: 'bot-why-door', compared } };
  });
  const record = { ...read, moves, end: { moves: moves.length, state: null, log: null } };
  const bot = steps.findLast(({ seat, move }) => seat !== null && seat > 0 && move?.do === 'play')?.n ?? 0;
  const person = steps.findLast(({ seat, move }) => seat === 0 && move?.do === 'kick')?.n ?? 0;
  return { record, bot, person };
}

async function choose(page: Page, content: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-why-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, content);
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('replay-choose').click();
  await (await chooser).setFiles(file);
}

test.each([
  ['a desk', DESKTOP, 'en'],
  ['a phone', PHONE, 'de'],
] as const)('on %s', { timeout: 240_000 }, async (name, screen, language) => {
  const { record, bot, person } = gameOfBots();
  expect([bot, person]).not.toContain(0);
  const url = await serve({ seed: 'why' });
  const { page, hands, words } = await site.open(screen, language);
  await page.goto(`${url}/replay?move=${bot}&eyes=open`);
  await choose(page, writeRecord(record));
  await shoot(page, `replay ${name}`);
  await hands.press(page.getByTestId('ask-why'));
  const why = page.getByTestId('why-sheet');
  const compared = why.getByRole('listitem');
  expect(await compared.count()).toBe(2);
  expect(await compared.first().innerText()).toContain(words.say('advice-chance', { percent: 41 }));
  expect(await compared.first().getAttribute('data-made')).toBe('true');
  expect(await compared.last().innerText()).toContain(words.say('advice-wait'));
  await page.waitForTimeout(500);
  await shoot(page, `why ${name}`);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });

  // A person says nothing of why, but can be told what it cost.
  await page.goto(`${url}/replay?move=${person}&eyes=open`);
  await choose(page, writeRecord(record));
  await hands.press(page.getByTestId('ask-cost'));
  const sheet = page.getByTestId('cost-sheet');
  const moves = sheet.getByRole('listitem');
  await moves.first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(500);
  await shoot(page, `cost ${name}`);
  expect(await faults(page)).toEqual([]);
  // Moves of bots aren't among them.
  const bots = new Set(record.moves.filter(({ thought }) => thought !== undefined).map(({ n }) => n));
  const listed = (await moves.allInnerTexts()).map((text) => Number(/\d+/u.exec(text)?.[0]));
  expect(listed.length).toBeGreaterThan(3);
  expect(listed.filter((n) => bots.has(n))).toEqual([]);
  expect(listed).toEqual(listed.toSorted((a, b) => a - b));
  await hands.press(moves.first().getByRole('button'));
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByTestId('replay').getAttribute('data-number')).toBe(String(listed[0]));
  // Beside the move it says what it cost.
  await expect.poll(() => page.getByTestId('ask-cost').innerText()).toMatch(/\d/u);
  await shoot(page, `beside ${name}`);
});
