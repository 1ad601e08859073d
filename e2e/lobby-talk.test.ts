/** Those who wait for a game to begin talk: phrases in each one's language, typed words where the host allows them. */
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { makeTable, sitDown } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const said = ({ page }: Player) => page.getByTestId('lobby-talk').getByTestId('said');

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('on %s', async (_, screen) => {
  const url = await serve({ seed: 'lobby' });
  const ada = await site.open(screen);
  const ben = await site.open(screen, 'de');
  const link = await makeTable(ada, url, { seats: 3, friends: 2 });
  // Alone there is nobody to talk to.
  expect(await ada.page.getByTestId('lobby-talk').count()).toBe(0);
  await sitDown(ben, link, PERSONS[1]);
  await ada.hands.press(ada.page.getByTestId('say-hello'));
  await said(ben).getByText('Hallo zusammen!').waitFor();
  expect(await ben.page.getByTestId('talk-typed').count()).toBe(0);

  await ada.hands.press(ada.page.getByText(ada.words.say('new-options')));
  await ada.hands.press(
    ada.page.getByRole('radiogroup', { name: ada.words.say('talk-option') }).locator('[data-key=text]'),
  );
  await ben.page.getByTestId('talk-typed').fill('  Tee kocht, gleich da! ');
  await ben.hands.press(ben.page.getByTestId('talk-send'));
  await said(ada).getByText('Tee kocht, gleich da!').waitFor();
  expect(await faults(ada.page)).toEqual([]);
  expect(await faults(ben.page)).toEqual([]);

  await ben.hands.press(ben.page.getByTestId('mute-0'));
  await expect.poll(() => said(ben).innerText()).not.toContain('Hallo');
  await ada.hands.press(ada.page.getByTestId('say-hurry'));
  await said(ada).getByText(ada.words.say('say-hurry')).waitFor();
  expect(await said(ben).innerText()).not.toContain('Nun mach schon');

  // What was said before the game can be read during it.
  await ada.hands.press(ada.page.getByTestId('fill-bots'));
  await ada.hands.press(ada.page.getByTestId('start-game'));
  await ada.eyes.past(-1);
  await ada.hands.press(ada.page.getByTestId('talk'));
  const talk = ada.page.getByTestId('talk-panel').or(ada.page.getByTestId('talk-sheet'));
  await talk.getByText('Tee kocht').waitFor();
  await ada.page.getByTestId('talk-typed').fill('Los!');
  await ada.hands.press(ada.page.getByTestId('talk-send'));
  await ben.eyes.past(-1);
  await expect.poll(() => ben.eyes.messages.filter(({ type }) => type === 'said').length).toBeGreaterThan(2);
});
