/** What has just come under a finger is not what the finger means: the second press of a double one does nothing. */
import { expect, test } from 'vitest';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitTogether, writtenRoutes } from './support/situations.ts';

const site = useSite();

/** Milliseconds that the page gives people to see what has come. */
const SETTLING = 400;
/** On a busy machine, what came so fast may not have come fast enough. */
const MOST_TRIES = 8;

/** Behind the door is what Aric beats: where the door was kicked open, the fight is won next. */
const DOOR = `name: a monster that is beaten
sheet: classic
players:
  Aric: { level: 8 }
  Suzan: {}
  Marc: {}
decks: { doors: [drooling-slime] }
steps: []
`;

/** A person in front of the door. */
async function beforeDoor(player: Player, url: string): Promise<void> {
  await sitTogether(url, { file: 'scenarios/own.yaml', steps: 0 }, new Map([[0, player]]));
  await player.eyes.until(() => player.view.phase === 'opening', 'the door is closed');
  await player.page.getByTestId('do-kick').waitFor();
  await player.page.waitForTimeout(SETTLING + 100);
}

/** Runs in the page: notes when the button that wins the fight comes, and when something is pressed after that. */
function noteTimes(): void {
  const times: { came?: number; pressed?: number } = {};
  Object.assign(globalThis, { times });
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-testid=do-claim]') !== null) times.came ??= performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  addEventListener(
    'pointerdown',
    () => {
      if (times.came !== undefined) times.pressed ??= performance.now();
    },
    true,
  );
}

/** Runs in the page: milliseconds between the two; `null` if there was no press. */
function delayOf(): number | null {
  const times: unknown = Reflect.get(globalThis, 'times');
  if (typeof times !== 'object' || times === null || !('came' in times) || !('pressed' in times)) return null;
  const { came, pressed } = times;
  return typeof came === 'number' && typeof pressed === 'number' ? pressed - came : null;
}

/** Kicks open the door, and presses the same place again as soon as another act is there. Returns how soon that was. */
async function pressTwice({ page, hands }: Player): Promise<number> {
  await page.evaluate(noteTimes);
  const box = await page.getByTestId('do-kick').boundingBox();
  if (box === null) throw new Error('there is no door to kick');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const press = () => (hands.means === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await press();
  await page.getByTestId('do-claim').waitFor();
  await press();
  // A tap comes by way of the browser's gestures.
  await expect.poll(() => page.evaluate(delayOf)).not.toBeNull();
  return (await page.evaluate(delayOf)) ?? SETTLING;
}

/** Whether the player has said that the fight is won. Nobody sits at the other seats, who may have let it go by. */
function hasClaimed({ view: { combat, players } }: Player): boolean {
  return combat?.claim?.kind === 'win' || players[0]?.level === 9;
}

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${name}, a double press does one act, and a press after it the next`, async () => {
    const url = await serve({ seed: 'settling', routes: writtenRoutes(DOOR) });
    const player = await site.open(screen, 'en', undefined, false);
    const { page, hands } = player;
    for (let tries = 0; ; tries += 1) {
      expect(tries).toBeLessThan(MOST_TRIES);
      await beforeDoor(player, url);
      if ((await pressTwice(player)) < SETTLING - 50) break;
    }
    const claim = page.getByTestId('do-claim');
    // Nothing was done, and nothing was asked of the server.
    await page.waitForTimeout(SETTLING);
    expect(player.view.combat).toMatchObject({ claim: null, winning: true });
    expect(player.eyes.refused).toBe(0);
    // By now it looks as if it could be pressed, and it can.
    await expect.poll(() => claim.getAttribute('data-settling')).toBeNull();
    await hands.press(claim);
    await player.eyes.until(() => hasClaimed(player), 'the fight is claimed');
  });
}

test('the keyboard is answered at once', async () => {
  const url = await serve({ seed: 'settling', routes: writtenRoutes(DOOR) });
  const player = await site.open(DESKTOP, 'en', 'keyboard', false);
  const { page } = player;
  await beforeDoor(player, url);
  await page.getByTestId('do-kick').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-testid=do-claim][data-settling]').waitFor();
  await page.keyboard.press('Enter');
  await player.eyes.until(() => hasClaimed(player), 'the fight is claimed');
});

/** What Aric can put on, and a card that he may hold out meanwhile. */
const ARMOR = `name: something to wear
sheet: classic
players:
  Aric: { hand: [flaming-armor, wishing-ring] }
  Suzan: {}
  Marc: {}
decks: { doors: [drooling-slime] }
steps: []
`;

/** Runs in the page: notes from now on which buttons wait to be pressed. */
function noteSettling(): void {
  const settling = new Set<string>();
  Object.assign(globalThis, { settling });
  const note = () => {
    for (const each of document.querySelectorAll('[data-settling]')) {
      settling.add(each.getAttribute('data-testid') ?? '');
    }
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: those buttons, which are then forgotten. */
function takeSettling(): string {
  const settling: unknown = Reflect.get(globalThis, 'settling');
  if (!(settling instanceof Set)) return '';
  const noted = [...settling].join(' ');
  settling.clear();
  return noted;
}

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'on %s, a double press holds a card out, and a press after it puts it back',
  async (_, screen) => {
    const url = await serve({ seed: 'settling', routes: writtenRoutes(ARMOR) });
    const player = await site.open(screen, 'en', undefined, false);
    const { page, hands } = player;
    await beforeDoor(player, url);
    const card = page.getByTestId('hand').locator(`[data-card="${player.view.hand?.[0] ?? -1}"]`);
    const isHeld = () => card.getAttribute('aria-pressed');
    const at = await card.boundingBox();
    if (at === null) throw new Error('the card is nowhere');
    const [x, y] = [at.x + 20, at.y + at.height / 2];
    const press = () => (hands.means === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const began = Date.now();
    await Promise.all([press(), press()]);
    // On a busy machine it may be no double press any more.
    if (Date.now() - began < SETTLING) {
      await page.waitForTimeout(SETTLING + 100);
      expect(await isHeld()).toBe('true');
      await press();
      await expect.poll(isHeld).toBe('false');
    }
  },
);

test('what comes beside the acts waits, too, and not again because a card is put back', async () => {
  const url = await serve({ seed: 'settling', routes: writtenRoutes(ARMOR) });
  const player = await site.open(PHONE, 'en', undefined, false);
  const { page, hands, eyes } = player;
  await beforeDoor(player, url);
  const [armor = -1, ring = -1] = player.view.hand ?? [];
  await hands.hold(armor);
  await page.evaluate(noteSettling);
  await hands.press(page.getByTestId('card-actions').getByTestId('card-do-play'));
  await eyes.until(() => player.view.hand?.length === 1, 'it is worn');
  const undo = page.getByTestId('undo');
  await undo.waitFor();
  await page.getByTestId('coach-off').waitFor();
  await page.waitForTimeout(SETTLING + 100);
  await expect.poll(() => undo.getAttribute('data-settling')).toBeNull();
  const noted = await page.evaluate(takeSettling);
  expect(noted).toContain('undo');
  expect(noted).toContain('coach-off');

  await hands.hold(ring);
  await page.getByTestId('card-actions').waitFor();
  await page.goBack();
  await page.getByTestId('card-actions').waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLING + 100);
  expect(await page.evaluate(takeSettling)).not.toContain('undo');
  await hands.press(undo);
  await eyes.until(() => player.view.hand?.length === 2, 'it is in the hand again');
});
