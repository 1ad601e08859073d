/** The owner's page: signing in, live figures, closing a table, bans, draining. */
import { readFileSync } from 'node:fs';
import { isRecordFault, readRecord } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { makeTable } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { PHONE } from './support/screens.ts';

const TOKEN = 'kD7-a-token-for-tests';
const site = useSite();

async function signIn({ page }: Player, url: string, token: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByTestId('admin-token').fill(token);
  await page.getByTestId('admin-token').press('Enter');
}

test('a wrong token is refused; signing out forgets the right one', async () => {
  const url = await serve({ seed: 'a', adminToken: TOKEN });
  const owner = await site.open();
  await signIn(owner, url, 'wrong-token-for-tests');
  await owner.page.getByText('That is not this server’s token.').waitFor();
  await signIn(owner, url, TOKEN);
  await owner.page.getByTestId('admin-state').waitFor();
  await owner.page.reload();
  await owner.page.getByTestId('admin-sign-out').click();
  await owner.page.getByTestId('admin-token').waitFor();
  await owner.page.reload();
  await owner.page.getByTestId('admin-token').waitFor();
});

test('figures move with a game; its record is saved, and its table closed after asking', async () => {
  const url = await serve({ seed: 'a', adminToken: TOKEN });
  const owner = await site.open();
  await signIn(owner, url, TOKEN);
  const { page } = owner;
  await page.getByText('There are no tables.').waitFor();
  const line = page.locator('[data-testid=plot-moves] .admin-path');
  // No move so far: all of the line is at the bottom.
  await expect.poll(() => line.getAttribute('d')).toMatch(/^M\S+ 104(?:h0|L\S+ 104)*$/u);

  const ada = await site.open();
  await makeTable(ada, url, { seats: 3 });
  await ada.playUntil(({ turns }) => turns >= 2);
  await expect.poll(() => line.getAttribute('d')).not.toMatch(/^M\S+ 104(?:h0|L\S+ 104)*$/u);
  await expect
    .poll(() => page.locator('[data-testid=plot-moves] svg').getAttribute('aria-label'))
    .toMatch(/^Moves per second\. now [\d.,]+, at most [\d.,]+$/u);

  const row = page.getByTestId('admin-tables').locator('li[data-table-id]');
  await expect.poll(() => row.count()).toBe(1);
  const loading = page.waitForEvent('download');
  await row.getByText('Record').click();
  const record = await loading.then((file) => file.path());
  expect(isRecordFault(readRecord(readFileSync(record, 'utf8')))).toBe(false);

  await row.getByText('Close').click();
  await page.getByTestId('admin-confirm').getByText('Cancel').click();
  expect(await row.count()).toBe(1);
  await row.getByText('Close').click();
  await page.getByTestId('admin-yes').click();
  await page.getByText('There are no tables.').waitFor();
  await ada.page.getByText('The owner of this server has closed the table.').first().waitFor();
});

test('bans and draining, by keyboard on a small screen', async () => {
  const url = await serve({ seed: 'a', adminToken: TOKEN });
  const owner = await site.open(PHONE);
  await signIn(owner, url, TOKEN);
  const { page } = owner;
  await page.getByLabel('Address or network').fill('nonsense');
  await page.keyboard.press('Enter');
  await page.getByText('That is neither an address nor a network.').waitFor();
  await page.getByLabel('Address or network').fill('203.0.113.0/24');
  await page.getByLabel('Hours').fill('2');
  await page.getByLabel('Note').fill('loud');
  await page.keyboard.press('Enter');
  const ban = page.getByTestId('admin-bans').getByText('203.0.113.0/24');
  await ban.waitFor();
  await page.getByLabel('Lift the ban on 203.0.113.0/24').press('Enter');
  await page.getByText('Nobody is banned.').waitFor();

  await page.getByTestId('admin-drain').press('Space');
  await page.getByText('Draining: no new tables').waitFor();
  expect((await fetch(`${url}/ready`)).status).toBe(503);
  await page.getByTestId('admin-drain').press('Space');
  await page.getByTestId('admin-state').getByText('Ready').waitFor();
  // Nothing is wider than the screen.
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});
