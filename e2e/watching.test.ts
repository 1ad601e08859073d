/** Those who watch see the game later, with the eyes of whoever lets them, and everybody sees how many they are. */
import { expect, test } from 'vitest';
import { LeapClock } from './support/leap-clock.ts';
import { makeTable } from './support/lobby.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('on %s', async (_, screen) => {
  const clock = new LeapClock();
  const url = await serve({ seed: seedOfLostCombat(3), clock });
  const ada = await site.open(screen);
  const link = await makeTable(ada, url, { seats: 3, friends: 1 });
  await ada.hands.press(
    ada.page.getByRole('radiogroup', { name: 'Delay for spectators' }).locator('[data-key="60000"]'),
  );
  await ada.eyes.until(() => ada.eyes.table?.delay === 60_000, 'the delay');
  await ada.hands.press(ada.page.getByTestId('fill-bots'));
  await ada.eyes.until(() => ada.eyes.table?.seats.every(({ kind }) => kind !== 'empty') === true, 'bots');
  await ada.hands.press(ada.page.getByTestId('start-game'));
  await ada.eyes.past(-1);
  await ada.hands.press(ada.page.getByTestId('menu'));
  await ada.hands.press(ada.page.getByTestId('open-seat'));
  await ada.eyes.until(() => ada.eyes.table?.seats[0]?.open === true, 'an open seat');
  await ada.page.keyboard.press('Escape');

  const guest = await site.open(screen);
  await guest.page.goto(link);
  await guest.page.getByText('one minute', { exact: false }).first().waitFor();
  expect(await guest.page.getByTestId('table').count()).toBe(0);
  await ada.page.getByTestId('watching').filter({ hasText: '1' }).waitFor();

  // A part of the delay is not enough.
  clock.leap(15_000);
  await ada.page.getByTestId('watching').waitFor();
  expect(await guest.page.getByTestId('table').count()).toBe(0);
  clock.leap(45_000);
  await guest.page.getByTestId('table').waitFor();
  await guest.hands.press(guest.page.getByTestId('menu'));
  const withAda = guest.page.getByRole('radiogroup', { name: 'Watch with' }).locator('[data-key="0"]');
  await guest.hands.press(withAda);
  await guest.eyes.until(() => guest.view.seat === 0, "Ada's eyes");
  await guest.page.keyboard.press('Escape');
  await guest.page.getByTestId('watching-as').filter({ hasText: 'Ada' }).waitFor();
  await guest.page.getByTestId('hand').waitFor();
  expect(await guest.page.locator('[data-testid=actions] button').count()).toBe(0);
});

test('on a phone, those who watch four read whose turn it is, and every name', async () => {
  const url = await serve({ seed: 'four watched' });
  const ada = await site.open(PHONE);
  const link = await makeTable(ada, url, { seats: 4 });
  await ada.page.getByTestId('hand').waitFor();
  const { page } = await site.open(PHONE);
  await page.goto(link);
  await page.getByTestId('table').waitFor();
  const names = page.locator('.cast .seat-name');
  await expect.poll(() => names.count()).toBe(4);
  const cut = await page
    .locator('.cast .seat-name, .top-turn > span')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});
