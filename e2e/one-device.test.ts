/** Several people share one device: a curtain hangs before each hand, and nothing of it is in the page before. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { install, Installed } from './support/installed.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve, ServerProcess } from './support/server.ts';
import { useSite } from './support/site.ts';
import type { Player } from './support/player.ts';
import { bundled, newCard, newPack } from './support/workshop.ts';

const site = useSite();

/** The ids of all cards that the page has anywhere. */
function cardsOn({ page }: Player): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card') ?? ''),
  );
}

function handOn({ page }: Player): Promise<string[]> {
  return page
    .locator('[data-testid=hand] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('two people and a bot on %s', async (_, screen) => {
  const url = await serve({ seed: 'one device' });
  const table = await site.open(screen);
  const { page, hands } = table;
  await page.goto(url);
  await hands.press(page.getByTestId('local'));
  await page.getByTestId('local-name-1').fill('Ada');
  await page.getByTestId('local-name-2').fill('Ada');
  await hands.press(page.getByTestId('local-go'));
  await page.getByTestId('local-sheet').getByRole('alert').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByTestId('local-name-2').fill('Ben');
  await hands.press(page.getByTestId('local-go'));

  // Nothing but names before somebody says who they are.
  await page.getByTestId('curtain').waitFor();
  expect(await page.getByTestId('curtain').innerText()).toContain('Ada');
  expect(await cardsOn(table)).toEqual([]);
  expect(await page.getByTestId('table').count()).toBe(0);
  expect(await faults(page)).toEqual([]);

  await hands.press(page.getByTestId('open-curtain'));
  await page.getByTestId('hand').waitFor();
  const adas = await handOn(table);
  expect(adas.length).toBeGreaterThan(0);

  // Ada is done with the opening plays: the curtain falls by itself, and takes all she saw with it.
  await hands.press(page.getByTestId('do-end'));
  await page.getByTestId('curtain').waitFor();
  expect(await page.getByTestId('curtain').innerText()).toContain('Ben');
  expect(await cardsOn(table)).toEqual([]);
  expect(await page.title()).toBe('Kickdoor');

  await hands.press(page.getByTestId('open-curtain'));
  await page.getByTestId('hand').waitFor();
  const bens = await handOn(table);
  expect(bens.length).toBeGreaterThan(0);
  expect(bens.filter((card) => adas.includes(card))).toEqual([]);
  const shown = await cardsOn(table);
  expect(adas.filter((card) => shown.includes(card))).toEqual([]);

  // Passed on by hand; a reload opens no curtain.
  await hands.press(page.getByTestId('local-switch'));
  await page.getByTestId('curtain').waitFor();
  await page.reload();
  await page.getByTestId('curtain').waitFor();
  expect(await cardsOn(table)).toEqual([]);
  await hands.press(page.getByTestId('open-curtain-0'));
  await page.getByTestId('hand').waitFor();
  expect(await handOn(table)).toEqual(adas);

  // Both give up, one after the other: the bot has won, and the browser remembers that both of them played.
  await leave(table);
  await page.getByTestId('curtain').waitFor();
  expect(await page.getByTestId('curtain').innerText()).not.toContain('Ada');
  await hands.press(page.getByTestId('open-curtain'));
  await page.getByTestId('hand').waitFor();
  await leave(table);
  await page.getByTestId('game-over').waitFor();
  await page.goto(`${url}/history`);
  const own = page.locator('[data-own]');
  await own.nth(1).waitFor();
  expect((await own.allInnerTexts()).join(' ')).toMatch(/Ada.*Ben|Ben.*Ada/su);
});

/** Two people begin with the pack that they choose, and each sees a hand. */
async function playWithPack(player: Player, url: string, choose: () => Promise<void>): Promise<void> {
  const { page, hands, eyes } = player;
  await page.goto(url);
  await page.getByTestId('away').waitFor();
  await hands.press(page.getByTestId('local'));
  await page.getByTestId('local-name-1').fill('Ada');
  await page.getByTestId('local-name-2').fill('Ben');
  await choose();
  await page.getByTestId('local-packs').getByText('The game is kept on this device').waitFor();
  expect(await faults(page)).toEqual([]);
  await hands.press(page.getByTestId('local-go'));
  await page.getByTestId('curtain').waitFor();
  expect(eyes.table?.sets).toEqual(['classic', 'haunted-laundry']);
  await hands.press(page.getByTestId('open-curtain'));
  await page.locator('[data-testid=hand] [data-card]').first().waitFor();
}

test('a pack of the workshop, or of a file, is played on one device without a network', async () => {
  const server = new ServerProcess();
  await server.start();
  const { url } = server;
  const browser = new Installed(PHONE);
  await browser.open();
  const player = await browser.tab({ quick: false });
  const { page, hands } = player;
  await newPack(player, url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  const { file } = await bundled(player);
  const buffer = readFileSync(file);
  await page.goto(url);
  await install(player);
  await server.kill();
  const packs = page.getByTestId('local-packs');
  await playWithPack(player, url, () => hands.press(packs.getByText('Haunted Laundry')));
  await playWithPack(player, url, async () => {
    const choosing = page.waitForEvent('filechooser');
    await hands.press(page.getByTestId('local-pack-file'));
    const chooser = await choosing;
    const broken = {
      name: 'broken.kickdoor',
      mimeType: 'application/zip',
      buffer: Buffer.from('no bundle'),
    };
    await chooser.setFiles(broken);
    await packs.getByRole('alert').getByText('broken.kickdoor').waitFor();
    const again = page.waitForEvent('filechooser');
    await hands.press(page.getByTestId('local-pack-file'));
    await (await again).setFiles({ ...broken, name: 'laundry.kickdoor', buffer });
  });
});

/** The one who sees the table leaves the game. */
async function leave({ page, hands, words }: Player): Promise<void> {
  await hands.press(page.getByTestId('menu'));
  await hands.press(page.getByRole('button', { name: words.say('leave-game') }));
  await hands.press(
    page.getByTestId('concede-sheet').getByRole('button', { name: words.say('leave-game-yes') }),
  );
}
