/** The start page: each of its ways leads where it says. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

test.each([
  { name: 'desktop', screen: DESKTOP, language: 'en' },
  { name: 'phone', screen: PHONE, language: 'de' },
] as const)(
  'one press kicks it open: a game against three bots, on a $name',
  async ({ screen, language }) => {
    const url = await serve({ seed: seedOfLostCombat(4) });
    const { page, hands, eyes } = await site.open(screen, language);
    await page.goto(url);
    const kick = page.getByTestId('kick-it-open');
    await kick.waitFor();
    // It is seen without scrolling.
    const box = await kick.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.viewport?.height ?? 0);
    await hands.press(kick);
    await page.getByTestId('table').waitFor();
    await eyes.past(-1);
    expect(eyes.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(eyes.table?.seats.map(({ strength }) => strength)).toEqual([null, 'novice', 'novice', 'novice']);
    expect(eyes.now.view.sheet).toBe('classic');
    expect(eyes.now.view.phase).toBe('setup');
  },
);

test('whoever has won here meets regular bots', async () => {
  const url = await serve({ seed: 'won' });
  const { page, eyes, words } = await site.open();
  await page.goto(url);
  const kick = page.getByTestId('kick-it-open');
  await page.getByText(words.say('start-kick-first')).waitFor();
  await page.evaluate(() => localStorage.setItem('kickdoor.won', '1'));
  await page.reload();
  await page.getByText(words.say('start-kick-hint')).waitFor();
  await kick.click();
  await eyes.past(-1);
  expect(eyes.table?.seats.map(({ strength }) => strength)).toEqual([null, 'regular', 'regular', 'regular']);
});

test('a name is said once and kept', async () => {
  const url = await serve({ seed: 'names' });
  const { page, eyes } = await site.open();
  await page.goto(url);
  await page.getByTestId('change-name').click();
  await page.getByTestId('persona-name').fill('Kim');
  await page.getByTestId('keep-persona').click();
  await page.getByTestId('kick-it-open').click();
  await eyes.past(-1);
  expect(eyes.table?.seats[0]?.name).toBe('Kim');
});

test('a game that was left is continued, and the start page says whose turn it is', async () => {
  const url = await serve({ seed: seedOfLostCombat(4) });
  const player = await site.open(PHONE);
  const { page, hands, eyes, words } = player;
  await page.goto(url);
  expect(await page.getByTestId('continue').count()).toBe(0);
  await hands.press(page.getByTestId('kick-it-open'));
  await player.playUntil(({ phase, turn, seat }) => phase === 'opening' && turn === seat);
  const table = page.url();
  await page.goto(url);
  const row = page.getByTestId('continue').getByRole('link');
  await row.waitFor();
  expect(await row.count()).toBe(1);
  expect(await row.innerText()).toContain(words.say('continue-yours'));
  await hands.press(row);
  await page.getByTestId('table').waitFor();
  expect(page.url()).toBe(table);
  // It is at the door as well, seen without scrolling.
  await page.goto(url);
  const onward = page.getByTestId('go-on').getByRole('link');
  await onward.waitFor();
  expect(await onward.innerText()).toContain(words.say('continue-yours'));
  const [above, below] = [await onward.boundingBox(), await page.getByTestId('kick-it-open').boundingBox()];
  expect(above?.y ?? -1).toBeGreaterThan(0);
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await hands.press(onward);
  await page.getByTestId('table').waitFor();
  expect(page.url()).toBe(table);
  await eyes.until(() => eyes.seat === 0, 'the same seat');
});

test('with friends: a table at once, with its link and a code to scan', async () => {
  const url = await serve({ seed: 'friends' });
  const { page, hands } = await site.open(PHONE);
  await page.goto(url);
  await hands.press(page.getByTestId('with-friends'));
  await page.getByTestId('lobby-seats').waitFor();
  expect(page.url()).toMatch(/\/t\//u);
  expect(await page.getByTestId('share-link').inputValue()).toBe(page.url());
  expect(await page.getByTestId('qr').isVisible()).toBe(true);
});

test.each(['space', 'west', 'winter', 'early'] as const)(
  'another game is behind its door: %s',
  async (sheet) => {
    const url = await serve({ seed: 'doors' });
    const { page, eyes } = await site.open();
    await page.goto(url);
    await page.getByTestId(`door-${sheet}`).click();
    await eyes.past(-1);
    expect(eyes.now.view.sheet).toBe(sheet);
    expect(eyes.table?.seats.filter(({ kind }) => kind === 'bot')).toHaveLength(3);
  },
);

test('a mix is put together in the lobby', async () => {
  const url = await serve({ seed: 'doors' });
  const { page, hands } = await site.open();
  await page.goto(url);
  await page.getByTestId('door-mix').click();
  await page.getByTestId('lobby-seats').waitFor();
  const cards = page.getByTestId('mix-cards');
  expect(await cards.count()).toBe(0);
  await hands.press(page.getByTestId('mix-space'));
  await expect.poll(() => cards.innerText()).toMatch(/^336\scards in all\.$/u);
  await hands.press(page.getByTestId('mix-winter'));
  await expect.poll(() => cards.innerText()).toMatch(/^448\scards in all\.$/u);
});
