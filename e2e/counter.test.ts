/** The level counter for a real table: four phones share one, two of them without network; and one person without a mouse. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const NAMES = ['Ada', 'Ben', 'Cleo'] as const;
type Name = (typeof NAMES)[number];

const rowOf = (page: Page, name: Name): Locator =>
  page.locator(`[data-testid=counter-player][data-name=${name}]`);

/** Presses plus or minus of a player. */
async function step(player: Player, name: Name, what: 'level' | 'gear', by: number): Promise<void> {
  const button = rowOf(player.page, name)
    .getByTestId(`counter-${what}`)
    .locator(`[data-step=${by < 0 ? 'less' : 'more'}]`);
  for (let times = 0; times < Math.abs(by); times += 1) await player.hands.press(button);
}

/** What a page shows of each player: Level, gear, strength. */
async function shown(page: Page): Promise<readonly string[]> {
  const rows = page.getByTestId('counter-player');
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const figures = [...row.querySelectorAll('output, [data-testid=counter-strength]')];
      return `${row.getAttribute('data-name')} ${figures.map(({ textContent }) => textContent).join(' ')}`;
    }),
  );
}

/** A new counter with three players. */
async function newCounter(player: Player, url: string): Promise<void> {
  const { page, hands } = player;
  await page.goto(`${url}/counter`);
  await hands.press(page.getByTestId('counter-new'));
  for (const name of NAMES) {
    await page.getByTestId('counter-name').fill(name);
    await hands.press(page.getByTestId('counter-add'));
    await rowOf(page, name).waitFor();
  }
}

test('four phones share one level counter while two of them lose the network, and all come to the same', async () => {
  const url = await serve({ seed: 'counter' });
  const first = await site.open(PHONE);
  await newCounter(first, url);
  await first.hands.press(first.page.getByTestId('counter-share'));
  await first.hands.press(first.page.getByTestId('counter-share-now'));
  await first.page.getByTestId('qr').waitFor();
  const link = await first.page.getByTestId('share-link').inputValue();
  await first.page.keyboard.press('Escape');
  const others = [await site.open(PHONE), await site.open(PHONE, 'de'), await site.open(PHONE, 'ru')];
  for (const { page } of others) await page.goto(link);
  const phones = [first, ...others] as const;
  for (const { page } of phones) {
    await rowOf(page, 'Cleo').waitFor();
    await expect.poll(() => page.getByTestId('counter-line').textContent()).toContain('4');
  }
  const [second, third, fourth] = others;
  if (second === undefined || third === undefined || fourth === undefined) throw new Error('there are four');

  // Two are out of reach; everybody goes on, the same Level is changed on three phones.
  for (const { page } of [third, fourth]) {
    await page.context().setOffline(true);
    await expect.poll(() => page.locator('.counter-line-apart').count()).toBe(1);
  }
  await step(first, 'Ada', 'level', 2);
  await step(third, 'Ada', 'level', 1);
  await step(fourth, 'Ada', 'level', 1);
  await step(fourth, 'Ben', 'gear', 3);
  await step(third, 'Cleo', 'level', 3);
  await step(third, 'Cleo', 'level', -1);
  await third.hands.press(third.page.getByTestId('counter-undo'));
  await step(second, 'Ben', 'level', 1);
  await expect.poll(() => shown(first.page)).toEqual(['Ada 3 3 0', 'Ben 2 2 0', 'Cleo 1 1 0']);
  expect(await shown(third.page)).toEqual(['Ada 2 2 0', 'Ben 1 1 0', 'Cleo 4 4 0']);
  expect(await shown(fourth.page)).toEqual(['Ada 2 2 0', 'Ben 4 1 +3', 'Cleo 1 1 0']);

  for (const { page } of [fourth, third]) await page.context().setOffline(false);
  for (const { page } of phones) {
    const merged = ['Ada 5 5 0', 'Ben 5 2 +3', 'Cleo 4 4 0'];
    await expect.poll(() => shown(page)).toEqual(merged);
  }
  // What was done is kept on each phone, too.
  await fourth.page.reload();
  await expect.poll(() => shown(fourth.page)).toEqual(['Ada 5 5 0', 'Ben 5 2 +3', 'Cleo 4 4 0']);
  for (const { page } of [first, fourth]) expect(await faults(page)).toEqual([]);
});

/** Tabs until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const there = await page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tabulator never reaches ${selector}`);
}

test('on a desktop, by keyboard alone and without the server: a fight is fought, won and taken back', async () => {
  const url = await serve({ seed: 'counter' });
  const player = await site.open(DESKTOP);
  const { page } = player;
  const { keyboard } = page;
  await page.goto(url);
  await page.locator('a[href="/counter"]').waitFor();
  await tabTo(page, 'a[href="/counter"]');
  await keyboard.press('Enter');
  await page.getByTestId('counter-new').waitFor();
  // Nothing but letters that no page has shown yet, and the tab's icon, is asked of the server from here on.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'font' && !request.url().endsWith('/icon.svg')) asked.push(request.url());
  });
  await page.context().setOffline(true);
  await tabTo(page, '[data-testid=counter-new]');
  await keyboard.press('Enter');
  for (const name of NAMES.slice(0, 2)) {
    await page.getByTestId('counter-name').waitFor();
    await tabTo(page, '[data-testid=counter-name]');
    await keyboard.type(name);
    await keyboard.press('Enter');
    await rowOf(page, name).waitFor();
  }
  await tabTo(page, '[data-name=Ada] [data-testid=counter-gear] [data-step=more]');
  for (let times = 0; times < 3; times += 1) await keyboard.press('Enter');
  await tabTo(page, '[data-testid=counter-fight]');
  await keyboard.press('Enter');
  await page.getByTestId('counter-fight-sheet').waitFor();
  await tabTo(page, '[data-testid=counter-monster-4]');
  await keyboard.press('Enter');
  await page.getByTestId('counter-fighting').waitFor();
  const verdict = page.getByTestId('counter-verdict');
  expect(await verdict.textContent()).toBe('A tie: the monsters win');
  expect(await faults(page)).toEqual([]);
  await tabTo(page, '[data-testid=counter-bonus-fighters] [data-step=more]');
  await keyboard.press('Enter');
  await expect.poll(() => verdict.textContent()).toBe('The fighters lead by 1');
  await tabTo(page, '[data-testid=counter-end-won]');
  await keyboard.press('Enter');
  await expect.poll(() => shown(page)).toEqual(['Ada 5 2 +3', 'Ben 1 1 0']);
  await tabTo(page, '[data-testid=counter-undo]');
  await keyboard.press('Enter');
  await page.getByTestId('counter-fighting').waitFor();
  await tabTo(page, '[data-testid=counter-redo]');
  await keyboard.press('Enter');
  await expect.poll(() => shown(page)).toEqual(['Ada 5 2 +3', 'Ben 1 1 0']);
  await tabTo(page, '[data-testid=counter-roll]');
  await keyboard.press('Enter');
  expect(await page.getByTestId('counter-rolled').getAttribute('data-face')).toMatch(/^[1-6]$/u);
  await tabTo(page, '[data-testid=counter-more]');
  await keyboard.press('Enter');
  await page.getByTestId('counter-more-sheet').waitFor();
  expect(await faults(page)).toEqual([]);
  await keyboard.press('Escape');
  await tabTo(page, '[data-name=Ada] [data-testid=counter-edit]');
  await keyboard.press('Enter');
  await page.getByTestId('counter-player-sheet').waitFor();
  expect(await faults(page)).toEqual([]);
  await tabTo(page, '[data-testid=counter-role-elf]');
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await expect.poll(() => rowOf(page, 'Ada').locator('.counter-roles').textContent()).toBe('Elf');
  await tabTo(page, '[data-name=Ada] [data-testid=counter-level] [data-step=more]');
  for (let times = 0; times < 8; times += 1) await keyboard.press('Enter');
  await page.getByTestId('counter-won').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(asked).toEqual([]);
  // The page was loaded from the server; what was counted is on the device.
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(['Ada 13 10 +3', 'Ben 1 1 0']);
});
