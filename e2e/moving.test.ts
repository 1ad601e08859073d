/** A game moves: from a browser to the server, where friends join, and from the server into a browser without a network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles } from '@kickdoor/packs';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, isRecordFault, readRecord, verify } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { bundleOf, choosePack, galleyTexts } from './support/galley.ts';
import { install, Installed } from './support/installed.ts';
import { makeTable } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool } from './support/seeds.ts';
import { serve, ServerProcess } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const shots = process.env['MOVING_SHOTS'];

async function shoot({ page }: Player, name: string): Promise<void> {
  // What slides in is looked at when it is there.
  await page.waitForTimeout(shots === undefined ? 0 : 500);
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
}

const SCREENS = [
  { name: 'a phone', screen: PHONE },
  { name: 'a desktop', screen: DESKTOP },
];

async function installed(screen: (typeof SCREENS)[number]['screen']) {
  const server = new ServerProcess();
  await server.start();
  const browser = new Installed(screen);
  await browser.open();
  const player = await browser.tab({ quick: true });
  await player.page.goto(server.url);
  await install(player);
  return { server, player };
}

/** Opens the sheet that moves a game, and moves it; the game stands there as it was. */
async function move(player: Player, name: string): Promise<void> {
  const { page, hands, eyes } = player;
  const from = new URL(page.url()).pathname;
  const { number } = eyes.now;
  await hands.press(page.getByTestId('menu'));
  await hands.press(page.getByTestId('open-move'));
  await page.getByTestId('move-sheet').waitFor();
  await shoot(player, name);
  expect(await faults(page)).toEqual([]);
  await hands.press(page.getByTestId('move-go'));
  await page.waitForURL((url) => url.pathname !== from && url.pathname.startsWith('/t/'));
  await page.getByTestId('table').waitFor();
  expect(eyes.table?.id).toBe(new URL(page.url()).pathname.split('/')[2]);
  expect(eyes.now.number).toBeGreaterThanOrEqual(number);
}

/** What the menu says of the chance of a game that has moved. */
async function readMenu(player: Player, name: string): Promise<void> {
  const { page, hands } = player;
  await hands.press(page.getByTestId('menu'));
  const fair = page.getByTestId('fair-menu');
  await hands.press(fair.locator('summary'));
  await fair.getByTestId('moved-told').waitFor();
  await fair.scrollIntoViewIfNeeded();
  await shoot(player, name);
  await page.keyboard.press('Escape');
  await page.getByTestId('menu-sheet').waitFor({ state: 'detached' });
}

test.each(SCREENS)(
  'on $name, a game of this browser goes on at a table where a friend joins',
  async ({ name, screen }) => {
    const { server, player } = await installed(screen);
    await player.hands.press(player.page.getByTestId('here'));
    await player.playUntil(({ turns }) => turns >= 1);
    const old = new URL(player.page.url()).pathname;
    await move(player, `to the server, ${name}`);
    await player.playUntil(() => player.moves >= 3);
    await readMenu(player, `told at the table, ${name}`);

    const friend = await site.open(screen);
    await friend.page.goto(player.page.url());
    await friend.page.getByTestId('table').or(friend.page.getByTestId('vacant')).first().waitFor();
    await friend.page.getByTestId('moved-told').waitFor();
    await shoot(friend, `a friend comes, ${name}`);
    await friend.hands.press(friend.page.getByTestId('take-seat'));
    await friend.eyes.until(() => friend.eyes.now.view.seat !== null, 'a seat');
    expect(friend.eyes.now.view.seat).not.toBe(player.view.seat);
    // From now on the game is nobody's to take along.
    await player.eyes.until(
      () => player.eyes.table?.seats.filter(({ kind }) => kind === 'person').length === 2,
      'two people',
    );
    await player.hands.press(player.page.getByTestId('menu'));
    await player.page.getByTestId('menu-sheet').waitFor();
    expect(await player.page.getByTestId('open-move').count()).toBe(0);
    await player.page.keyboard.press('Escape');

    // Where it was, it says where it is.
    await player.page.goto(server.url + old);
    await player.page.getByTestId('moved-away').waitFor();
    await shoot(player, `moved away, ${name}`);
    expect(await faults(player.page)).toEqual([]);
    await player.hands.press(player.page.getByTestId('moved-away').getByRole('link').first());
    await player.page.getByTestId('table').waitFor();
  },
);

test.each(SCREENS)(
  'on $name, a game at the server goes on here without a network, and back again',
  async ({ name, screen }) => {
    const { server, player } = await installed(screen);
    const { page, hands, eyes } = player;
    await hands.press(page.getByTestId('kick-it-open'));
    await player.playUntil(() => player.moves >= 2);
    const link = page.url();
    await move(player, `into the browser, ${name}`);
    await server.kill();
    await page.reload();
    await page.getByTestId('table').waitFor();
    const { number } = eyes.now;
    await player.playUntil(() => eyes.now.number > number + 5);
    await readMenu(player, `told offline, ${name}`);
    const saving = page.waitForEvent('download');
    await hands.press(page.getByTestId('menu'));
    await hands.press(page.getByTestId('menu-sheet').getByTestId('download-record'));
    const record = readRecord(readFileSync(await (await saving).path(), 'utf8'));
    if (isRecordFault(record)) throw new Error('what was downloaded is not a record');
    expect(verify(pool, record)).toBeNull();
    expect(record.header.fair).toBeUndefined();
    await page.keyboard.press('Escape');

    // Without a server it stays where it is, and says why.
    await hands.press(page.getByTestId('menu'));
    await hands.press(page.getByTestId('open-move'));
    await hands.press(page.getByTestId('move-go'));
    await page.getByTestId('moved-away').waitFor();
    await page.getByRole('alert').first().waitFor();
    await shoot(player, `no server, ${name}`);
    await hands.press(page.getByTestId('moved-back'));
    await page.getByTestId('table').waitFor();

    await server.start();
    await move(player, `back to the server, ${name}`);
    await player.playUntil(() => player.moves >= 6);
    // Somebody with the old link learns that the game is elsewhere, and can't take it back.
    const other = await site.open(screen);
    await other.page.goto(link);
    await other.page.getByTestId('moved-away').waitFor();
    expect(await other.page.getByTestId('moved-back').count()).toBe(0);
  },
);

test('a game with a pack of its host goes on in the browser with its cards, and back again', async () => {
  const texts = galleyTexts();
  const { pack: galley } = checkFiles(texts);
  if (galley === null) throw new Error('the pack has mistakes');
  const url = await serve({ seed: 'galley 2' });
  const browser = new Installed(PHONE);
  await browser.open();
  const player = await browser.tab({ quick: true });
  player.pool = buildCardPool([loadSet('classic'), galley]);
  const { page, hands, eyes } = player;
  await page.goto(url);
  await install(player);
  await makeTable(player, url, { seats: 3, friends: 2 });
  await choosePack(player, 'galley.kickdoor', bundleOf(texts));
  await eyes.until(() => eyes.table?.sets.includes('galley') === true, 'the pack is mixed in');
  for (const seat of [1, 2]) {
    const row = page.getByTestId('lobby-seats').getByRole('listitem').nth(seat);
    await hands.press(row.getByRole('button', { name: player.words.say('lobby-bot') }));
    await eyes.until(() => eyes.table?.seats[seat]?.kind === 'bot', 'a bot sits');
  }
  await hands.press(page.getByTestId('start-game'));
  const own = page.locator('[data-set="galley"][data-paper="straw"]').first();
  await own.waitFor();
  await player.playUntil(() => player.moves >= 2);
  await move(player, 'a pack, into the browser');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByTestId('table').waitFor();
  await own.waitFor();
  await player.playUntil(() => player.moves >= 4);
  await page.context().setOffline(false);
  await move(player, 'a pack, back to the server');
  expect(eyes.table?.packs).toMatchObject([{ id: 'galley' }]);
  await own.waitFor();
  await player.playUntil(() => player.moves >= 6);
});
