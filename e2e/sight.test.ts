/** Everything on the table is visible in the common screen sizes, in the languages with long words. */
import { definitionOf, LANGUAGES, type Language } from '@kickdoor/words';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutFaults } from './support/layout.ts';
import { makeTable } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE, TABLET } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const SOFT_HYPHEN = '\u00AD';
const TURNS = 4;

/** Parts of the table's middle that are cut off or covered, one line each. */
async function hidden(page: Page): Promise<readonly string[]> {
  const faults = await layoutFaults(page);
  const more = await page.evaluate(() => {
    const stage = document.querySelector('.stage');
    if (stage === null) return ['there is no stage'];
    const top = stage.getBoundingClientRect().top;
    const found: string[] = [];
    if (stage.scrollHeight > stage.clientHeight + 1) {
      found.push(`the stage scrolls: ${stage.scrollHeight} in ${stage.clientHeight}`);
    }
    for (const remark of document.querySelectorAll('.seat-remark')) {
      if (remark.getBoundingClientRect().bottom > top) found.push(`a remark covers the stage`);
    }
    return found;
  });
  return [...faults, ...more];
}

/** Inspects each new thing the table asks for, with a card selected if possible. */
async function lookAround(player: Player, seen: Set<string>): Promise<readonly string[]> {
  const { page, view, hands } = player;
  const asked =
    view.pending?.kind ?? (view.combat?.claim === null ? 'fight' : (view.combat?.claim?.kind ?? ''));
  const key = `${view.turn === view.seat} ${view.phase} ${asked}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const found = (await hidden(page)).map((fault) => `${key}: ${fault}`);
  const [card] = view.turn === view.seat && view.pending === null ? (view.hand ?? []) : [];
  if (card === undefined || view.phase === 'setup') return found;
  try {
    await hands.hold(card);
    await page.getByTestId('card-actions').waitFor();
  } catch (error) {
    // The others play on meanwhile: the card may have left the hand.
    if (player.view === view) throw error;
    return found;
  }
  found.push(...(await hidden(page)).map((fault) => `${key} with a card held out: ${fault}`));
  await hands.tidy();
  return found;
}

/** The languages with long words. */
const LONG = LANGUAGES.filter((language) => definitionOf(language).hyphens !== undefined);

test.each<{ name: string; screen: BrowserContextOptions; language: Language }>([
  { name: 'phone', screen: PHONE, language: 'en' },
  { name: 'phone', screen: PHONE, language: 'de' },
  { name: 'desktop', screen: DESKTOP, language: 'ru' },
  { name: 'tablet', screen: TABLET, language: 'es' },
])('on a $name in $language nothing on the table is cut off or covered', async (game) => {
  const url = await serve({ seed: seedOfLostCombat(4) });
  const person = await site.open(game.screen, game.language);
  await makeTable(person, url, { seats: 4 });
  await person.eyes.past(-1);
  await person.page.getByTestId('table').waitFor();
  const backs = person.page.getByTestId('pile-doors').locator('.kd-back');
  expect(await backs.getAttribute('data-set')).toBe('classic');
  const seen = new Set<string>();
  const found: string[] = [];
  while (person.view.turns < TURNS && person.view.phase !== 'over') {
    found.push(...(await lookAround(person, seen)));
    await person.step();
  }
  expect(found).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});

/** Runs in the page: narrows the texts of cards, and returns the letters after which words are broken. */
function breakWords(hyphen: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const line = node.parentElement?.closest<HTMLElement>('.kd-line');
    const text = node.nodeValue ?? '';
    if (line === null || line === undefined || !text.includes(hyphen)) continue;
    line.style.width = '5em';
    let above: number | null = null;
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const pool = [...range.getClientRects()].findLast(({ width }) => width > 0);
      if (pool === undefined) continue;
      // A browser may count the visible hyphen toward either line.
      const [before, here] = [text.charAt(at - 1), text.charAt(at)];
      if (above !== null && pool.top > above + 4 && before !== ' ' && before !== '-') {
        found.push(here === hyphen ? here : before);
      }
      above = pool.top;
    }
  }
  return found;
}

test.each(LONG)('long words on cards in %s break at their hyphenation points', async (language) => {
  // English has few of them: a hand with some.
  const url = await serve({ seed: language === 'en' ? 'hyphens 4' : 'hyphens' });
  const { page, eyes, hands } = await site.open(PHONE, language);
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await eyes.past(-1);
  await page.locator('[data-testid=hand] .kd-title').first().waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  const after = await page.evaluate(breakWords, SOFT_HYPHEN);
  expect(after.length).toBeGreaterThan(0);
  expect([...new Set(after)]).toEqual([SOFT_HYPHEN]);
});
