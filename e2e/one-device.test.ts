/** Several people share one device: a curtain hangs before each hand, and nothing of it is in the page before. */
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import type { Player } from './support/player.ts';

const site = useSite();

/** The ids of all cards that the page has anywhere. */
function cardsOn({ page }: Player): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card') ?? ''),
  );
}

function handOn({ page }: Player): Promise<string[]> {
  return page
    .locator('[data-testid=hand] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('two people and a bot on %s', async (_, screen) => {
  const url = await serve({ seed: 'one device' });
  const table = await site.open(screen);
  const { page, hands } = table;
  await page.goto(url);
  await hands.press(page.getByTestId('local'));
  await page.getByTestId('local-name-1').fill('Ada');
  await page.getByTestId('local-name-2').fill('Ada');
  await hands.press(page.getByTestId('local-go'));
  await page.getByTestId('local-sheet').getByRole('alert').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByTestId('local-name-2').fill('Ben');
  await hands.press(page.getByTestId('local-go'));

  // Nothing but names before somebody says who they are.
  await page.getByTestId('curtain').waitFor();
  expect(await page.getByTestId('curtain').innerText()).toContain('Ada');
  expect(await cardsOn(table)).toEqual([]);
  expect(await page.getByTestId('table').count()).toBe(0);
  expect(await faults(page)).toEqual([]);

  await hands.press(page.getByTestId('open-curtain'));
  await page.getByTestId('hand').waitFor();
  const adas = await handOn(table);
  expect(adas.length).toBeGreaterThan(0);

  // Ada is done with the opening plays: the curtain falls by itself, and takes all she saw with it.
  await hands.press(page.getByTestId('do-end'));
  await page.getByTestId('curtain').waitFor();
  expect(await page.getByTestId('curtain').innerText()).toContain('Ben');
  expect(await cardsOn(table)).toEqual([]);
  expect(await page.title()).toBe('Kickdoor');

  await hands.press(page.getByTestId('open-curtain'));
  await page.getByTestId('hand').waitFor();
  const bens = await handOn(table);
  expect(bens.length).toBeGreaterThan(0);
  expect(bens.filter((card) => adas.includes(card))).toEqual([]);
  const shown = await cardsOn(table);
  expect(adas.filter((card) => shown.includes(card))).toEqual([]);

  // Passed on by hand; a reload opens no curtain.
  await hands.press(page.getByTestId('local-switch'));
  await page.getByTestId('curtain').waitFor();
  await page.reload();
  await page.getByTestId('curtain').waitFor();
  expect(await cardsOn(table)).toEqual([]);
  await hands.press(page.getByTestId('open-curtain-0'));
  await page.getByTestId('hand').waitFor();
  expect(await handOn(table)).toEqual(adas);
});
