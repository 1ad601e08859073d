/** What everybody can reach: pages at twice their size, landmarks and headings, and what is only heard. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from './support/lobby.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** A desktop's window at 200 percent: half as many pixels, each twice as large. */
const ZOOMED: readonly { readonly name: string; readonly screen: BrowserContextOptions }[] = [
  { name: '1440 × 900', screen: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 } },
  { name: '1280 × 720', screen: { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } },
];

/** Whether a page scrolls sideways. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}

/** Fails unless something can be pressed where it is, without anything over it. */
async function expectReachable(page: Page, testId: string): Promise<void> {
  // This scrolls there by itself, and begins again where the page has just taken the place of the door's own script.
  await page.getByTestId(testId).first().click({ trial: true, timeout: 5000 });
}

test.each(ZOOMED)(
  'at 200 percent of $name nothing scrolls sideways, and what comes first is reached',
  async ({ screen }) => {
    const url = await serve({ seed: seedOfLostCombat(4) });
    const player = await site.open(screen, 'de');
    const { page } = player;
    await page.goto(url);
    await expectReachable(page, 'kick-it-open');
    expect(await isTooWide(page)).toBe(false);
    await page.goto(`${url}/rules`);
    await page.getByTestId('rulebook').waitFor();
    expect(await isTooWide(page)).toBe(false);
    await makeTable(player, url, { seats: 4 });
    await player.eyes.past(-1);
    await expectReachable(page, 'do-end');
    expect(await isTooWide(page)).toBe(false);
    await player.playUntil(({ phase, turn, seat }) => phase === 'opening' && turn === seat);
    await expectReachable(page, 'do-kick');
    await player.playUntil(({ combat, pending }) => combat !== null && pending === null);
    await expectReachable(page, 'do-flee');
    await expectReachable(page, 'menu');
    expect(await isTooWide(page)).toBe(false);
  },
);

/** One heading of the first rank, and one main part. */
async function expectOrder(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('main').count()).toBe(1);
}

test('the pages around the table have their landmarks, one heading of the first rank, and a way past what repeats', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const host = await site.open();
  const { page } = host;
  await page.goto(url);
  await page.getByTestId('kick-it-open').waitFor();
  await expectOrder(page);
  await page.goto(`${url}/rules`);
  await page.getByTestId('rulebook').waitFor();
  await expectOrder(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await makeTable(host, url, { seats: 3, friends: 2 });
  await expectOrder(page);
});

test('the table has its landmarks, and one heading of the first rank', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const player = await site.open();
  const { page, words } = player;
  await makeTable(player, url, { seats: 3 });
  await page.getByTestId('table').waitFor();
  await expectOrder(page);
  for (const [role, name] of [
    ['region', 'cast'],
    ['region', 'voice-title'],
    ['region', 'your-hand'],
    ['region', 'your-gear'],
    ['complementary', 'log'],
  ] as const) {
    expect(await page.getByRole(role, { name: words.say(name), exact: true }).count(), name).toBe(1);
  }
});

test('cards say their title, kind, figures and why they can’t be played; opponents their strength', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const player = await site.open();
  const { page, eyes, hands } = player;
  await makeTable(player, url, { seats: 3 });
  await player.playUntil(({ combat, pending }) => combat !== null && pending === null);
  for (const { seat, name, strength } of player.view.players.filter(
    (each) => each.seat !== player.view.seat,
  )) {
    const label =
      (await page.getByTestId(`seat-${seat}`).getByRole('button').first().getAttribute('aria-label')) ?? '';
    expect(label).toContain(name);
    expect(label).toMatch(new RegExp(`strength ${strength.total}\\b`, 'u'));
  }
  const refused = eyes.now.reasons.filter(({ card }) => player.view.hand?.includes(card) === true);
  expect(refused.length).toBeGreaterThan(0);
  for (const { card } of refused) {
    const label =
      (await page.locator(`[data-testid=hand] [data-card="${card}"]`).getAttribute('aria-label')) ?? '';
    await hands.hold(card);
    const held = page.getByTestId('card-actions');
    const title = await held.locator('.voice-sentence').innerText();
    const reason = await held.locator('.voice-notes').innerText();
    expect(reason).not.toBe('');
    expect(label.startsWith(`${title}. `)).toBe(true);
    expect(label).toContain(reason);
    await hands.tidy();
  }
  const [foe] = player.view.combat?.foes ?? [];
  const monster = page.locator(`[data-testid=combat] [data-card="${foe?.card}"]`).first();
  expect(await monster.getAttribute('aria-label')).toMatch(/\. Monster\s\d+\..*\streasure.*Level/u);
});
