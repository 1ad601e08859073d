/** The browser's way back closes what lies over the page before it leaves the page. */
import { expect, test } from 'vitest';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitTogether, situationRoutes } from './support/situations.ts';
import { newCard, newPack } from './support/workshop.ts';

const site = useSite();

const COMBAT = { file: 'scenarios/combat/worked-example.yaml', steps: 1 };

/** A player at a table to which they came from the start page. */
async function atTable(screen: typeof PHONE): Promise<Player> {
  const url = await serve({ seed: 'way back', routes: situationRoutes });
  const player = await site.open(screen);
  await sitTogether(url, COMBAT, new Map([[0, player]]));
  await player.eyes.past(-1);
  return player;
}

const sheets = ({ page }: Player) => page.locator('.sheet');

async function open(player: Player, button: string, sheet: string): Promise<void> {
  await player.hands.press(player.page.getByTestId(button));
  await player.page.getByTestId(sheet).waitFor();
}

/** Whether the table is there, at its address. */
async function isAtTable({ page }: Player): Promise<boolean> {
  return /\/t\/\w+$/u.test(new URL(page.url()).pathname) && (await page.getByTestId('table').isVisible());
}

/** Goes back once, and is on the start page. */
async function leave({ page }: Player): Promise<void> {
  await page.goBack();
  await page.getByTestId('kick-it-open').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${name}, the way back closes the sheet, and then leaves the table`, async () => {
    const player = await atTable(screen);
    const { page } = player;
    await open(player, 'menu', 'menu-sheet');
    await page.goBack();
    await sheets(player).waitFor({ state: 'detached' });
    expect(await isAtTable(player)).toBe(true);
    // The focus is where it was: on the button that opened it.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
    await expect.poll(focused).toBe('menu');
    await open(player, 'menu', 'menu-sheet');
    await page.goBack();
    await sheets(player).waitFor({ state: 'detached' });
    await leave(player);
  });
}

test('a sheet that is closed otherwise leaves nothing behind', async () => {
  const player = await atTable(PHONE);
  const { page, hands } = player;
  await open(player, 'menu', 'menu-sheet');
  await page.keyboard.press('Escape');
  await sheets(player).waitFor({ state: 'detached' });
  await open(player, 'menu', 'menu-sheet');
  await hands.press(sheets(player).getByRole('button', { name: 'Close' }));
  await sheets(player).waitFor({ state: 'detached' });
  // At once: before the browser has gone back by itself.
  await hands.press(page.getByTestId('menu'));
  await page.getByTestId('menu-sheet').waitFor();
  await page.goBack();
  await sheets(player).waitFor({ state: 'detached' });
  expect(await isAtTable(player)).toBe(true);
  await leave(player);
});

test('a sheet that takes the place of another one is closed by one way back', async () => {
  const player = await atTable(PHONE);
  const { page, hands } = player;
  await open(player, 'menu', 'menu-sheet');
  await hands.press(sheets(player).getByRole('button', { name: 'Leave the game' }));
  await page.getByTestId('concede-sheet').waitFor();
  await page.goBack();
  await sheets(player).waitFor({ state: 'detached' });
  expect(await isAtTable(player)).toBe(true);
  await leave(player);
});

test('a link in a sheet leads on, and back from there to the table', async () => {
  const player = await atTable(PHONE);
  const { page, hands } = player;
  await open(player, 'menu', 'menu-sheet');
  await hands.press(sheets(player).locator('a[href="/"]'));
  await page.getByTestId('kick-it-open').waitFor();
  await page.goBack();
  await page.getByTestId('table').waitFor();
  expect(await sheets(player).count()).toBe(0);
  await leave(player);
});

test('forward again, or loaded anew, the page is itself', async () => {
  const player = await atTable(PHONE);
  const { page } = player;
  await open(player, 'menu', 'menu-sheet');
  await page.goBack();
  await sheets(player).waitFor({ state: 'detached' });
  await page.goForward();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":0');
  expect(await isAtTable(player)).toBe(true);
  await open(player, 'menu', 'menu-sheet');
  await page.reload();
  await page.getByTestId('table').waitFor();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":0');
  await leave(player);
});

test('a sheet over the start page is closed the same way', async () => {
  const url = await serve({ seed: 'way back' });
  const player = await site.open(PHONE);
  const { page } = player;
  await page.goto(`${url}/rules`);
  await page.goto(url);
  await open(player, 'change-name', 'persona-sheet');
  await page.goBack();
  await sheets(player).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/rules');
});

test('what a sheet has changed in the address stays when it is closed', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page } = player;
  const address = () => page.evaluate(() => location.pathname.split('/')[1] + location.hash);
  await newPack(player, url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  await newCard(player, 'item', 'Warm Towel');
  await page.locator('[data-card-id=warm-towel]').waitFor();
  // The second card of the sheet is open still, though its entry is gone.
  const shown = page.locator('[data-card-id][aria-current=true]');
  expect(await shown.first().getAttribute('data-card-id')).toBe('warm-towel');
  const chosen = await address();
  expect(chosen).toMatch(/^workshop#treasures/u);
  await page.goBack();
  await page.getByTestId('new-pack').waitFor();
  expect(await address()).toBe('workshop');
  await page.goForward();
  await page.getByTestId('workbench').waitFor();
  expect(await address()).toBe(chosen);
});
