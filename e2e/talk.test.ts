/** Talk during a game: beside the table where there is room, so that nobody has to choose between talking and playing. */
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { makeTable, sitDown } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS, seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const shots = process.env['TALK_SHOTS'];

async function shoot({ page }: Player, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Two friends and a bot in their first fight, one at a desk, the other with a phone; typed words are allowed. */
async function begun(): Promise<{ readonly ada: Player; readonly ben: Player }> {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const ada = await site.open(DESKTOP);
  const ben = await site.open(PHONE, 'de');
  const link = await makeTable(ada, url, { seats: 3, friends: 1 });
  await ada.hands.press(ada.page.getByText(ada.words.say('new-options')));
  await ada.hands.press(
    ada.page.getByRole('radiogroup', { name: ada.words.say('talk-option') }).locator('[data-key=text]'),
  );
  await sitDown(ben, link, PERSONS[1]);
  await ada.hands.press(ada.page.getByTestId('start-game'));
  for (const player of [ada, ben]) await player.eyes.past(-1);
  return { ada, ben };
}

const panel = ({ page }: Player) => page.getByTestId('talk-panel');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it isn’t shown');
  return box;
}

/** Whether two parts of a page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** What has the focus, as a test calls it. */
const focused = ({ page }: Player) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('data-testid') ?? at?.id ?? '';
  });

test('beside the table on a desktop, over it on a phone', async () => {
  const { ada, ben } = await begun();

  // What is said while nobody reads leaves a mark.
  await ben.hands.press(ben.page.getByTestId('talk'));
  await ben.page.getByTestId('talk-sheet').waitFor();
  await shoot(ben, 'phone');
  expect(await faults(ben.page)).toEqual([]);
  await ben.hands.press(ben.page.getByTestId('say-who-helps'));
  await ben.page.getByTestId('talk-sheet').waitFor({ state: 'detached' });
  const button = ada.page.getByTestId('talk');
  await ada.page.getByRole('button', { name: ada.words.say('talk-new'), exact: true }).waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('false');

  // Opened, it says what was said, and whoever may type can do so at once.
  await ada.hands.press(button);
  await panel(ada).getByText('Ben: Who helps me?').waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await ada.page.getByRole('button', { name: ada.words.say('talk'), exact: true }).waitFor();
  await expect.poll(() => focused(ada)).toBe('talk-typed');
  await ada.page.keyboard.type('Not me 1 2 p l t');
  await ada.page.keyboard.press('Enter');
  await panel(ada).getByText('Not me 1 2 p l t').waitFor();
  expect(await focused(ada)).toBe('talk-typed');

  // It covers nothing, and what is new is read there instead of over the stage.
  await ben.hands.press(ben.page.getByTestId('talk'));
  await ben.hands.press(ben.page.getByTestId('say-hurry'));
  await panel(ada).getByText('Ben: Get on with it!').waitFor();
  expect(await ada.page.getByTestId('heard').locator('.heard-line').count()).toBe(0);
  expect(await panel(ada).getByRole('log').count()).toBe(1);
  await ada.page.getByRole('button', { name: ada.words.say('talk'), exact: true }).waitFor();
  for (const part of ['.top', '.cast', '.stage', '.voice-lines', '.own', '.log']) {
    expect(await overlap(panel(ada), ada.page.locator(part).first()), part).toBe(false);
  }
  await shoot(ada, 'desktop');
  expect(await faults(ada.page)).toEqual([]);

  // Escape goes back to the game, the panel stays, and the keys play again.
  await ada.page.keyboard.press('Escape');
  await panel(ada).waitFor();
  expect(await ada.page.evaluate(() => document.activeElement?.closest('.voice') !== null)).toBe(true);
  const { number } = ada.eyes.now;
  const move = ada.decide();
  if (move !== null) await ada.do(move);
  await ada.eyes.past(number);
  await panel(ada).waitFor();

  // A key leads back; a phrase pressed with the mouse leaves the keys to the game.
  await ada.page.keyboard.press('t');
  await expect.poll(() => focused(ada)).toBe('talk-typed');
  await ada.page.keyboard.press('Escape');
  await ada.hands.press(panel(ada).getByTestId('say-thanks'));
  await panel(ada).getByText('Ada: Thank you!').waitFor();
  expect(await ada.page.evaluate(() => document.activeElement?.closest('.talk-panel') ?? null)).toBeNull();

  // With the keyboard alone: a phrase with a blank keeps the focus, and Escape goes back one step at a time.
  await panel(ada).getByTestId('say-help-for').focus();
  await ada.page.keyboard.press('Enter');
  await panel(ada).getByTestId('talk-blanks').waitFor();
  expect(await ada.page.evaluate(() => document.activeElement?.closest('.talk-choice') !== null)).toBe(true);
  await ada.page.keyboard.press('Escape');
  await panel(ada).getByTestId('say-help-for').waitFor();
  expect(await ada.page.evaluate(() => document.activeElement?.closest('.talk-choice') !== null)).toBe(true);

  // It is as it was left after the page is loaded anew, without taking the focus.
  await ada.page.reload();
  await panel(ada).getByText('Ben: Get on with it!').waitFor();
  expect(await focused(ada)).not.toBe('talk-typed');
  await panel(ada).getByTestId('talk-close').focus();
  await ada.page.keyboard.press('Enter');
  await panel(ada).waitFor({ state: 'detached' });
  expect(await focused(ada)).toBe('talk');
  await ada.page.reload();
  await ada.page.getByTestId('table').waitFor();
  expect(await panel(ada).count()).toBe(0);
});
