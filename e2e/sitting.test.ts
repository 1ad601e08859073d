/** Taking a seat: what is asked of somebody without a name. */
import { LANGUAGES } from '@kickdoor/words';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const SCREENS = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const;

test.each(SCREENS)('on %s, the first press sits down once the missing name is there', async (_, screen) => {
  const url = await serve({ seed: 'sitting' });
  const { page, hands, eyes, words } = await site.open(screen, 'en');
  await page.goto(url);
  await hands.press(page.getByTestId('with-friends'));
  await hands.press(page.getByTestId('sit-down'));
  const name = page.getByTestId('persona-name');
  await page.getByText(words.say('persona-nameless')).waitFor();
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  // Blanks are no name.
  await name.fill('  ');
  await hands.press(page.getByTestId('sit-down'));
  expect(await page.getByText(words.say('persona-nameless')).count()).toBe(1);
  await name.fill(` ${PERSONS[0].name} `);
  await hands.press(page.getByTestId('sit-down'));
  await eyes.until(() => eyes.seat === 0, 'the host sits');
  expect(eyes.table?.seats[0]?.name).toBe(PERSONS[0].name);
});

test.each(LANGUAGES)('who stands is told that bots would get their seat, too, in %s', async (language) => {
  const url = await serve({ seed: 'sitting' });
  const { page, hands, eyes, words } = await site.open(PHONE, language);
  await page.goto(url);
  await hands.press(page.getByTestId('with-friends'));
  const fill = page.getByTestId('fill-bots');
  await fill.waitFor();
  expect(await fill.innerText()).toBe(words.say('lobby-fill-all'));
  await page.getByTestId('persona-name').fill(PERSONS[0].name);
  await hands.press(page.getByTestId('sit-down'));
  await eyes.until(() => eyes.seat === 0, 'the host sits');
  await expect.poll(() => fill.innerText()).toBe(words.say('lobby-fill'));
});
