/** The workshop without a network: a card is made with the server stopped, is still there after a reload, and is tried. */
import { expect, test } from 'vitest';
import { install, Installed } from './support/installed.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { ServerProcess } from './support/server.ts';
import { newCard, newPack, turnTo } from './support/workshop.ts';

test.each([
  { name: 'a desktop', screen: DESKTOP },
  { name: 'a phone', screen: PHONE },
])('with the server stopped a card is made, kept and tried, on $name', async ({ screen }) => {
  const server = new ServerProcess();
  await server.start();
  const browser = new Installed(screen);
  await browser.open();
  const player = await browser.tab({ quick: true });
  const { page, hands } = player;
  await page.goto(server.url);
  await install(player);
  await server.kill();

  await newPack(player, server.url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  await newCard(player, 'oneshot', 'Stain Remover');
  await expect.poll(() => page.getByTestId('saving').getAttribute('data-saving')).toBe('saved');
  await page.reload();
  await turnTo(player, 'cards');
  await hands.press(page.locator('[data-card-id=stain-remover]'));
  await page.getByTestId('card-form').waitFor();
  await turnTo(player, 'look');
  await page.getByTestId('preview').getByText('Stain Remover').first().waitFor();

  await hands.press(page.getByTestId('try-card'));
  await hands.press(page.getByTestId('play-now'));
  await page.waitForURL(/\/t\//u);
  // It is for fights, and so the game begins in one, with the card in the hand.
  await page.getByTestId('combat').waitFor();
  await page.locator('[data-set="haunted-laundry"]').first().waitFor();
  await hands.press(page.getByTestId('menu'));
  await page.getByTestId('menu-sheet').getByTestId('download-record').waitFor();
  // No server would believe a position that somebody chose.
  expect(await page.getByTestId('open-move').count()).toBe(0);
  const table = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`${server.url}/replay/${table}`);
  const seal = page.getByTestId('replay-seal');
  await seal.waitFor();
  expect(await seal.getAttribute('data-whole')).toBe('true');
  await hands.press(seal);
  const chance = page.getByTestId('seal-sheet').getByTestId('seal-chance');
  expect(await chance.getAttribute('data-verdict')).toBe('positioned');
});
