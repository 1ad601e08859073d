/** How a page comes to a table. */
import { expect, test } from 'vitest';
import { PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

test('the line to a table is opened while its part of the page still loads, which says so, and only once', async () => {
  const url = await serve({ seed: 'arriving' });
  const { page, hands, words } = await site.open(PHONE);
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await page.getByTestId('hand').waitFor();

  let lines = 0;
  page.on('websocket', () => (lines += 1));
  const loads = Promise.withResolvers<void>();
  await page.route(/\/assets\/TablePage-.*js/u, async (route) => {
    await loads.promise;
    await route.continue();
  });
  const line = page.waitForEvent('websocket');
  await page.reload({ waitUntil: 'commit' });
  await line;
  await page.getByText(words.say('loading')).waitFor();
  loads.resolve();
  await page.getByTestId('hand').waitFor();
  expect(lines).toBe(1);
  // English has all of its letters in the three faces that come with the page.
  const faces = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  );
  expect(faces).toHaveLength(3);
});
