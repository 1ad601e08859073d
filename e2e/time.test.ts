/** The time of a table, by people on different screens: somebody idle, a pause, a call, when to be stopped, a seat that is freed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { LeapClock } from './support/leap-clock.ts';
import { makeTable, sitDown } from './support/lobby.ts';
import { allPlayUntil, type Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const ADA = 0;
const BEN = 1;
/** Longer than a turn of a quick table, and than what is given again after it. */
const TURN = 46_000;
const AGAIN = 16_000;

interface Evening {
  readonly link: string;
  readonly ada: Player;
  readonly ben: Player;
  readonly clock: LeapClock;
}

/** A picture for whoever wants to look at it. */
async function picture({ page }: Player, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
}

/** A quick table of two people and a bot, after the opening plays. */
async function evening(screens: readonly [BrowserContextOptions, BrowserContextOptions]): Promise<Evening> {
  const clock = new LeapClock();
  const url = await serve({ seed: 'an evening', clock });
  const [ada, ben] = [await site.open(screens[0]), await site.open(screens[1])];
  const link = await makeTable(ada, url, { seats: 3, friends: 1 });
  const pace = ada.page.getByTestId('pace');
  await ada.hands.press(pace.locator('[data-key=days]'));
  await ada.eyes.until(() => ada.eyes.table?.pace === 'days', 'the pace is by correspondence');
  await pace.scrollIntoViewIfNeeded();
  await picture(ada, 'pace-days');
  await ada.hands.press(pace.locator('[data-key=quick]'));
  await ada.eyes.until(() => ada.eyes.table?.pace === 'quick', 'the pace is quick');
  await picture(ada, 'pace');
  await sitDown(ben, link, PERSONS[BEN]);
  await ada.hands.press(ada.page.getByTestId('start-game'));
  await allPlayUntil([ada, ben], ({ phase }) => phase !== 'setup');
  return { link, ada, ben, clock };
}

function isOwnTurn({ turn, phase, pending, combat }: Player['view']): boolean {
  return turn < 2 && phase === 'opening' && pending === null && combat === null;
}

/** Plays until a person has to move, not in a window and not in an answer. Returns who is idle, and who waits. */
async function untilOwnTurn({ ada, ben }: Evening): Promise<{ idle: Player; waits: Player; seat: number }> {
  expect(await allPlayUntil([ada, ben], isOwnTurn)).toBe(true);
  const seat = ada.view.turn;
  return seat === ADA ? { idle: ada, waits: ben, seat } : { idle: ben, waits: ada, seat };
}

const SCREENS = [
  ['a desktop and a phone', [DESKTOP, PHONE]],
  ['a phone and a desktop', [PHONE, DESKTOP]],
] as const;

for (const [name, screens] of SCREENS) {
  test(`${name}: an idle player is called, moved for, stood in for, and comes back`, async () => {
    const table = await evening(screens);
    const { idle, waits, seat } = await untilOwnTurn(table);
    await waits.page
      .getByTestId('waiting')
      .filter({ hasText: /0:\d\d/u })
      .waitFor();
    await waits.page.getByTestId('wait').waitFor();
    await picture(waits, 'waiting');
    await waits.hands.press(waits.page.getByTestId('nudge'));
    await idle.page
      .getByTestId('notice')
      .filter({ hasText: PERSONS[waits.eyes.seat === ADA ? ADA : BEN].name })
      .waitFor();
    await picture(idle, 'nudged');

    const { number } = waits.eyes.now;
    table.clock.leap(TURN);
    await waits.eyes.past(number);
    // What the default move has brought may be a window, or a choice of the player's own.
    for (let leaps = 0; leaps < 8 && standIn(waits, seat) !== true; leaps += 1) {
      table.clock.leap(AGAIN);
      await waits.page.waitForTimeout(200);
    }
    await waits.eyes.until(() => standIn(waits, seat) === true, 'a bot stands in');
    await waits.page.getByTestId(`seat-${seat}`).locator('.badge-stand-in').first().waitFor();
    await idle.page.getByTestId('stood-in').waitFor();
    await picture(waits, 'stand-in-seen');
    await picture(idle, 'stand-in');
    await idle.hands.press(idle.page.getByTestId('back'));
    await waits.eyes.until(() => standIn(waits, seat) === false, 'the player is back');
    await idle.page.getByTestId('stood-in').waitFor({ state: 'detached' });
  });

  test(`${name}: a pause takes both, and stops the clocks`, async () => {
    const table = await evening(screens);
    const { ada, ben, clock } = table;
    await untilOwnTurn(table);
    // Until they have agreed nothing falls due, however slow the machine.
    clock.stop();
    await ada.hands.press(ada.page.getByTestId('menu'));
    await ada.page.getByTestId('stop-me').waitFor();
    await picture(ada, 'menu');
    await ada.hands.press(ada.page.getByTestId('propose-pause'));
    await ben.page.getByTestId('motion').waitFor();
    await picture(ben, 'motion');
    await ben.hands.press(ben.page.getByTestId('disagree'));
    await ada.page.getByTestId('motion').waitFor({ state: 'detached' });
    await ben.hands.press(ben.page.getByTestId('menu'));
    await ben.hands.press(ben.page.getByTestId('propose-pause'));
    await ada.hands.press(ada.page.getByTestId('agree'));
    await ada.page.getByTestId('paused').waitFor();
    await picture(ada, 'paused');
    await picture(ben, 'paused');
    const { number } = ada.eyes.now;
    clock.run();
    clock.leap(10 * TURN);
    await ada.page.waitForTimeout(300);
    expect(ada.eyes.now.number).toBe(number);
    await ada.hands.press(ada.page.getByTestId('go-on'));
    await ben.page.getByTestId('paused').waitFor({ state: 'detached' });
    expect(ben.eyes.now.clocks.at(-1)).toMatchObject({ kind: 'turn', runs: true });
  });

  test(`${name}: who is stopped by nothing is asked nothing, and the server keeps that`, async () => {
    const table = await evening(screens);
    const { ada, ben } = table;
    await stop(ben, 'never');
    await stop(ada, 'wins');
    // Nobody else hears of it, and the server keeps it.
    expect(ada.eyes.messages.some((message) => JSON.stringify(message).includes('"never"'))).toBe(false);
    await ben.page.reload();
    await ben.hands.press(ben.page.getByTestId('menu'));
    await ben.page.getByTestId('stop-me').locator('[data-key=never][data-selected]').waitFor();
    await ben.page.keyboard.press('Escape');
  });
}

function isOpen({ combat }: Player['view']): boolean {
  return combat !== null && combat.claim !== null;
}

/** Whether somebody may let the open window go by. */
function asked({ eyes }: Player): boolean {
  return eyes.now.legalMoves.some(({ move }) => move.do === 'pass');
}

test('who reads says “Wait!”; who is stopped only by the end of the game is shown no question', async () => {
  const table = await evening([DESKTOP, PHONE]);
  const { ada, ben, clock } = table;
  await untilOwnTurn(table);
  expect(await allPlayUntil([ada, ben], isOpen)).toBe(true);
  clock.stop();
  await ada.eyes.until(() => asked(ada) || asked(ben), 'somebody may let it go by');
  const [reads, other] = asked(ada) ? [ada, ben] : [ben, ada];
  await picture(reads, 'window');
  const before = reads.eyes.now.clocks.at(-1);
  await reads.hands.press(reads.page.getByTestId('hold'));
  await other.page.getByTestId('notice').filter({ hasText: 'Wait!' }).waitFor();
  await picture(other, 'held');
  const now = () => reads.eyes.now.clocks.at(-1);
  await reads.eyes.until(() => (now()?.left ?? 0) - (before?.left ?? 0) > 9000, 'ten seconds more');
  expect(now()?.id).toBe(before?.id);

  const first = reads.page.getByTestId('actions').locator('.button-main');
  await first.waitFor();
  await stop(reads, 'wins');
  await first.waitFor({ state: 'detached' });
  await picture(reads, 'window-quiet');
  // The question can be answered all the same.
  await reads.do({ do: 'pass' });
  clock.run();
});

test('the host frees the seat of somebody who has left, and somebody else takes it', async () => {
  const table = await evening([PHONE, DESKTOP]);
  const { ada, ben, link } = table;
  await ben.page.context().close();
  await ada.eyes.until(() => ada.eyes.table?.seats[BEN]?.connected === false, 'Ben is gone');
  await ada.hands.press(ada.page.locator(`[data-target="seat:${BEN}"]`).first());
  await picture(ada, 'seat-away');
  await ada.hands.press(ada.page.getByTestId('vacate'));
  await ada.eyes.until(() => ada.eyes.table?.seats[BEN]?.kind === 'vacant', 'the seat is free');
  await ada.page.getByTestId(`seat-${BEN}`).locator('.badge-vacant').first().waitFor();

  const cleo = await site.open(PHONE);
  await cleo.page.goto(link);
  await cleo.page.getByTestId('vacant').waitFor();
  await picture(cleo, 'vacant');
  await cleo.hands.press(cleo.page.getByTestId('take-seat'));
  await cleo.eyes.until(() => cleo.eyes.seat === BEN, 'Cleo sits');
  await cleo.page.getByTestId('hand').waitFor();
  expect(ada.eyes.table?.seats[BEN]).toMatchObject({ kind: 'person', name: PERSONS[BEN].name });
});

test('where the host is gone, the others decide together what becomes of the seat', async () => {
  const url = await serve({ seed: 'a vote' });
  const [ada, ben, cleo] = [await site.open(DESKTOP), await site.open(PHONE), await site.open(DESKTOP)];
  const link = await makeTable(ada, url, { seats: 3, friends: 2 });
  await sitDown(ben, link, PERSONS[BEN]);
  await sitDown(cleo, link, PERSONS[2]);
  await ada.hands.press(ada.page.getByTestId('start-game'));
  await ben.eyes.past(-1);
  await ada.page.context().close();
  await ben.eyes.until(() => ben.eyes.table?.hostThere === false, 'the host is gone');
  const propose = async () => {
    await ben.hands.press(ben.page.locator(`[data-target="seat:${ADA}"]`).first());
    await ben.hands.press(ben.page.getByTestId('give-bot'));
    await cleo.page.getByTestId('motion').filter({ hasText: 'Ben' }).waitFor();
  };
  await propose();
  await picture(cleo, 'vote');
  await cleo.hands.press(cleo.page.getByTestId('disagree'));
  await ben.page.getByTestId('motion').waitFor({ state: 'detached' });
  expect(ben.eyes.table?.seats[ADA]?.kind).toBe('person');
  await propose();
  await cleo.hands.press(cleo.page.getByTestId('agree'));
  await ben.eyes.until(() => ben.eyes.table?.seats[ADA]?.kind === 'bot', 'a bot has the seat');
  await cleo.page.getByTestId('motion').waitFor({ state: 'detached' });
});

test('a phone that sleeps while the others play catches up when it wakes', async () => {
  const table = await evening([DESKTOP, PHONE]);
  const { ada, ben, clock } = table;
  await untilOwnTurn(table);
  const device = await ben.page.context().newCDPSession(ben.page);
  await device.send('Page.setWebLifecycleState', { state: 'frozen' });
  const { number } = ada.eyes.now;
  for (let steps = 0; steps < 40 && ada.eyes.now.number < number + 8; steps += 1) {
    const before = ada.eyes.now.number;
    if (ada.decide() !== null) await ada.step();
    else {
      clock.leap(TURN);
      await ada.eyes.past(before);
    }
  }
  expect(ada.eyes.now.number).toBeGreaterThanOrEqual(number + 8);
  expect(ada.view.phase).not.toBe('over');
  await device.send('Page.setWebLifecycleState', { state: 'active' });
  clock.stop();
  await expect.poll(async () => (await drawn(ben)) - (await drawn(ada))).toBe(0);
  const stoodIn = ben.page.getByTestId('back');
  if (ada.eyes.table?.seats[BEN]?.standIn === true) await ben.hands.press(stoodIn);
  await stoodIn.waitFor({ state: 'detached' });
  expect(ben.view.players.map(({ level }) => level)).toEqual(ada.view.players.map(({ level }) => level));
});

/** The move up to which a page has drawn the game. */
async function drawn({ page }: Player): Promise<number> {
  return Number(await page.getByTestId('table').getAttribute('data-number'));
}

/** Says in the menu when to be stopped. */
async function stop(player: Player, when: string): Promise<void> {
  await player.hands.press(player.page.getByTestId('menu'));
  await player.hands.press(player.page.getByTestId('stop-me').locator(`[data-key=${when}]`));
  await player.page.getByTestId('stop-me').locator(`[data-key=${when}][data-selected]`).waitFor();
  await picture(player, `stop-${when}`);
  await player.page.keyboard.press('Escape');
}

function standIn(player: Player, seat: number): boolean | undefined {
  return player.eyes.table?.seats[seat]?.standIn;
}
