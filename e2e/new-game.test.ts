/** The lobby says which cards have names in another language than the reader's. */
import { LANGUAGES } from '@kickdoor/words';
import { loadSet } from '@kickdoor/packs/node';
import { sheets } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

test.each(LANGUAGES)('the lobby says which card names are in another language, in %s', async (language) => {
  const url = await serve({ seed: 'names' });
  const { page, hands, eyes, words } = await site.open(PHONE, language);
  await page.goto(url);
  await hands.press(page.getByTestId('with-friends'));
  const told = page.getByTestId('names-in-other-language');
  for (const sheet of ['classic', 'space'] as const) {
    await hands.press(
      page.getByRole('radiogroup', { name: words.say('new-sheet') }).locator(`[data-key=${sheet}]`),
    );
    await eyes.until(() => eyes.table?.sheet === sheet, 'the table changes');
    const lacking = sheets[sheet].sets.filter((set) => loadSet(set).words[language] === undefined);
    await expect.poll(() => told.count()).toBe(lacking.length);
    for (const set of lacking) expect(await told.innerText()).toContain(words.say(`set-${set}`));
  }
});
