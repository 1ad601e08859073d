/** A game moves: from a browser to the server, where friends join, and from the server into a browser without a network. */
import { readFileSync } from 'node:fs';
import { isRecordFault, readRecord, verify } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { install, Installed } from './support/installed.ts';
import { move, shoot } from './support/moving.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool } from './support/seeds.ts';
import { ServerProcess } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

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
