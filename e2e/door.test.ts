/** The door of the start page, which is drawn before the page has loaded. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** The files without which there is only the door. */
const SCRIPTS = /\/assets\/(?:index|main|start|light|table)-.*\.js$/u;

/** Holds the page's scripts back until the returned function is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.each([
  { name: 'desktop', screen: DESKTOP, language: 'en' },
  { name: 'phone', screen: PHONE, language: 'ru' },
] as const)(
  'a press before the scripts have come starts the game, on a $name',
  async ({ screen, language }) => {
    const url = await serve({ seed: 'door' });
    const { page, hands, eyes, words } = await site.open(screen, language);
    const come = await withoutScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const kick = page.getByTestId('kick-it-open');
    await page.getByText(words.say('start-kick-first')).waitFor();
    expect(await page.getByTestId('mine').count()).toBe(0);
    await hands.press(kick);
    expect(await kick.isDisabled()).toBe(true);
    await page.locator('.start-hero[data-open]').waitFor();
    come();
    await page.getByTestId('table').waitFor();
    await eyes.past(-1);
    expect(eyes.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  },
);

test('a finger that goes down before the page is there and up after it has pressed the button', async () => {
  const url = await serve({ seed: 'door' });
  const { page, eyes } = await site.open(DESKTOP);
  const come = await withoutScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByTestId('kick-it-open').hover();
  await page.mouse.down();
  come();
  await page.getByTestId('mine').waitFor();
  await page.mouse.up();
  await page.getByTestId('table').waitFor();
  await eyes.past(-1);
});

test('the other ways at the door are remembered, too', async () => {
  const url = await serve({ seed: 'door' });
  const { page } = await site.open(PHONE);
  const come = await withoutScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByTestId('change-name').click();
  come();
  await page.getByTestId('persona-name').fill('Kim');
  await page.getByTestId('keep-persona').click();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText('Kim').waitFor();
  await page.getByTestId('with-friends').click();
  await page.getByTestId('lobby-seats').waitFor();
});

test('the page speaks the language that was chosen at the door, and keeps the focus', async () => {
  const url = await serve({ seed: 'door' });
  const { page } = await site.open(DESKTOP, 'en');
  const come = await withoutScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByTestId('start-language').selectOption('es');
  await page.getByText('Ábrela de una patada').waitFor();
  await page.getByTestId('with-friends').focus();
  come();
  await page.getByTestId('mine').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.getByTestId('kick-it-open').innerText()).toContain('Ábrela de una patada');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('with-friends');
});

/** Uses the door just when the page has looked what happened there, and has not taken its place yet. */
async function asThePageComes(page: Page, use: 'language' | 'kick'): Promise<void> {
  await page.addInitScript((what) => {
    const animations = document.getAnimations.bind(document);
    let isDone = false;
    // The page asks for them last.
    document.getAnimations = () => {
      const found = animations();
      const root = document.querySelector<HTMLElement>('#root');
      const select = root?.querySelector('select') ?? null;
      if (isDone || select === null || root?.dataset['door'] !== undefined) return found;
      isDone = true;
      if (what === 'language') {
        select.value = 'es';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      } else root?.querySelector<HTMLElement>('[data-testid=kick-it-open]')?.click();
      return found;
    };
  }, use);
}

test('a language that is chosen while the page takes the door over is spoken', async () => {
  const url = await serve({ seed: 'door' });
  const { page } = await site.open(DESKTOP, 'en');
  await asThePageComes(page, 'language');
  await page.goto(url);
  await page.getByTestId('mine').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByTestId('kick-it-open').getByText('Ábrela de una patada').waitFor();
});

test('a press while the page takes the door over starts the game', async () => {
  const url = await serve({ seed: 'door' });
  const { page, eyes } = await site.open(DESKTOP);
  await asThePageComes(page, 'kick');
  await page.goto(url);
  await page.getByTestId('table').waitFor();
  await eyes.past(-1);
});

test('a page that can’t be loaded says so at the door', async () => {
  const url = await serve({ seed: 'door' });
  const { page, words } = await site.open(PHONE, 'en');
  await page.route(SCRIPTS, (route) => route.abort('connectionrefused'));
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText(words.say('failure-text')).waitFor();
  expect(await page.getByTestId('kick-it-open').isEnabled()).toBe(true);
});
