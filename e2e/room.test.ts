/** There is room for it: badges, each monster's Bad Stuff, a body's cards, and trades, on any screen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { atRest } from './support/rest.ts';
import { DESKTOP, LANDSCAPE, LARGE, PHONE, ZOOMED } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitIn, situationRoutes, writtenRoutes } from './support/situations.ts';

const site = useSite();

/** Six at one table. */
const SIX = 'scenarios/mix/players/six-of-four.yaml';
/** Four monsters, one of them another's mate. */
const FOUR_MONSTERS = 'scenarios/monsters/four-at-once.yaml';

/** Pairs of what is shown by a selector that lie over each other, and what leaves the page, one line each. */
function collisions(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((shown) => {
    const all = [...document.querySelectorAll(shown)].flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const row = element.parentElement?.getBoundingClientRect();
      // What has no room in its row is left out.
      const isIn = width > 0 && (row === undefined || (top < row.bottom && bottom > row.top));
      return isIn ? [{ name: element.textContent, left, right, top, bottom }] : [];
    });
    const out = all.filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth);
    const over = all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter(
          (two) =>
            one.left < two.right - 1 &&
            two.left < one.right - 1 &&
            one.top < two.bottom - 1 &&
            two.top < one.bottom - 1,
        )
        .map((two) => `${one.name} and ${two.name} lie over each other`),
    );
    return [...out.map(({ name }) => `${name} leaves the page`), ...over];
  }, selector);
}

test.each([
  { name: 'phone', screen: PHONE },
  { name: 'phone on its side', screen: LANDSCAPE },
  { name: 'desktop', screen: DESKTOP },
])('on a $name the badges of bots stay at their seats, and a stamp takes their place', async ({ screen }) => {
  const url = await serve({ seed: 'stage' });
  const { page, hands, eyes } = await site.open(screen, 'de');
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await eyes.past(-1);
  await page.getByTestId('seat-1').waitFor();
  await atRest(page);
  expect(await collisions(page, '.cast .badge')).toEqual([]);
  const cut = await page
    .locator('.cast .badge')
    .evaluateAll((badges) =>
      badges
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  const seat = page.getByTestId('seat-1');
  const own = page.locator('.me');
  for (const place of [seat, own]) {
    await place.evaluate((there) => {
      const stamp = document.createElement('span');
      stamp.className = 'stamp stamp-risen';
      stamp.textContent = '+ 1';
      there.append(stamp);
    });
    // As wide as its word, not as its place.
    const width = await place.locator('.stamp').evaluate(({ clientWidth }) => clientWidth);
    expect(width).toBeLessThan(120);
  }
  expect(await seat.locator('.badge').first().isVisible()).toBe(false);
});

test('on a phone a card that is held out has all of its upper edge', async () => {
  const url = await serve({ seed: 'stage' });
  const { page, hands, eyes } = await site.open(PHONE);
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await eyes.past(-1);
  const hand = page.getByTestId('hand');
  await hands.press(hand.locator('[data-card]').first());
  const held = hand.locator('.card-held');
  await held.waitFor();
  await atRest(page);
  const { top } = await held.evaluate((card) => card.getBoundingClientRect());
  const room = await hand.locator('.hand-cards').evaluate((cards) => cards.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(room.top);
});

test('on a phone no badge lies over the names of six', async () => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(PHONE, 'ru');
  await sitIn(player, url, { file: SIX, steps: 0, seat: 0 });
  const { page } = player;
  await expect.poll(() => page.locator('.cast .badge').count()).toBe(5);
  await atRest(page);
  expect(await collisions(page, '.cast .badge, .cast .seat-name')).toEqual([]);
});

test.each([
  { name: 'phone', screen: PHONE },
  { name: 'desktop', screen: DESKTOP },
])('at the end on a $name a seat says who won, and no longer whose turn it is', async ({ screen }) => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(screen);
  await sitIn(player, url, { file: 'scenarios/winning/first-to-ten.yaml', steps: 5, seat: 1 });
  const { page, words } = player;
  await page.getByTestId('game-over').waitFor();
  const seat = page.getByTestId('seat-0');
  await expect.poll(() => seat.locator('.badge-winner').isVisible()).toBe(true);
  expect(await seat.locator('.badge-winner').innerText()).toBe(words.say('badge-winner'));
  expect(await seat.locator('.badge-turn, .badge-fighter').count()).toBe(0);
  expect(await page.getByTestId('game-over').innerText()).toContain('It took one turn.');
});

test.each([
  { name: 'phone', screen: PHONE },
  { name: 'phone on its side', screen: LANDSCAPE },
  { name: 'desktop at 200 percent', screen: ZOOMED },
  { name: 'large screen', screen: LARGE },
])('on a $name each Bad Stuff of four monsters is read in full, one after the other', async ({ screen }) => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(screen, 'de');
  await sitIn(player, url, { file: FOUR_MONSTERS, steps: 5, seat: 0 });
  const { page, hands, view } = player;
  const kinds = new Set(view.combat?.foes.map(({ kin }) => kin));
  const stakes = page.locator('.combat-stakes');
  const next = page.getByTestId('stakes-next');
  await stakes.waitFor();
  await atRest(page);
  const before = await page.locator('.stage').boundingBox();
  const told = new Set<string>();
  for (let turn = 0; turn < kinds.size; turn += 1) {
    expect(await stakes.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
    for (const text of await stakes.locator('.combat-bad').allInnerTexts()) told.add(text);
    if ((await next.count()) === 0) continue;
    // It is said of which monster this is.
    expect(await page.locator('.foe-told').count()).toBeGreaterThan(0);
    await hands.press(next);
  }
  expect(told.size).toBe(kinds.size);
  expect(await page.locator('.stage').boundingBox()).toEqual(before);
  expect(await faults(page)).toEqual([]);
});

/** Whether of each card the title and what it is worth can be seen, and is not cut. */
function headsIn(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((cards) => {
    const range = document.createRange();
    return [...document.querySelectorAll(cards)].flatMap((card) => {
      const title = card.querySelector('.kd-title');
      if (title === null) return ['a card without a title'];
      range.selectNodeContents(title);
      const isSeen = [...range.getClientRects()].every(({ left, right, top, bottom }) =>
        [left + 1, right - 1].every((x) =>
          [top + 3, bottom - 3].every((y) => document.elementFromPoint(x, y)?.closest('.card') === card),
        ),
      );
      return isSeen && title.scrollWidth <= title.clientWidth + 1 ? [] : [title.textContent];
    });
  }, selector);
}

/** A body with ten cards, of which each of the others takes one. */
const RICH = `name: a rich body
sheet: classic
rules: [death.looting]
players:
  Aric:
    level: 4
    race: [elf]
    class: [wizard]
    equipped: [boots-of-butt-kicking, flaming-armor, crown-of-nowhere-in-particular]
    carried: [yuppie-water, staff-of-napalm, umbrella-of-parrying]
    hand: [halfling, thief, baby, enraged]
  Suzan: { level: 5 }
  Marc: { level: 3 }
decks: { doors: [the-final-auditor] }
dice: [1]
steps:
  - Aric: kick
  - Aric: flee
  - all: pass
  - Aric: roll the-final-auditor
  - all: pass
`;

test.each([
  { name: 'phone', screen: PHONE },
  { name: 'phone on its side', screen: LANDSCAPE },
  { name: 'desktop', screen: DESKTOP },
])(
  'on a $name each card of a body shows its title, and it is said what the dead keep',
  async ({ screen }) => {
    const url = await serve({ seed: 'stage', routes: writtenRoutes(RICH) });
    const player = await site.open(screen, 'de');
    for (const seat of [0, 1, 2]) {
      await sitIn(player, url, { file: 'scenarios/own.yaml', steps: 5, seat });
      const { page, words } = player;
      const note = words.say(seat === 0 ? 'voice-dead-you' : 'voice-looting-order');
      await expect.poll(() => page.getByTestId('prompt').innerText()).toContain(note);
      await expect.poll(() => page.locator('.card-transfer .card').count()).toBe(10);
      await atRest(page);
      expect(await headsIn(page, '.card-transfer .card')).toEqual([]);
      expect(await collisions(page, '.card-transfer .card, .card-transfer .beat-who')).toEqual([]);
    }
  },
);

/** Four items for four. */
const BARGAIN = `name: four for four
sheet: classic
rules: [trade.items-only]
players:
  Aric:
    equipped: [boots-of-butt-kicking, flaming-armor]
    carried: [yuppie-water, staff-of-napalm]
  Suzan:
    equipped: [crown-of-nowhere-in-particular, robe-of-forty-pockets]
    carried: [overlong-pike, jar-of-shouting]
  Marc: {}
steps:
  - Aric: offer boots-of-butt-kicking flaming-armor yuppie-water staff-of-napalm to Suzan for crown-of-nowhere-in-particular robe-of-forty-pockets overlong-pike jar-of-shouting
`;

test.each(['de', 'ru'] as const)(
  'on a phone the titles of four cards for four can be read, in %s',
  async (language) => {
    const url = await serve({ seed: 'stage', routes: writtenRoutes(BARGAIN) });
    const player = await site.open(PHONE, language);
    await sitIn(player, url, { file: 'scenarios/own.yaml', steps: 1, seat: 1 });
    const { page } = player;
    await expect.poll(() => page.locator('.deal .card').count()).toBe(8);
    await atRest(page);
    expect(await headsIn(page, '.deal .card')).toEqual([]);
    expect(await collisions(page, '.deal .card')).toEqual([]);
  },
);

test.each([
  { name: 'phone', screen: PHONE },
  { name: 'desktop', screen: DESKTOP },
])('on a $name no scene shines through beside a card that is asked about', async ({ screen }) => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(screen);
  await sitIn(player, url, { file: 'scenarios/flee/flight-spell-pass.yaml', steps: 4, seat: 0 });
  const { page } = player;
  await page.locator('.asking-card').waitFor();
  expect(await page.getByTestId('flight').isVisible()).toBe(false);
});
