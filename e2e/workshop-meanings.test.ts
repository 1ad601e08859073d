/** What the fields of a pack mean is told in the workshop's forms and in its editor, in the language of the page. */
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { atRest } from './support/rest.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

test.each([
  { screen: PHONE, language: 'de', title: 'Dachboden', said: 'Schätze für den Sieg über das Monster' },
  { screen: PHONE, language: 'ru', title: 'Чердак', said: 'Сокровища за победу над ним' },
  { screen: DESKTOP, language: 'es', title: 'Desván', said: 'Tesoros por vencerlo' },
  { screen: DESKTOP, language: 'en', title: 'Attic', said: 'treasures for defeating it' },
] as const)('a field says what it means in $language', async ({ screen, language, title, said }) => {
  const url = await serve({ seed: null });
  const { page, hands } = await site.open(screen, language);
  await page.goto(`${url}/workshop`);
  await hands.press(page.getByTestId('new-pack'));
  await page.getByTestId('pack-title').fill(title);
  await hands.press(page.getByTestId('make-pack'));
  await hands.press(page.locator('[data-card-id=slamming-window]'));
  await page.getByTestId('card-form').getByText(said).waitFor();
  await atRest(page);
  expect(await faults(page)).toEqual([]);
  // The editor says the same where it is pointed at.
  if (screen === PHONE) await hands.press(page.getByTestId('tab-text'));
  const code = page.getByTestId('code');
  await code.getByText('treasures', { exact: true }).first().hover();
  await code.locator('.cm-meaning').getByText(said).waitFor();
});
