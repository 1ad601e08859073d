/** Moments of a game that have gone wrong before: what is asked about is seen, and what is aimed shows what it would bring. */
import { expect, test } from 'vitest';
import { makeTable } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE, SMALL_PHONE } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { sitIn, situationRoutes, situations } from './support/situations.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** A width at which the text of a card can be read, in pixels. */
const READABLE = 140;

/** Sits a player down where the scenarios come to a state for the first time. */
async function sitAt(player: Player, name: string): Promise<void> {
  const url = await serve({ seed: 'moments', routes: situationRoutes });
  const situation = (await situations()).find((each) => each.name === name);
  if (situation === undefined) throw new Error(`no scenario comes to ${name}`);
  await sitIn(player, url, situation);
  await player.eyes.past(-1);
}

/** What of an element can be seen: how wide it is, and how much of it nothing else covers, of 1. */
function seen(player: Player, selector: string) {
  return player.page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
      const free = points.filter(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      });
      return { width, free: free.length / points.length };
    });
}

const SCREENS = [
  { name: 'desktop', screen: DESKTOP, language: 'en' },
  { name: 'phone', screen: PHONE, language: 'ru' },
] as const;

test.each(SCREENS)(
  'resurrection shows the discards it asks about, on a $name',
  async ({ screen, language }) => {
    const player = await site.open(screen, language);
    await sitAt(player, 'prompt: choice (resurrection), you');
    const { doors, treasures } = player.view.discards;
    const { top } = player.view.phase === 'reward' ? treasures : doors;
    expect(top).not.toBeNull();
    const asked = player.page
      .getByTestId('asking')
      .locator('.asking-figure')
      .filter({ has: player.page.locator('figcaption') });
    await asked.waitFor();
    const pile = await seen(player, '[data-testid=asking] .asking-figure:has(figcaption) .asking-card');
    expect(pile.width).toBeGreaterThanOrEqual(READABLE);
    expect(pile.free).toBe(1);
    expect((await seen(player, '[data-testid=prompt] .voice-sentence')).free).toBe(1);
  },
);

test.each(SCREENS)(
  'whoever is caught sees the monster, all that counted, and what can still be done, on a $name',
  async ({ screen, language }) => {
    const player = await site.open(screen, language);
    await sitAt(player, 'prompt: caught, you');
    const { pending, flight } = player.view;
    if (pending?.kind !== 'caught') throw new Error('nobody is caught');
    const monster = await seen(player, '[data-testid=asking] .asking-card');
    expect(monster.width).toBeGreaterThanOrEqual(READABLE);
    const sentence = player.page.getByTestId('prompt');
    expect(await sentence.innerText()).toContain(String(pending.total));
    expect((await seen(player, '[data-testid=prompt] .voice-sentence')).free).toBe(1);
    expect(await player.page.getByTestId('actions').getByRole('button').count()).toBeGreaterThan(0);
    // The monster's own modifier is part of what is said before the roll.
    expect(flight?.runner).toBe(player.view.seat);
  },
);

test.each(SCREENS)('a choice shows the card that asks for it, on a $name', async ({ screen, language }) => {
  const player = await site.open(screen, language);
  await sitAt(player, 'prompt: choice (deed), you');
  const { pending } = player.view;
  if (pending?.kind !== 'choice' || pending.card === null) throw new Error('no card asks');
  await player.page.locator('.asking-card').waitFor();
  const card = await seen(player, '.asking-card');
  expect(card.width).toBeGreaterThanOrEqual(READABLE);
  expect(card.free).toBe(1);
});

test.each([...SCREENS, { name: 'phone', screen: PHONE, language: 'de' }] as const)(
  'every card that asks is read whole, and whom it is about is beside it, on a $name in $language',
  async ({ screen, language }) => {
    const url = await serve({ seed: 'moments', routes: situationRoutes });
    const player = await site.open(screen, language);
    const { page } = player;
    const faults: string[] = [];
    const about = /^prompt: (?:cancel|caught|choice|excess|looting|seize)/u;
    const asking = (await situations()).filter(({ name }) => about.test(name));
    for (const situation of asking) {
      await sitIn(player, url, situation);
      // Some ask about nothing that has a card of its own: the stage shows whose things it is about.
      await page.locator(':is([data-testid=asking], [data-testid=card-transfer]):visible').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const cut = await page.locator('[data-testid=asking]').evaluateAll(cutIn);
      faults.push(...cut.map((what) => `${situation.name}: ${what}`));
    }
    expect(faults).toEqual([]);
    expect(asking.length).toBeGreaterThan(15);
  },
);

/** In the page: what of a scene has no room in it, of each card's text and of the scene itself. */
function cutIn(scenes: readonly Element[]): string[] {
  return scenes.flatMap((scene) => {
    const outside = scene.scrollHeight > scene.clientHeight + 1 || scene.scrollWidth > scene.clientWidth + 1;
    const texts = [...scene.querySelectorAll('.kd-card[data-size=full] .kd-frame')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    );
    return [
      ...(outside && scene.querySelector('.asking-cards') === null ? ['the scene scrolls'] : []),
      ...texts.map(({ textContent }) => textContent.slice(0, 40)),
    ];
  });
}

test.each(SCREENS)(
  'a trade shows both hands’ things and both strengths, and no word of it is torn apart, on a $name',
  async ({ screen, language }) => {
    const player = await site.open(screen, language);
    await sitAt(player, 'prompt: trade for you');
    const [trade] = player.view.trades;
    if (trade === undefined) throw new Error('nobody trades');
    const scene = player.page.getByTestId('trade');
    for (const card of [...trade.give, ...trade.get]) {
      expect((await seen(player, `[data-testid=trade] [data-card="${card}"]`)).width).toBeGreaterThan(100);
    }
    for (const seat of [trade.from, trade.to]) {
      const strength = await scene.getByTestId(`deal-strength-${seat}`).innerText();
      expect(strength).toContain(String(player.view.players[seat]?.strength.total));
    }
    const accept = player.page.getByTestId('do-accept');
    const [from, to] = [trade.from, trade.to].map((seat) => player.view.players[seat]?.strength.total);
    expect(await accept.innerText()).toMatch(new RegExp(`${to} → \\d+.*${from} → \\d+`, 'su'));
    // Each word of a button is on one line.
    const torn = await accept.evaluate((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    });
    expect(torn).toEqual([]);
  },
);

test.each(SCREENS)(
  'a card without effect is not lit, and its button says so, on a $name',
  async ({ screen, language }) => {
    const player = await site.open(screen, language);
    const url = await serve({ seed: 'moments', routes: situationRoutes });
    await sitIn(player, url, { file: 'scenarios/meddling/one-shot-no-elf.yaml', steps: 1, seat: 0 });
    await player.eyes.past(-1);
    const { page, view, hands } = player;
    const [card = -1] = view.hand ?? [];
    const strength = view.combat?.fighters.total ?? -1;
    const place = page
      .locator('[data-testid=hand] .hand-card')
      .filter({ has: page.locator(`[data-card="${card}"]`) });
    expect(await place.getAttribute('data-standing')).toBe('lawful');
    await hands.hold(card);
    const act = page.getByTestId('card-do-play').first();
    expect(await act.innerText()).toContain(`${strength} → ${strength}`);
    expect(await act.evaluate((button) => button.classList.contains('button-main'))).toBe(false);
  },
);

test('what is aimed shows on the beam, with what is now struck out', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const player = await site.open();
  const { page } = player;
  await makeTable(player, url, { seats: 3 });
  await player.playUntil(({ combat, pending }) => combat !== null && pending === null);
  const now = player.view.combat?.fighters.total;
  const total = page.getByTestId('strength-fighters');
  expect(await total.locator('.beam-number').innerText()).toBe(String(now));
  const ask = page.getByTestId('do-ask');
  const [, would] = /(\d+) : \d+/u.exec(await ask.innerText()) ?? [];
  expect(Number(would)).toBeGreaterThan(Number(now));
  await ask.hover();
  await expect.poll(() => total.locator('.beam-number').innerText()).toBe(would);
  expect(await total.locator('.beam-was').innerText()).toBe(String(now));
  await page.mouse.move(5, 5);
  await expect.poll(() => total.locator('.beam-number').innerText()).toBe(String(now));
});

test('Space ends what is played, and only the next Space acts', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const player = await site.open();
  const { page, eyes } = player;
  const { keyboard } = page;
  await makeTable(player, url, { seats: 3 });
  await player.playUntil(({ phase, turn, seat }) => phase === 'opening' && turn === seat);
  await page.getByTestId('do-kick').waitFor();
  // Nothing is played any more: Space acts.
  await expect.poll(() => page.locator('.traveler, .beat').count()).toBe(0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await keyboard.press('Space');
  await eyes.until(() => eyes.now.view.combat !== null, 'the kick');
  await page.getByTestId('beat').waitFor();
  const { number } = eyes.now;
  await keyboard.press('Space');
  await page.getByTestId('beat').waitFor({ state: 'detached' });
  expect(eyes.now.number).toBe(number);
  expect(await page.locator('.sheet').count()).toBe(0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await keyboard.press('Space');
  const acted = async () => eyes.now.number > number || (await page.locator('.sheet').count()) > 0;
  await expect.poll(acted).toBe(true);
});

test('on the smallest phones no fight scrolls or is cut off', async () => {
  const url = await serve({ seed: 'moments', routes: situationRoutes });
  const player = await site.open(SMALL_PHONE, 'ru');
  const fights = (await situations()).filter(({ name }) => name.startsWith('combat: '));
  const faults: string[] = [];
  for (const fight of fights) {
    await sitIn(player, url, fight);
    const { scroll, client } = await player.page
      .locator('.stage')
      .evaluate((stage) => ({ scroll: stage.scrollHeight, client: stage.clientHeight }));
    if (scroll > client + 1) faults.push(`${fight.name}: ${scroll} in ${client}`);
  }
  expect(faults).toEqual([]);
  expect(fights.length).toBeGreaterThan(8);
});

test.each([
  { name: 'desktop', screen: DESKTOP, means: 'keyboard' },
  { name: 'phone', screen: PHONE, means: 'touch' },
] as const)('whoever searches the discards may take nothing, on a $name', async ({ screen, means }) => {
  const player = await site.open(screen, 'en', means);
  const url = await serve({ seed: 'moments', routes: situationRoutes });
  const { page, eyes } = player;
  // Two moves into it, the pile is open.
  await sitIn(player, url, { file: 'scenarios/cards/discards-searched.yaml', steps: 3, seat: 0 });
  await eyes.past(-1);
  await page.getByTestId('tray').waitFor();
  const { number, view } = eyes.now;
  const held = view.hand?.length ?? 0;
  if (means === 'keyboard') {
    // Space gives the answer that is picked, and there is none yet.
    await page.keyboard.press('Space');
    await page.getByTestId('choice-none').focus();
    expect(eyes.now.number).toBe(number);
  }
  await player.do({ do: 'pass' });
  await page.getByTestId('tray').waitFor({ state: 'detached' });
  expect([player.view.pending, player.view.hand?.length]).toEqual([null, held]);
});
