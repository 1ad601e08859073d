/** Parts of the page that fail to load: the player is told, in their language, and can try again. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@kickdoor/words';
import { faults } from './support/access.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { sitIn, situationRoutes } from './support/situations.ts';
import { useSite } from './support/site.ts';
import { speech } from './support/speech.ts';

const site = useSite();

const shots = process.env['FAILURE_SHOTS'];

test.each(LANGUAGES)('without its words in %s the page says so and tries again', async (language) => {
  const url = await serve({ seed: 'failure' });
  const { page, hands, words: said } = await site.open(PHONE, language);
  const words = new RegExp(`/assets/${language}-`, 'u');
  await page.route(words, (route) => route.abort('connectionrefused'));
  await page.goto(url);
  const failure = page.getByTestId('load-failure');
  await failure.getByRole('heading', { name: said.say('failure-title') }).waitFor();
  expect(await failure.innerText()).toContain(said.say('failure-text'));
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.unroute(words);
  await hands.press(failure.getByRole('button', { name: said.say('failure-retry') }));
  await page.getByTestId('kick-it-open').waitFor();
});

test.each(LANGUAGES)(
  'at a wrong address the page says so, and leads to the start, in %s',
  async (language) => {
    const url = await serve({ seed: 'failure' });
    const { page, hands, words: said } = await site.open(PHONE, language);
    expect((await page.goto(`${url}/rulebok`))?.status()).toBe(404);
    const nowhere = page.getByTestId('nowhere');
    await nowhere.getByRole('heading', { name: said.say('nowhere-title') }).waitFor();
    expect(await page.title()).toContain(said.say('nowhere-title'));
    expect(await faults(page)).toEqual([]);
    if (shots !== undefined) await page.screenshot({ path: join(shots, `nowhere ${language}.png`) });
    await hands.press(nowhere.getByRole('link', { name: said.say('to-home') }));
    await page.getByTestId('kick-it-open').waitFor();
  },
);

test('without the requested part the page says so and tries again', async () => {
  const url = await serve({ seed: 'failure' });
  const { page, hands, words: said } = await site.open(PHONE, 'de');
  await page.route(/\/assets\/Rulebook-.*js/u, (route) => route.abort('connectionrefused'));
  await page.goto(`${url}/rules/west`);
  await page.getByTestId('load-failure').waitFor();
  await page.unrouteAll();
  await hands.press(page.getByRole('button', { name: said.say('failure-retry') }));
  await page.getByTestId('rulebook').waitFor();
});

test("without a table's cards the page says so and tries again", async () => {
  const url = await serve({ seed: 'failure' });
  const { page, hands, words: said } = await site.open(PHONE, 'ru');
  await page.route(/\/assets\/classic-.*\.json$/u, (route) => route.abort('connectionrefused'));
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await page.getByTestId('load-failure').waitFor();
  await page.unrouteAll();
  await hands.press(page.getByRole('button', { name: said.say('failure-retry') }));
  await page.getByTestId('table').waitFor();
});

test("a language whose words can't be loaded is not used", async () => {
  const url = await serve({ seed: 'failure' });
  const { page, words } = await site.open(PHONE, 'de');
  await page.route(/\/assets\/ru-/u, (route) => route.abort('connectionrefused'));
  await page.goto(url);
  const choice = page.getByRole('combobox', { name: words.say('language') });
  await choice.selectOption('ru');
  await page.getByRole('alert').getByText(speech('ru').say('failure-text')).waitFor();
  await page.reload();
  await choice.waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('nor one that was chosen at the door while the page was loading', async () => {
  const url = await serve({ seed: 'failure' });
  const { page, words } = await site.open(PHONE, 'de');
  await page.route(/\/assets\/ru-/u, (route) => route.abort('connectionrefused'));
  const loads = Promise.withResolvers<void>();
  await page.route(/\/assets\/Home-.*js/u, async (route) => {
    await loads.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const choice = page.getByRole('combobox', { name: words.say('language') });
  await choice.selectOption('ru');
  loads.resolve();
  await page.getByRole('alert').getByText(speech('ru').say('failure-text')).waitFor();
  await page.reload();
  await choice.waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test.each(LANGUAGES)(
  'a page that fails to be drawn says so in %s and can be loaded again',
  async (language) => {
    const url = await serve({ seed: 'failure', routes: situationRoutes });
    const player = await site.open(DESKTOP, language);
    const { page, hands, words: said } = player;
    // What goes wrong is meant to.
    await page.addInitScript('window.reportError = () => undefined');
    const broken = 'export const GearFan = () => { throw new Error("it can not be drawn"); };';
    await page.route(/\/assets\/GearFan-.*js/u, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    );
    await sitIn(player, url, { file: 'scenarios/combat/counts-for-nothing-flight.yaml', steps: 0, seat: 1 });
    const worn = page.locator('.gear-place:not(.gear-none)');
    await page.locator('[data-testid^="gear-"]').filter({ has: worn }).first().hover();
    const failure = page.getByTestId('page-failure');
    await failure.getByRole('heading', { name: said.say('failure-page-title') }).waitFor();
    expect(await failure.innerText()).toContain(said.say('failure-page-text'));
    await page.unrouteAll();
    await hands.press(failure.getByRole('button', { name: said.say('failure-retry') }));
    await page.getByTestId('table').waitFor();
  },
);

test('while the end of a game loads, the page has its heading', async () => {
  const url = await serve({ seed: 'failure', routes: situationRoutes });
  const player = await site.open(PHONE, 'en');
  const { page, words } = player;
  const loads = Promise.withResolvers<void>();
  await page.route(/\/assets\/GameOver-.*js/u, async (route) => {
    await loads.promise;
    await route.continue();
  });
  await sitIn(player, url, { file: 'scenarios/combat/last-player.yaml', steps: 3, seat: 1 });
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.allInnerTexts()).toEqual([words.say('turn-over')]);
  loads.resolve();
  await page.getByTestId('game-over').waitFor();
  expect(await heading.count()).toBe(1);
});
