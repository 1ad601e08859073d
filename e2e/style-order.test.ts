/** No style sheet comes before those of the page: the browser would begin all faces anew, and lay out everything again. */
import { expect, test } from 'vitest';
import { makeTable } from './support/lobby.ts';
import { PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

test('a table has the toolkit’s rule for presses from the page’s own styles', async () => {
  const url = await serve({ seed: 'styles' });
  const ada = await site.open(PHONE);
  const { page } = ada;
  await makeTable(ada, url, { seats: 3 });
  await page.getByTestId('seat-1').waitFor();
  expect(await page.locator('head > style').count()).toBe(0);
  const touched = await page.evaluate(() => {
    const pressable = document.createElement('div');
    pressable.dataset['reactAriaPressable'] = 'true';
    document.body.append(pressable);
    const { touchAction } = getComputedStyle(pressable);
    pressable.remove();
    return touchAction;
  });
  // How Chromium says “pan-x pan-y pinch-zoom”; without the rule it is “auto”.
  expect(touched).toBe('manipulation');
});
