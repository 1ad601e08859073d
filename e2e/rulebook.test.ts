/** The rulebook: from the home page, through its search, and from the table's log, refusals and cards. */
import { LANGUAGES } from '@kickdoor/words';
import { overrides, rulesAt, type RuleId } from '@kickdoor/rules';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool, seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const seed = seedOfLostCombat(4);

/** Follows a link that opens a new page. */
async function follow(link: Locator): Promise<Page> {
  const [page] = await Promise.all([link.page().context().waitForEvent('page'), link.click()]);
  await page.getByTestId('rulebook').waitFor();
  return page;
}

/** The rule named by the address, once it is visible. */
async function ruleInSight(page: Page): Promise<string> {
  const rule = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await page.waitForFunction((id) => {
    const { top, bottom } =
      document.querySelector(`[id="${id}"]`)?.getBoundingClientRect() ?? new DOMRect(0, -1);
    return top >= 0 && bottom <= innerHeight && document.activeElement?.id === id;
  }, rule);
  return rule;
}

async function count(person: Player): Promise<number> {
  return person.page.locator('[data-testid^=book-rule-]').count();
}

test.each(LANGUAGES)('can be read and searched, in %s', async (language) => {
  const url = await serve({ seed });
  const person = await site.open(DESKTOP, language);
  const { page, words, hands } = person;
  await page.goto(url);
  await hands.press(page.getByRole('link', { name: words.say('book-open') }));
  const book = page.getByTestId('rulebook');
  await book.getByRole('heading', { level: 1, name: words.say('book-title') }).waitFor();
  expect(await count(person)).toBe(rulesAt({ sheet: 'classic', sets: ['classic'] }).length);

  const wanted = words.attribute('rule-cards-hand-limit', 'title') ?? '';
  const field = page.getByTestId('book-search').getByRole('searchbox');
  await field.fill(wanted.toUpperCase());
  await page.getByTestId('book-rule-cards.hand-limit').waitFor();
  const found = await count(person);
  expect(found).toBeLessThan(10);
  await page
    .getByTestId('book-found')
    .getByText(words.say('book-found', { count: found }))
    .waitFor();
  const marks = await page.getByTestId('book-rule-cards.hand-limit').locator('h3 mark').allInnerTexts();
  expect(marks.join('')).toBe(wanted.replaceAll(' ', ''));
  await field.fill('qqqq');
  await page.getByText(words.say('book-none')).waitFor();
  await page
    .getByTestId('book-found')
    .getByText(words.say('book-found', { count: 0 }))
    .waitFor();
  await hands.press(page.getByRole('button', { name: words.say('book-clear') }));

  await page.locator('.book-game summary').click();
  await hands.press(page.locator('.book-game [data-key=space]'));
  await hands.press(page.getByTestId('book-mix-west'));
  await page.waitForURL(/\/rules\/space\/west$/u);
  expect(await count(person)).toBe(rulesAt({ sheet: 'space', sets: ['space', 'west'] }).length);
  await page
    .getByTestId('book-contents')
    .getByRole('link', { name: words.say('chapter-lasers') })
    .click();
  expect(new URL(page.url()).hash).toBe('#lasers');
});

// What it says is the same in all; that it can be read in each is tested above.
test.each(['en', 'ru'] as const)('opens beside the table at the requested rule, in %s', async (language) => {
  const url = await serve({ seed });
  const person = await site.open(DESKTOP, language);
  const { page, words } = person;
  await makeTable(person, url, { seats: 4 });
  await person.playUntil(({ combat, pending }) => combat !== null && pending === null);
  const table = page.url();

  await page.locator('.log-rule').last().click();
  const sheet = page.getByTestId('rule-sheet');
  const title = await sheet.getByRole('heading').innerText();
  const sentence = await sheet.locator('p').first().innerText();
  const fromLog = await follow(sheet.getByTestId('rule-link'));
  const rule = fromLog.getByTestId(`book-rule-${await ruleInSight(fromLog)}`);
  expect(await rule.getByRole('heading').innerText()).toBe(title);
  expect(await rule.locator('p').innerText()).toBe(sentence);
  await fromLog.close();
  await page.keyboard.press('Escape');

  // A card that can't be played in this combat says which rule forbids it.
  const { reasons, legalMoves } = person.eyes.now;
  const refused = reasons.find(
    ({ card }) => !legalMoves.some(({ move }) => 'card' in move && move.card === card),
  );
  if (refused === undefined) throw new Error('every card can be played');
  await person.hands.hold(refused.card);
  await page.getByTestId('refusing-rule').click();
  const fromRefusal = await follow(sheet.getByTestId('rule-link'));
  expect(await ruleInSight(fromRefusal)).toBe(refused.refusal.rule);
  await fromRefusal.close();
  await person.hands.tidy();

  await page.getByRole('button', { name: words.say('menu') }).click();
  const whole = await follow(page.getByTestId('book-link'));
  expect(new URL(whole.url()).pathname).toBe('/rules/classic');
  await whole.close();
  expect(page.url()).toBe(table);
  await page.getByTestId('table').waitFor();
});

test('a card cites the rules it overrides', async () => {
  const url = await serve({ seed });
  const person = await site.open();
  const { page } = person;
  await makeTable(person, url, { seats: 4 });
  const known = rulesAt({ sheet: 'classic', sets: ['classic'] });
  const bent = (card: number): readonly RuleId[] => {
    const def = pool.cards[card];
    return def === undefined ? [] : overrides(def).filter((rule) => known.includes(rule));
  };
  await person.playUntil(({ hand }) => hand?.some((card) => bent(card).length > 0) === true);
  const card = person.view.hand?.find((each) => bent(each).length > 0) ?? -1;
  await person.hands.hold(card);
  await page.getByTestId('read-card').click();
  const cited = page.getByTestId('overrides').getByRole('button');
  await cited.first().waitFor();
  expect(await cited.count()).toBe(bent(card).length);
  const title = (await cited.first().innerText()).replace(/^§ /u, '');
  await cited.first().click();
  await page.getByTestId('rule-sheet').getByRole('heading', { name: title }).waitFor();
});

test('on a phone the contents collapse', async () => {
  const url = await serve({ seed });
  const { page, hands } = await site.open(PHONE);
  await page.goto(`${url}/rules/winter`);
  const contents = page.getByTestId('book-contents');
  await hands.press(contents.locator('summary'));
  await hands.press(contents.getByRole('link', { name: 'The wait before a win' }));
  expect(await ruleInSight(page)).toBe('combat.grace');
  await contents.locator('details:not([open])').waitFor();
  expect(await page.getByTestId('book-rule-combat.grace').locator('p').innerText()).toContain('3.75');
  await page.goBack();
  await page.waitForURL(/\/rules\/winter$/u);
});
