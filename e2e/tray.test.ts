/** Treasures that are shared are chosen beside the hand: what to take depends on what one has. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { layoutFaults } from './support/layout.ts';
import { DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitIn, writtenRoutes } from './support/situations.ts';

const site = useSite();

/** The fighter picks first, and holds six cards. */
const SHARED = `
name: treasures are shared
sheet: classic
rules: [help.bribe-treasure]
players:
  Aric: { level: 4, hand: [elf, thief, staff-of-napalm, baby, ancient, enraged] }
  Suzan: { level: 8 }
  Marc: {}
decks: { doors: [net-troll], treasures: [flaming-armor, magic-missile, wishing-ring] }
steps:
  - Aric: kick
  - Aric: ask Suzan treasures 1
  - Suzan: accept
  - Aric: claim
  - all: pass
`;

/** How many of some cards can be told: 44 pixels of each are on the page, inside whatever scrolls them. */
function told(cards: Locator): Promise<number> {
  return cards.evaluateAll(
    (all) =>
      all.filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        const strip = card.closest('.hand')?.getBoundingClientRect();
        const end = Math.min(right, strip?.right ?? right, innerWidth);
        return end - Math.max(left, strip?.left ?? left, 0) >= 44;
      }).length,
  );
}

test.each([
  { name: 'desktop', screen: DESKTOP, least: 6 },
  { name: 'phone', screen: PHONE, least: 1 },
  { name: 'small phone', screen: SMALL_PHONE, least: 1 },
  { name: 'phone on its side', screen: LANDSCAPE, least: 1 },
])('on a $name the hand is seen beside the treasures', async ({ screen, least }) => {
  const url = await serve({ seed: 'tray', routes: writtenRoutes(SHARED) });
  const player = await site.open(screen);
  await sitIn(player, url, { file: 'scenarios/own.yaml', steps: 5, seat: 0 });
  const { page, hands, view } = player;
  expect(view.pending?.kind).toBe('sharing');
  const tray = page.getByTestId('tray').locator('[data-card], .toggle-card');
  const hand = page.getByTestId('tray-hand').locator('[data-card]');
  await hand.first().waitFor();
  expect(await hand.count()).toBe(6);
  expect(await told(tray)).toBeGreaterThan(1);
  expect(await told(hand)).toBeGreaterThanOrEqual(least);
  expect([...(await faults(page)), ...(await layoutFaults(page))]).toEqual([]);
  await hands.press(hand.last());
  await page.getByTestId('card-sheet').waitFor();
  await hands.tidy();
  const [pick] = player.eyes.now.legalMoves.flatMap(({ choice }) => choice?.from ?? []);
  if (pick === undefined) throw new Error('there is nothing to choose from');
  await player.do({ do: 'choose', picks: [pick] });
  await page.getByTestId('tray').waitFor({ state: 'detached' });
  expect(player.view.hand).toHaveLength(7);
});

/** Whoever dies leaves six cards, and the one who picks first holds two. */
const LOOTED = `
name: a body is looted
sheet: classic
rules: [death.looting]
players:
  Aric: { level: 4, hand: [elf, thief, staff-of-napalm, baby, ancient, enraged] }
  Suzan: { level: 3, hand: [wizard, dwarf] }
  Marc: { hand: [cleric] }
decks: { doors: [the-final-auditor] }
dice: [1]
steps:
  - Aric: kick
  - Aric: flee
  - all: pass
  - Aric: roll the-final-auditor
`;

test('on a desktop a body with many cards has the whole width, and each can be pressed', async () => {
  const url = await serve({ seed: 'tray', routes: writtenRoutes(LOOTED) });
  const player = await site.open(DESKTOP);
  await sitIn(player, url, { file: 'scenarios/own.yaml', steps: 4, seat: 1 });
  const { page, hands } = player;
  const tray = page.getByTestId('tray').locator('.toggle-card');
  await tray.first().waitFor();
  expect(await tray.count()).toBe(6);
  expect(await page.getByTestId('tray-hand').count()).toBe(0);
  for (const card of await tray.all()) {
    await hands.press(card);
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    await hands.press(card);
  }
  expect(await layoutFaults(page)).toEqual([]);
});
