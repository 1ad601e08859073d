/** A whole game over the accessibility tree: everything is found by its role and its name, as a screen reader does. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Player } from './support/player.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** Milliseconds within which the page answers a press, by a move or by asking for more. */
const SOON = 2000;

/** Milliseconds within which others play, or the page asks for something: longer than any wait of the game. */
const LONG = 45_000;

/** The cards that can still be picked in a place: what is pressed or not, where other buttons only do something. */
function unpicked(page: Page, place: Locator): Locator {
  return place.getByRole('button', { pressed: false, disabled: false }).and(page.locator('[aria-pressed]'));
}

/** Presses what a sheet is confirmed with, picking cards until it can be; closes a sheet that can't be completed. */
async function finishSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button').last();
  const cards = unpicked(page, sheet);
  for (let picked = 0; picked < 12 && (await confirm.isDisabled()); picked += 1) {
    if ((await cards.count()) === 0) break;
    await cards.first().press('Enter');
  }
  if (await confirm.isDisabled()) await page.keyboard.press('Escape');
  else await confirm.press('Enter');
}

/** Picks the cards that a choice wants, then gives the answer. */
async function answer({ page, words }: Player): Promise<void> {
  const cards = unpicked(page, page.getByRole('region', { name: words.say('tray') }));
  const acts = page.getByRole('group', { name: words.say('actions-title') }).getByRole('button');
  for (let picked = 0; picked < 12 && (await cards.count()) > 0; picked += 1) {
    await cards.first().press('Enter');
    const confirm = acts.last();
    if ((await confirm.count()) > 0 && (await confirm.isEnabled())) await confirm.press('Enter');
  }
}

/** Presses the act that comes first, or after as many presses without effect the next. Returns whether there was one. */
async function act(player: Player, without: number): Promise<boolean> {
  const { page, words } = player;
  if ((await page.getByRole('region', { name: words.say('tray') }).count()) > 0) {
    await answer(player);
    return true;
  }
  const acts = page
    .getByRole('group', { name: words.say('actions-title') })
    .getByRole('button', { disabled: false });
  const count = await acts.count();
  const isAsked = (await page.title()).startsWith(words.say('turn-yours'));
  const pass = acts.filter({ hasText: words.say('do-pass') });
  if (isAsked && count > 0) await acts.nth(without % count).press('Enter');
  else if ((await pass.count()) > 0) await pass.press('Enter');
  else return false;
  return true;
}

test('a whole game over the accessibility tree', async () => {
  const url = await serve({ seed: 'game 51' });
  const player = await site.open();
  const { page, eyes, words } = player;
  await page.goto(url);
  // What is gone, because others played meanwhile, isn't waited for.
  page.setDefaultTimeout(SOON);
  await page.getByRole('button', { name: words.say('start-kick') }).press('Enter');
  await eyes.past(-1);
  let [at, without, presses] = [-1, 0, 0];
  while (player.view.phase !== 'over') {
    const { number } = eyes.now;
    without = number === at ? without + 1 : 0;
    at = number;
    const isPast = () => eyes.now.number > number;
    const isAsking = async () => (await page.getByRole('dialog').count()) > 0;
    try {
      // The page shows what there is to press a little after it was told.
      await expect.poll(async () => isPast() || (await act(player, without)), { timeout: LONG }).toBe(true);
      if (isPast()) continue;
      presses += 1;
      await expect.poll(async () => isPast() || (await isAsking()), { timeout: SOON }).toBe(true);
      if (!isPast()) await finishSheet(page);
    } catch (error) {
      // What was about to be pressed may be gone: others play as well.
      if (!isPast() && without > 5) throw error;
    }
  }
  const over = page.getByRole('heading', { level: 1 });
  const [winner = -1] = player.view.winners;
  await expect.poll(() => over.innerText()).toContain(player.view.players[winner]?.name);
  // How many it takes depends on how many windows have gone by before they could be pressed.
  expect(presses).toBeGreaterThan(10);
});
