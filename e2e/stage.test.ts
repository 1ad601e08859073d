/** The stage by touch and by mouse, at tables that begin where something is to be seen: seats, gear, and cards that are dragged. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { atRest } from './support/rest.ts';
import { DESKTOP, LANDSCAPE, PHONE, ZOOMED } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitIn, situationRoutes } from './support/situations.ts';

const site = useSite();
/** Six at one table; after the first step Suzan can make the monster stronger. */
const SIX = 'scenarios/mix/players/six-of-four.yaml';
const SUZAN = 1;
/** A monster more, or a stronger one, with each step. */
const FOUR_MONSTERS = 'scenarios/monsters/four-at-once.yaml';

/** The middle of something on the page. */
async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What of the seats is covered, or out of the page, one line each. */
function coveredIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.cast .seat')].flatMap((seat) =>
      [...seat.querySelectorAll('.seat-name, .shield')].flatMap((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isIn = left >= 0 && right <= document.documentElement.clientWidth && right > left;
        const name = `${part.className} of ${seat.getAttribute('aria-label')}`;
        return isIn && found?.closest('.seat') === seat ? [] : [name];
      }),
    ),
  );
}

test('on a phone the five others sit as three and two, nothing of them is covered, and their gear is one touch away', async () => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(PHONE);
  await sitIn(player, url, { file: SIX, steps: 0, seat: 0 });
  const { page, hands } = player;
  const seats = page.locator('.cast .seat');
  const tops = await seats.evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().top));
  expect([...new Set(tops)].map((top) => tops.filter((each) => each === top).length)).toEqual([3, 2]);
  expect(await seats.locator('.shield').count()).toBe(10);
  expect(await coveredIn(page)).toEqual([]);
  await hands.press(seats.first().locator('.seat-head'));
  await page.getByTestId('seat-sheet').waitFor();
});

test('on a desk, pointing at what somebody wears fans its cards, and leaving it folds them', async () => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(DESKTOP);
  await sitIn(player, url, { file: 'scenarios/combat/counts-for-nothing-flight.yaml', steps: 0, seat: 1 });
  const { page } = player;
  const worn = page.locator('.gear-place:not(.gear-none)');
  await page.locator('[data-testid^="gear-"]').filter({ has: worn }).first().hover();
  const fan = page.getByRole('tooltip');
  await fan.locator('.kd-card').first().waitFor();
  expect(await faults(page)).toEqual([]);
  await page.mouse.move(0, 0);
  await fan.waitFor({ state: 'detached' });
  expect(await page.getByTestId('table').isVisible()).toBe(true);
});

/** What each monster's tile shows: its strength, and whether all of its name and strength is in sight. */
function tilesIn(page: Page): Promise<readonly { strength: string; seen: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.foe-card > .card')].map((card) => {
      const texts = [...card.querySelectorAll('.kd-title, .kd-number')];
      const range = document.createRange();
      const isSeen = (text: Element) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
          [left + 1, (left + right) / 2, right - 1].every((x) =>
            [top + 2, bottom - 2].every((y) => document.elementFromPoint(x, y)?.closest('.card') === card),
          ),
        );
      };
      const strength = card.querySelector('.kd-number')?.textContent ?? '';
      return { strength, seen: texts.length > 1 && texts.every(isSeen) };
    }),
  );
}

test.each([
  { name: 'phone', screen: PHONE },
  { name: 'phone on its side', screen: LANDSCAPE },
  { name: 'desktop', screen: DESKTOP },
])('on a $name the names and strengths of up to four monsters are in sight', async ({ screen }) => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(screen);
  for (const steps of [1, 2, 3, 4, 5]) {
    await sitIn(player, url, { file: FOUR_MONSTERS, steps, seat: 0 });
    const strengths = player.view.combat?.foes.map(({ strength }) => String(strength.total)) ?? [];
    await player.page
      .locator('.foe-card')
      .nth(strengths.length - 1)
      .waitFor();
    await atRest(player.page);
    expect(await tilesIn(player.page)).toEqual(strengths.map((strength) => ({ strength, seen: true })));
  }
  expect(await faults(player.page)).toEqual([]);
});

test('a card is held out by a press, and dragged onto its target, over which the beam shows what would be', async () => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(DESKTOP);
  await sitIn(player, url, { file: SIX, steps: 1, seat: SUZAN });
  const { page, hands, eyes, view } = player;
  const [card] = view.hand ?? [];
  if (card === undefined) throw new Error('Suzan holds no card');
  await hands.hold(card);
  await page.getByTestId('card-actions').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('card-actions').waitFor({ state: 'detached' });

  const before = view.combat?.monsters.total ?? 0;
  const held = page.getByTestId('hand').locator(`[data-card="${card}"]`);
  const monster = page.getByTestId('combat').locator(`[data-target="card:${view.combat?.foes[0]?.card}"]`);
  const [from, to] = [await middleOf(held), await middleOf(monster)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  const strength = page.getByTestId('strength-monsters');
  await expect.poll(() => strength.innerText()).not.toBe(String(before));
  expect(player.view.combat?.monsters.total).toBe(before);
  await page.mouse.up();
  await eyes.until(() => (player.view.combat?.monsters.total ?? 0) > before, 'the card is played');
  expect(player.view.hand).toEqual([]);
});

test.each([
  { name: 'phone', screen: PHONE },
  { name: 'phone on its side', screen: LANDSCAPE },
  { name: 'desktop at 200 percent', screen: ZOOMED },
])('on a $name six seats, their pawns and the decks fit', async ({ screen }) => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(screen);
  await sitIn(player, url, { file: SIX, steps: 0, seat: 0 });
  const { page } = player;
  await page.getByTestId('pile-treasures').waitFor();
  await atRest(page);
  expect(await coveredIn(page)).toEqual([]);
  const over = await page.locator('.stage').evaluate((stage) => {
    const { left, right } = stage.getBoundingClientRect();
    return [...stage.querySelectorAll('.pile > *, .pile-count')].filter((part) => {
      const at = part.getBoundingClientRect();
      return at.left < left || at.right > right;
    }).length;
  });
  expect(over).toBe(0);
  const pawns = await page
    .locator('.pawn')
    .evaluateAll((all) => all.map((pawn) => pawn.getBoundingClientRect().left).toSorted((a, b) => a - b));
  expect(pawns).toHaveLength(6);
  expect(pawns[0]).toBeGreaterThanOrEqual(0);
  // Of each at least half is seen.
  expect(Math.min(...pawns.slice(1).map((left, at) => left - (pawns[at] ?? 0)))).toBeGreaterThan(9);
  const own = page.locator('.staircase-way', { has: page.locator('.pawn-own') });
  expect(await own.evaluate((way) => getComputedStyle(way).zIndex)).toBe('1');
});

test('who pays for a card from the discards sees which one it is, though the sheet covers the pile', async () => {
  const url = await serve({ seed: 'stage', routes: situationRoutes });
  const player = await site.open(PHONE);
  await sitIn(player, url, { file: 'scenarios/traits/resurrection.yaml', steps: 0, seat: 0 });
  const { page, hands } = player;
  await hands.press(page.getByTestId('do-use'));
  const sheet = page.getByTestId('pick-sheet');
  await sheet.waitFor();
  expect(await sheet.innerText()).toContain('On top of the discards: Drooling Slime');
});
