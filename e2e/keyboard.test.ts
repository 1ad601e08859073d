/** Playing with the keyboard only, and accessibility for people who can't see the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { sitIn, situationRoutes } from './support/situations.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const MOST_TABS = 150;

/** Tabs until a matching element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector);
    if (there) return;
  }
  throw new Error(`the tabulator never reaches ${selector}`);
}

/** Everything that can be pressed has a name, and nothing breaks the tab order. */
async function expectAccessible(page: Page): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const nameless = tree
    .split('\n')
    .filter((line) => /^\s*- '?(?:button|link|radio|textbox)\b(?! ")/u.test(line));
  expect(nameless).toEqual([]);
  expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count()).toBe(0);
}

test('from the home page into a combat and out of it by keyboard only', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const { page, eyes } = await site.open();
  const { keyboard } = page;
  await page.goto(url);
  await expectAccessible(page);
  await tabTo(page, '[data-testid=with-friends]');
  await keyboard.press('Enter');
  await tabTo(page, '[data-testid=persona-name]');
  await keyboard.type('Ada');
  await keyboard.press('Enter');
  await eyes.until(() => eyes.seat === 0, 'a seat');
  await tabTo(page, '[data-key="3"]');
  await keyboard.press('Space');
  await eyes.until(() => eyes.table?.seats.length === 3, 'three seats');
  await tabTo(page, '[data-testid=fill-bots]');
  await keyboard.press('Enter');
  await eyes.until(() => eyes.table?.seats.every(({ kind }) => kind !== 'empty') === true, 'bots');
  await expectAccessible(page);
  await tabTo(page, '[data-testid=start-game]');
  await keyboard.press('Enter');
  await eyes.past(-1);
  await expectAccessible(page);

  const own = () => eyes.now.legalMoves.flatMap(({ move }) => (move.do === 'play' ? [move.card] : []));
  const [card] = own();
  if (card !== undefined) {
    await tabTo(page, `[data-testid=hand] [data-card="${card}"]`);
    await keyboard.press('Enter');
    await page.locator('[data-testid=card-actions] button:focus').waitFor();
    await keyboard.press('Enter');
    await eyes.until(() => eyes.now.view.hand?.includes(card) === false, 'the card is played');
  }
  await tabTo(page, '[data-testid=do-end]');
  await keyboard.press('Enter');
  await tabTo(page, '[data-testid=do-kick]');
  await keyboard.press('Enter');
  await eyes.until(() => eyes.now.view.combat !== null, 'the combat');
  await expectAccessible(page);

  await tabTo(page, '[data-testid=do-ask]');
  await keyboard.press('Enter');
  await page.locator('[data-testid=ask-sheet]:focus-within').waitFor();
  await expectAccessible(page);
  await keyboard.press('Escape');
  await page.getByTestId('ask-sheet').waitFor({ state: 'detached' });

  await tabTo(page, '[data-testid=do-flee]');
  await keyboard.press('Enter');
  await eyes.until(() => eyes.now.view.phase !== 'combat', 'the flight');
  if (eyes.now.view.flight !== null) {
    const { number } = eyes.now;
    await tabTo(page, '[data-testid=do-roll]');
    await keyboard.press('Enter');
    await eyes.past(number);
  }
});

test('a whole game by keyboard alone', { timeout: 600_000 }, async () => {
  const url = await serve({ seed: 'game 110' });
  const person = await site.open(DESKTOP, 'en', 'keyboard');
  const { page, hands } = person;
  // Whatever a mouse does would be noticed.
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ pointerType }) => {
      if (pointerType !== '') throw new Error(`pressed with a ${pointerType}`);
    });
  });
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await person.playUntil(({ phase }) => phase === 'over');
  await page.getByTestId('game-over').waitFor();
  expect(person.moves).toBeGreaterThan(20);
});

test('who presses on where nothing comes first starts nothing', async () => {
  const player = await site.open(DESKTOP);
  const { page, eyes } = player;
  const url = await serve({ seed: 'keyboard', routes: situationRoutes });
  await sitIn(player, url, { file: 'scenarios/turn/charity-play-late.yaml', steps: 2, seat: 0 });
  await page.getByTestId('do-play').first().focus();
  await page.keyboard.press('Space');
  await eyes.until(() => eyes.now.view.turn === 1, "the next player's turn");
  await page.locator('#voice:focus').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('the first stops of a table lead to what can be done and to the hand', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const { page, words } = await site.open();
  const { keyboard } = page;
  await page.goto(url);
  await page.getByTestId('kick-it-open').click();
  await page.getByTestId('actions').waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (const [stop, place] of [
    ['skip-voice', 'voice'],
    ['skip-hand', 'hand'],
  ] as const) {
    await page.getByRole('link', { name: words.say(stop) }).focus();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    expect(await page.evaluate((id) => document.activeElement?.closest(`#${id}`) !== null, place)).toBe(true);
  }
});
