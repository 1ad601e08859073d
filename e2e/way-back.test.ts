/** The browser's way back closes what lies over the page before it leaves the page. */
import { expect, test } from 'vitest';
import type { CardId } from '@kickdoor/rules';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitTogether, situationRoutes, writtenRoutes } from './support/situations.ts';
import { newCard, newPack } from './support/workshop.ts';

const site = useSite();

const COMBAT = { file: 'scenarios/combat/worked-example.yaml', steps: 1 };

/** A player at a table to which they came from the start page. */
async function atTable(screen: typeof PHONE): Promise<Player> {
  const url = await serve({ seed: 'way back', routes: situationRoutes });
  const player = await site.open(screen);
  await sitTogether(url, COMBAT, new Map([[0, player]]));
  await player.eyes.past(-1);
  return player;
}

const sheets = ({ page }: Player) => page.locator('.sheet');

async function open(player: Player, button: string, sheet: string): Promise<void> {
  await player.hands.press(player.page.getByTestId(button));
  await player.page.getByTestId(sheet).waitFor();
}

/** Whether the table is there, at its address. */
async function isAtTable({ page }: Player): Promise<boolean> {
  return /\/t\/[\w-]+$/u.test(new URL(page.url()).pathname) && (await page.getByTestId('table').isVisible());
}

/** Goes back once, and is on the start page. */
async function leave({ page }: Player): Promise<void> {
  await page.goBack();
  await page.getByTestId('kick-it-open').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${name}, the way back closes the sheet, and then leaves the table`, async () => {
    const player = await atTable(screen);
    const { page } = player;
    await open(player, 'menu', 'menu-sheet');
    await page.goBack();
    await sheets(player).waitFor({ state: 'detached' });
    expect(await isAtTable(player)).toBe(true);
    // The focus is where it was: on the button that opened it.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
    await expect.poll(focused).toBe('menu');
    await open(player, 'menu', 'menu-sheet');
    await page.goBack();
    await sheets(player).waitFor({ state: 'detached' });
    await leave(player);
  });
}

test('a sheet that is closed otherwise leaves nothing behind', async () => {
  const player = await atTable(PHONE);
  const { page, hands } = player;
  await open(player, 'menu', 'menu-sheet');
  await page.keyboard.press('Escape');
  await sheets(player).waitFor({ state: 'detached' });
  await open(player, 'menu', 'menu-sheet');
  await hands.press(sheets(player).getByRole('button', { name: 'Close' }));
  await sheets(player).waitFor({ state: 'detached' });
  // At once: before the browser has gone back by itself.
  await hands.press(page.getByTestId('menu'));
  await page.getByTestId('menu-sheet').waitFor();
  await page.goBack();
  await sheets(player).waitFor({ state: 'detached' });
  expect(await isAtTable(player)).toBe(true);
  await leave(player);
});

test('a sheet that takes the place of another one is closed by one way back', async () => {
  const player = await atTable(PHONE);
  const { page, hands } = player;
  await open(player, 'menu', 'menu-sheet');
  await hands.press(sheets(player).getByRole('button', { name: 'Leave the game' }));
  await page.getByTestId('concede-sheet').waitFor();
  await page.goBack();
  await sheets(player).waitFor({ state: 'detached' });
  expect(await isAtTable(player)).toBe(true);
  await leave(player);
});

test('a link in a sheet leads on, and back from there to the table', async () => {
  const player = await atTable(PHONE);
  const { page, hands } = player;
  await open(player, 'menu', 'menu-sheet');
  await hands.press(sheets(player).locator('a[href="/"]'));
  await page.getByTestId('kick-it-open').waitFor();
  await page.goBack();
  await page.getByTestId('table').waitFor();
  expect(await sheets(player).count()).toBe(0);
  await leave(player);
});

/** Aric holds cards that he may play in Suzan's fight. */
const FIGHT = `name: cards to hold out
sheet: classic
turn: Suzan
players:
  Aric: { hand: [magic-missile, wishing-ring, flaming-armor] }
  Suzan: {}
  Marc: {}
decks: { doors: [drooling-slime] }
steps:
  - Suzan: kick
`;

/** Suzan has a curse that takes Aric's sword. */
const CURSED = `name: a card that a curse takes
sheet: classic
turn: Suzan
players:
  Aric: { equipped: [second-hand-sword] }
  Suzan: { hand: [well-buttered-fingers] }
  Marc: {}
steps: []
`;

/** Aric at that fight. */
async function atFight(screen: typeof PHONE): Promise<Player> {
  const url = await serve({ seed: 'way back', routes: writtenRoutes(FIGHT) });
  const player = await site.open(screen);
  await sitTogether(url, { file: 'scenarios/own.yaml', steps: 1 }, new Map([[0, player]]));
  await player.eyes.past(-1);
  return player;
}

/** A card of a player's hand, by the name that its set has for it. */
function cardOf({ pool, view }: Player, id: string): CardId {
  const found = view.hand?.find((card) => pool.cards[card]?.id === id);
  if (found === undefined) throw new Error(`${id} is not in the hand`);
  return found;
}

const heldOut = ({ page }: Player) => page.getByTestId('card-actions');

/** What the page keeps in its entry of the browser's history. */
const entryOf = ({ page }: Player) => page.evaluate(() => JSON.stringify(history.state));

async function holdOut(player: Player, id: string): Promise<void> {
  const card = cardOf(player, id);
  await player.hands.hold(card);
  await player.page.locator(`[data-card="${card}"].card-held`).waitFor();
  await heldOut(player).waitFor();
  await expect.poll(() => entryOf(player)).toContain('"over":1');
}

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${name}, the way back puts back the card that is held out, and then leaves the table`, async () => {
    const aric = await atFight(screen);
    await holdOut(aric, 'magic-missile');
    await aric.page.goBack();
    await heldOut(aric).waitFor({ state: 'detached' });
    expect(await isAtTable(aric)).toBe(true);
    // The focus is on the card.
    const focused = () => aric.page.evaluate(() => document.activeElement?.getAttribute('data-card'));
    await expect.poll(focused).toBe(String(cardOf(aric, 'magic-missile')));
    await leave(aric);
  });
}

test('the way back closes what is read of a card, then puts the card back', async () => {
  const aric = await atFight(PHONE);
  await holdOut(aric, 'magic-missile');
  await open(aric, 'read-card', 'card-sheet');
  await aric.page.goBack();
  await sheets(aric).waitFor({ state: 'detached' });
  expect(await heldOut(aric).count()).toBe(1);
  await aric.page.goBack();
  await heldOut(aric).waitFor({ state: 'detached' });
  expect(await isAtTable(aric)).toBe(true);
  await leave(aric);
});

test('a card that is put back, followed by another one or played leaves nothing behind', async () => {
  const aric = await atFight(PHONE);
  const { page, hands, eyes } = aric;
  await holdOut(aric, 'wishing-ring');
  await hands.press(page.getByTestId('put-back'));
  await heldOut(aric).waitFor({ state: 'detached' });
  await holdOut(aric, 'wishing-ring');
  await holdOut(aric, 'magic-missile');
  await hands.press(heldOut(aric).getByTestId('card-do-play').first());
  await eyes.until(() => aric.view.hand?.length === 2, 'it is played');
  await heldOut(aric).waitFor({ state: 'detached' });
  await leave(aric);
});

test('a card that the table takes away leaves nothing behind', async () => {
  const url = await serve({ seed: 'way back', routes: writtenRoutes(CURSED) });
  const [aric, suzan, marc] = [await site.open(PHONE), await site.open(DESKTOP), await site.open(DESKTOP)];
  const all = [aric, suzan, marc];
  const seats = new Map(all.map((player, seat) => [seat, player]));
  await sitTogether(url, { file: 'scenarios/own.yaml', steps: 0 }, seats);
  for (const { eyes } of all) await eyes.past(-1);
  const curse = suzan.eyes.now.legalMoves.find(({ move }) => move.do === 'play' && move.seat === 0);
  if (curse === undefined) throw new Error('there is no curse to play');
  await suzan.do(curse.move);
  await aric.eyes.until(() => aric.view.pending?.kind === 'cancel', 'the curse is about to strike');
  await aric.do({ do: 'pass' });
  const [sword = -1] = aric.view.players[0]?.equipped ?? [];
  await aric.hands.hold(sword);
  await heldOut(aric).waitFor();
  await marc.do({ do: 'pass' });
  await heldOut(aric).waitFor({ state: 'detached' });
  expect(aric.view.players[0]?.equipped).toEqual([]);
  await leave(aric);
});

test('forward again, or loaded anew, the page is itself', async () => {
  const player = await atTable(PHONE);
  const { page } = player;
  await open(player, 'menu', 'menu-sheet');
  await page.goBack();
  await sheets(player).waitFor({ state: 'detached' });
  await page.goForward();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":0');
  expect(await isAtTable(player)).toBe(true);
  await open(player, 'menu', 'menu-sheet');
  await page.reload();
  await page.getByTestId('table').waitFor();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":0');
  await leave(player);
});

test('a sheet over the start page is closed the same way', async () => {
  const url = await serve({ seed: 'way back' });
  const player = await site.open(PHONE);
  const { page } = player;
  await page.goto(`${url}/rules`);
  await page.goto(url);
  await open(player, 'change-name', 'persona-sheet');
  await page.goBack();
  await sheets(player).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/rules');
});

test('what a sheet has changed in the address stays when it is closed', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page } = player;
  const address = () => page.evaluate(() => location.pathname.split('/')[1] + location.hash);
  await newPack(player, url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  await newCard(player, 'item', 'Warm Towel');
  await page.locator('[data-card-id=warm-towel]').waitFor();
  // The second card of the sheet is open still, though its entry is gone.
  const shown = page.locator('[data-card-id][aria-current=true]');
  expect(await shown.first().getAttribute('data-card-id')).toBe('warm-towel');
  const chosen = await address();
  expect(chosen).toMatch(/^workshop#treasures/u);
  await page.goBack();
  await page.getByTestId('new-pack').waitFor();
  expect(await address()).toBe('workshop');
  await page.goForward();
  await page.getByTestId('workbench').waitFor();
  expect(await address()).toBe(chosen);
});
