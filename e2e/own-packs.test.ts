/** A server with packs of its owner's: they are offered, played and read like the built-in sets. */
import { join } from 'node:path';
import { PackLibrary } from '@kickdoor/packs/node';
import { buildCardPool } from '@kickdoor/rules';
import { namedIn } from '@kickdoor/words';
import { expect, test } from 'vitest';
import type { Player } from './support/player.ts';
import { PERSONS } from './support/seeds.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const packs = new PackLibrary([{ path: join(import.meta.dirname, '../test/fixtures/packs') }]);
const galley = packs.load('galley');
const pool = buildCardPool([packs.load('classic'), galley]);
const NAMES = { en: 'The Galley', ru: 'Камбуз' } as const;

/** Makes a table of three with the pack mixed in, and starts its game. */
async function startWithPack(player: Player, url: string, name: string): Promise<void> {
  const { page, hands, eyes, words } = player;
  player.pool = pool;
  await page.goto(url);
  await hands.press(page.getByTestId('with-friends'));
  await page.waitForURL(/\/t\//u);
  const offered = page.getByTestId('mix-galley');
  await offered.waitFor();
  expect(await page.getByTestId('lobby-settings').innerText()).toContain(name);
  await hands.press(offered);
  await eyes.until(() => eyes.table?.sets.includes('galley') === true, 'the pack is mixed in');
  await page.getByTestId('persona-name').fill(PERSONS[0].name);
  await hands.press(page.getByTestId('sit-down'));
  await eyes.until(() => eyes.seat === 0, 'the host sits');
  await hands.press(
    page.getByRole('radiogroup', { name: words.say('new-seats'), exact: true }).locator('[data-key="3"]'),
  );
  await eyes.until(() => eyes.table?.seats.length === 3, 'the table has its seats');
  for (const seat of [1, 2]) {
    const row = page.getByTestId('lobby-seats').getByRole('listitem').nth(seat);
    await hands.press(row.getByRole('button', { name: words.say('lobby-bot') }));
    await eyes.until(() => eyes.table?.seats[seat]?.kind === 'bot', 'a bot sits');
  }
  await hands.press(page.getByTestId('start-game'));
}

test.each([
  { name: 'desktop', screen: DESKTOP, language: 'ru', title: NAMES.ru },
  { name: 'phone', screen: PHONE, language: 'de', title: NAMES.en },
] as const)(
  'a pack is offered, played and read, on a $name in $language',
  async ({ screen, language, title }) => {
    const url = await serve({ seed: 'galley 2', packs });
    const player = await site.open(screen, language);
    const { page } = player;
    await startWithPack(player, url, title);
    const isOwn = (card: number) => pool.cards[card]?.set === 'galley';
    expect(await player.playUntil(({ hand }) => hand?.some(isOwn) === true)).toBe(true);
    const def = pool.cards[player.view.hand?.find(isOwn) ?? -1];
    if (def === undefined) throw new Error('the card is gone');
    const spoken = namedIn(Object.keys(galley.words), language) ?? '';
    const line = new RegExp(`^${def.id} = (.*)$`, 'mu').exec(galley.words[spoken]?.ftl ?? '');
    const card = page.locator('[data-set="galley"]').first();
    await card.waitFor();
    expect(await card.getAttribute('data-paper')).toBe('straw');
    // The name as the pack has it; the page may have set where it breaks.
    const shown = (await card.getAttribute('aria-label')) ?? '';
    expect(shown.replaceAll('\u{A0}', ' ')).toContain(line?.[1]);
    for (let moves = 0; moves < 12; moves += 1) await player.step();
    expect(player.view.phase).not.toBe('setup');
    expect(await page.locator('body').innerText()).not.toMatch(/\{[^}]*\}/u);
  },
);

test('the rulebook has the sets of its server', async () => {
  const url = await serve({ seed: null, packs });
  const { page } = await site.open(DESKTOP, 'en');
  await page.goto(`${url}/rules/classic/galley`);
  await page.locator('.book-of', { hasText: NAMES.en }).waitFor();
});
