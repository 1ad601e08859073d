/** The host's rulings on phone and desktop: one is refused, one carried out; and a player takes back an act of their own. */
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { makeTable, sitDown } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** The host proposes to go back to before the newest move. */
async function proposeBack({ page, hands }: Player): Promise<void> {
  await hands.press(page.getByTestId('menu'));
  await hands.press(page.getByTestId('make-ruling'));
  const sheet = page.getByTestId('ruling-sheet');
  await hands.press(sheet.locator('.ruling-moves [data-key]').first());
  expect(await faults(page)).toEqual([]);
  await hands.press(sheet.getByTestId('propose-ruling'));
  await page.getByTestId('ruling').waitFor();
}

test.each([
  ['a phone', PHONE, DESKTOP],
  ['a desk', DESKTOP, PHONE],
] as const)('with the host at %s: refused, carried out, an own act taken back', async (_, own, other) => {
  const url = await serve({ seed: 'rulings 1' });
  const [ada, ben, cleo] = [await site.open(own), await site.open(other), await site.open(own)];
  const link = await makeTable(ada, url, { seats: 3, friends: 2 });
  expect(await ada.page.getByTestId('lobby-settings').innerText()).toContain('Rulings');
  await sitDown(ben, link, PERSONS[1]);
  await sitDown(cleo, link, PERSONS[2]);
  await ada.hands.press(ada.page.getByTestId('start-game'));
  const all = [ada, ben, cleo];
  await ada.page.getByTestId('menu').waitFor();

  const laid = ada.eyes.now.legalMoves.find(({ move }) => move.do === 'play')?.move;
  if (laid?.do !== 'play') throw new Error('Ada has nothing to lay out');
  await ada.do(laid);
  await proposeBack(ada);
  await ben.page.getByTestId('ruling').filter({ hasText: 'One move would be lost' }).waitFor();
  expect(await ben.page.getByTestId('ruling').innerText()).toContain('Ada proposes');
  expect(await faults(cleo.page)).toEqual([]);
  await ben.hands.press(ben.page.getByTestId('ruling-refuse'));
  await cleo.hands.press(cleo.page.getByTestId('ruling-refuse'));
  for (const { page } of all) await page.getByTestId('ruling').waitFor({ state: 'detached' });
  await ada.page.getByTestId('notice').filter({ hasText: 'refused' }).waitFor();
  expect(ada.view.hand).not.toContain(laid.card);

  await proposeBack(ada);
  await cleo.page.getByTestId('ruling').waitFor();
  await cleo.hands.press(cleo.page.getByTestId('ruling-agree'));
  await ada.eyes.until(() => ada.view.hand?.includes(laid.card) === true, 'the card is back in the hand');
  const atDesk = own === DESKTOP ? ada : ben;
  await atDesk.page.getByTestId('log').filter({ hasText: 'The table rules' }).waitFor();

  await ada.do(laid);
  await ada.hands.press(ada.page.getByTestId('undo'));
  await ada.eyes.until(() => ada.view.hand?.includes(laid.card) === true, 'Ada has it again');

  // Ben's Level was miscounted.
  await ada.hands.press(ada.page.getByTestId('menu'));
  await ada.hands.press(ada.page.getByTestId('make-ruling'));
  const sheet = ada.page.getByTestId('ruling-sheet');
  const choose = (group: 'ruling-what' | 'ruling-whose', key: string) =>
    ada.hands.press(
      sheet.getByRole('radiogroup', { name: ada.words.say(group) }).locator(`[data-key="${key}"]`),
    );
  await choose('ruling-what', 'card');
  expect(await faults(ada.page)).toEqual([]);
  await choose('ruling-what', 'level');
  await choose('ruling-whose', '1');
  expect(await sheet.getByTestId('propose-ruling').isDisabled()).toBe(true);
  await ada.hands.press(sheet.getByRole('button', { name: 'More' }));
  expect(await faults(ada.page)).toEqual([]);
  await ada.hands.press(sheet.getByTestId('propose-ruling'));
  await ben.hands.press(ben.page.getByTestId('ruling-agree'));
  await ben.eyes.until(() => ben.view.players[1]?.level === 2, 'Ben has another Level');
});
