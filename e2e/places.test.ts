/** A place, which a pack may have: it is played in somebody's combat, counts for everybody, stays in sight and can be read. */
import { join } from 'node:path';
import { PackLibrary } from '@kickdoor/packs/node';
import { buildCardPool } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { fixtureRoutes, sitIn } from './support/situations.ts';

const site = useSite();

const packs = new PackLibrary([{ path: join(import.meta.dirname, '../examples/packs') }]);
const pool = buildCardPool([packs.load('classic'), packs.load('theater')]);
/** Aric, of Level 4, fights alone; Suzan holds the place, which gives whoever fights alone 2 more. */
const file = 'scenarios/place.yaml';
const COMBAT = { file, steps: 1, seat: 1 };

const shots = process.env['PACKS_SHOTS'];

test.each([
  { name: 'desktop', screen: DESKTOP, language: 'en', title: 'Revolving Stage' },
  { name: 'phone', screen: PHONE, language: 'de', title: 'Drehbühne' },
] as const)('a place is played from the hand, on a $name', async ({ name, screen, language, title }) => {
  const url = await serve({ seed: 'places', packs, routes: fixtureRoutes(packs) });
  const player = await site.open(screen, language);
  player.pool = pool;
  const { page, eyes, hands } = player;
  await sitIn(player, url, COMBAT);
  await eyes.past(-1);
  expect(await page.getByTestId('place').count()).toBe(0);
  const strength = page.getByTestId('strength-fighters');
  await strength.filter({ hasText: '4' }).waitFor();

  const move = eyes.now.legalMoves.find((each) => each.move.do === 'play')?.move;
  if (move === undefined) throw new Error('the place can’t be played');
  await player.do(move);
  expect(player.view.place).toBeDefined();
  await strength.filter({ hasText: '6' }).waitFor();
  const corner = page.getByTestId('place').locator('[data-card]');
  await corner.waitFor();
  expect(await corner.getAttribute('aria-label')).toContain(title);
  if (shots !== undefined) await page.screenshot({ path: `${shots}/place ${name}.png` });
  expect(await faults(page)).toEqual([]);

  // Nothing covers it, and pressed it is read in full.
  await hands.press(corner);
  const sheet = page.locator('.sheet-overlay');
  await sheet.getByText(title).first().waitFor();
  expect(await sheet.innerText()).toMatch(/[+]2/u);
  if (shots !== undefined) await page.screenshot({ path: `${shots}/place read ${name}.png` });
});

test('what counts down says for how long it lasts', async () => {
  const url = await serve({ seed: 'places', packs, routes: fixtureRoutes(packs) });
  const player = await site.open(DESKTOP);
  player.pool = pool;
  const { page, eyes, hands } = player;
  await sitIn(player, url, { file: 'scenarios/lasting.yaml', steps: 4, seat: 0 });
  await eyes.past(-1);
  const mine = page.getByTestId('me');
  await mine.locator('[data-testid=card-broken-a-leg] .card-left').waitFor();
  const crown = mine.getByTestId('card-rented-crown');
  expect(await crown.locator('.card-left').innerText()).toMatch(/^2\sleft$/u);
  expect(await crown.getAttribute('aria-label')).toMatch(/2\sleft/u);
  if (shots !== undefined) await page.screenshot({ path: `${shots}/lasting.png` });
  await hands.press(crown);
  if ((await page.getByTestId('card-sheet').count()) === 0) await hands.press(page.getByTestId('read-card'));
  await page
    .getByTestId('card-sheet')
    .getByText(/Lasts for\s2\smore\scombats/u)
    .waitFor();
});
