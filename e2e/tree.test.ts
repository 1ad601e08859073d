/** A whole game over the accessibility tree: everything is found by its role and its name, as a screen reader does. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Player } from './support/player.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** Milliseconds within which the page answers a press, by a move or by asking for more. */
const SOON = 3000;

/** Presses what a sheet is confirmed with, picking cards until it can be; closes a sheet that can't be completed. */
async function finishSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button').last();
  const cards = sheet.getByRole('button', { pressed: false, disabled: false });
  for (let picked = 0; picked < 12 && (await confirm.isDisabled()); picked += 1) {
    if ((await cards.count()) === 0) break;
    await cards.first().press('Enter');
  }
  if (await confirm.isDisabled()) await page.keyboard.press('Escape');
  else await confirm.press('Enter');
}

/** Picks the cards that a choice wants, then gives the answer. */
async function answer({ page, words }: Player): Promise<void> {
  const cards = page
    .getByRole('region', { name: words.say('tray') })
    .getByRole('button', { pressed: false, disabled: false });
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
  if (count === 0 || !isAsked) return false;
  await acts.nth(without % count).press('Enter');
  return true;
}

test('a whole game over the accessibility tree', { timeout: 600_000 }, async () => {
  const url = await serve({ seed: 'game 51' });
  const player = await site.open();
  const { page, eyes, words } = player;
  await page.goto(url);
  await page.getByRole('button', { name: words.say('start-kick') }).press('Enter');
  await eyes.past(-1);
  let [at, without] = [-1, 0];
  let presses = 0;
  while (player.view.phase !== 'over') {
    const { number } = eyes.now;
    without = number === at ? without + 1 : 0;
    at = number;
    try {
      if (await act(player, without)) {
        presses += 1;
        const isAnswered = async () =>
          eyes.now.number > number || (await page.getByRole('dialog').count()) > 0;
        await expect.poll(isAnswered, { timeout: SOON }).toBe(true);
        if (eyes.now.number === number) await finishSheet(page);
      } else await eyes.past(number);
    } catch (error) {
      // What was about to be pressed may be gone: others play as well.
      if (eyes.now.number === number && without > 5) throw error;
    }
  }
  const over = page.getByRole('heading', { level: 1 });
  const [winner = -1] = player.view.winners;
  await expect.poll(() => over.innerText()).toContain(player.view.players[winner]?.name);
  expect(presses).toBeGreaterThan(20);
});
