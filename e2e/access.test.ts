/** Everybody can use every state of the table: nothing for axe-core to find, no text too small, nothing too small to touch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { makeTable } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { sitIn, situationRoutes, situations } from './support/situations.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const SCREENS = [
  { name: 'desktop', screen: DESKTOP, language: 'en' },
  { name: 'phone', screen: PHONE, language: 'en' },
  { name: 'phone', screen: PHONE, language: 'ru' },
  { name: 'desktop', screen: DESKTOP, language: 'de' },
] as const;

/** Every state on every screen takes a quarter of an hour: by default the narrowest screen with the longest words stands for all. */
const EVERYWHERE = process.env['EVERYWHERE'] === '1';
const STATES_ON = SCREENS.filter(
  ({ screen, language }) => EVERYWHERE || (screen === PHONE && language === 'ru'),
);

/** Everything wrong with a page when nothing flies on it; `where` comes before each line. */
async function faultsAt(page: Page, where: string): Promise<readonly string[]> {
  await page.locator('.traveler, .beat').first().waitFor({ state: 'detached' });
  return (await faults(page)).map((fault) => `${where}: ${fault}`);
}

test.each(STATES_ON)(
  'on a $name in $language no state of the table shuts anybody out',
  { timeout: 600_000 },
  async ({ screen, language }) => {
    const url = await serve({ seed: 'situations', routes: situationRoutes });
    const player = await site.open(screen, language);
    const seen = new Set<string>();
    const found: string[] = [];
    for (const situation of await situations()) {
      const place = `${situation.file} ${situation.steps} ${situation.seat}`;
      if (seen.has(place)) continue;
      seen.add(place);
      await sitIn(player, url, situation);
      found.push(...(await faultsAt(player.page, situation.name)));
    }
    expect(found).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  },
);

/** Opens each sheet of a table in a fight that would be lost, and closes it again. */
async function throughSheets(player: Player, look: (where: string) => Promise<void>): Promise<void> {
  const { page, hands, view } = player;
  const { keyboard } = page;
  const [card = -1] = view.hand ?? [];
  const sheets: readonly (readonly [name: string, open: () => Promise<void>])[] = [
    ['menu', () => hands.press(page.getByTestId('menu'))],
    ['log', () => keyboard.press('l')],
    ['keys', () => keyboard.press('?')],
    ['seat', () => hands.press(page.locator('[data-testid=seat-1] [data-target="seat:1"]'))],
    ['own seat', () => hands.press(page.locator('[data-testid=me] [data-target="seat:0"]'))],
    ['monster', () => hands.press(page.locator('[data-testid=combat] .foe [data-card]').first())],
    ['ask', () => player.hands.press(page.getByTestId('do-ask'))],
  ];
  for (const [name, open] of sheets) {
    await open();
    await page.locator('.sheet').waitFor();
    await look(`sheet: ${name}`);
    await keyboard.press('Escape');
    await page.locator('.sheet').waitFor({ state: 'detached' });
  }
  await hands.hold(card);
  await page.getByTestId('card-actions').waitFor();
  await look('a card held out');
  await hands.press(page.getByTestId('read-card'));
  await page.getByTestId('card-sheet').waitFor();
  await look('sheet: card');
}

test.each(SCREENS)(
  'on a $name in $language no page and no sheet shuts anybody out',
  async ({ screen, language }) => {
    const url = await serve({ seed: seedOfLostCombat(4) });
    const player = await site.open(screen, language);
    const { page, hands, eyes } = player;
    const found: string[] = [];
    const look = async (where: string) => {
      found.push(...(await faultsAt(page, where)));
    };
    await page.goto(url);
    await page.getByTestId('kick-it-open').waitFor();
    await look('start');
    await hands.press(page.getByTestId('change-name'));
    await page.getByTestId('persona-sheet').waitFor();
    await look('sheet: who plays');
    await page.goto(`${url}/rules`);
    await page.getByTestId('rulebook').waitFor();
    await look('rulebook');
    await page.goto(url);
    await hands.press(page.getByTestId('with-friends'));
    await page.getByTestId('lobby-seats').waitFor();
    await look('lobby');
    await page.goto(url);
    await hands.press(page.getByTestId('lesson-door'));
    await eyes.past(-1);
    await page.getByTestId('coach').waitFor();
    await look('lesson');
    await page.goto(url);
    await page.getByTestId('continue').waitFor();
    await look('start with tables to continue');
    await makeTable(player, url, { seats: 4 });
    await eyes.past(-1);
    await player.playUntil(({ combat, pending }) => combat !== null && pending === null);
    await throughSheets(player, look);
    expect(found).toEqual([]);
  },
);
