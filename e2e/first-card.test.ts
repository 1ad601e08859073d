/** The tutorial of docs/workshop.md, step by step: from the start page to a card of one's own behind the first door. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { addEffect, newCard, turnTo } from './support/workshop.ts';

const site = useSite();
const shots = process.env['PACKS_SHOTS'];

async function shoot({ page }: Player, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Presses the plus beside a number. */
async function raise({ page, hands }: Player, field: string): Promise<void> {
  await hands.press(
    page.locator('.form-stepper', { has: page.getByTestId(field) }).locator('[slot=increment]'),
  );
}

test.each([
  { name: 'desktop', screen: DESKTOP, language: 'en', title: 'Soggy Sock', other: 'de' },
  { name: 'phone', screen: PHONE, language: 'de', title: 'Nasse Socke', other: 'en' },
] as const)(
  'a first card is made and played, on a $name',
  async ({ name, screen, language, title, other }) => {
    const url = await serve({ seed: null });
    const player = await site.open(screen, language);
    const { page, hands } = player;
    await page.goto(url);
    await hands.press(page.locator('a[href="/workshop"]').first());
    await hands.press(page.getByTestId('new-pack'));
    await page.getByTestId('pack-title').fill('Waschküche');
    await hands.press(page.getByTestId(`pack-language-${other}`));
    await hands.press(page.getByTestId('make-pack'));
    await page.getByTestId('workbench').waitFor();

    await newCard(player, 'monster', title);
    await raise(player, 'field-level');
    await raise(player, 'field-treasures');
    await addEffect(player, 'badStuff', 'lose-item');
    await hands.press(page.getByTestId('tab-picture'));
    await hands.press(page.getByTestId('draw'));
    await page.getByTestId('icon-search').fill('sock');
    await hands.press(page.locator('[data-testid=icon-sheet] [data-testid^=icon-]').last());
    await page.getByTestId('picture-form').waitFor();
    await shoot(player, `first card picture ${name}`);
    await hands.press(page.getByTestId('tab-names'));
    await page.getByTestId(`name-${other}`).fill(other === 'en' ? 'Soggy Sock' : 'Nasse Socke');
    await shoot(player, `first card names ${name}`);

    await turnTo(player, 'look');
    // The card in all languages of its pack, each in its own words.
    for (const [shown, words] of [
      ['en', 'Soggy Sock'],
      ['de', 'Nasse Socke'],
    ] as const) {
      await page.locator(`[data-testid=preview] [data-language=${shown}]`).getByText(words).first().waitFor();
    }
    await shoot(player, `first card look ${name}`);
    expect(await page.getByTestId('problems').getAttribute('data-mistakes')).toBe('0');
    expect(await faults(page)).toEqual([]);
    await hands.press(page.getByTestId('try-card'));
    await hands.press(page.getByTestId('play-now'));
    await page.waitForURL(/\/t\//u);
    await hands.press(page.getByTestId('do-kick'));
    const fight = page.getByTestId('combat').getByText(title).first();
    await fight.waitFor();
    await shoot(player, `first card fought ${name}`);
    // A game goes on with its cards after the page was closed.
    await page.reload();
    await fight.waitFor();
  },
);
