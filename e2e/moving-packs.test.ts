/** A pack goes along with a game that moves: with a host's into the browser and to another server, and with a workshop's to any. */
import { checkFiles } from '@kickdoor/packs';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { bundleOf, choosePack, galleyTexts } from './support/galley.ts';
import { install, Installed } from './support/installed.ts';
import { makeTable } from './support/lobby.ts';
import { move } from './support/moving.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { newServer, serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { bundled, newCard, newPack } from './support/workshop.ts';

const site = useSite();

test('a game with a pack of its host goes on in the browser with its cards, and at a server that forgot them', async () => {
  const texts = galleyTexts();
  const { pack: galley } = checkFiles(texts);
  if (galley === null) throw new Error('the pack has mistakes');
  const first = await newServer({ seed: 'galley 2' });
  const browser = new Installed(PHONE);
  await browser.open();
  const player = await browser.tab({ quick: true });
  player.pool = buildCardPool([loadSet('classic'), galley]);
  const { page, hands, eyes } = player;
  await page.goto(first.url);
  await install(player);
  await makeTable(player, first.url, { seats: 3, friends: 2 });
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
  await first.close();
  await page.reload();
  await page.getByTestId('table').waitFor();
  await own.waitFor();
  await player.playUntil(() => player.moves >= 4);
  // Where the server was there is another, which has heard neither of the game nor of its pack.
  await newServer({ seed: 'galley 2', port: first.port });
  await move(player, 'a pack, back to the server');
  expect(eyes.table?.packs).toMatchObject([{ id: 'galley' }]);
  await own.waitFor();
  await player.playUntil(() => player.moves >= 6);
});

test('a game with a pack of the workshop goes on at the server, where a friend sees its cards', async () => {
  const url = await serve({ seed: null });
  const browser = new Installed(DESKTOP);
  await browser.open();
  const player = await browser.tab({ quick: true });
  const { page, hands, eyes } = player;
  await newPack(player, url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  const { pack } = (await bundled(player)).checked;
  if (pack === null) throw new Error('the pack has mistakes');
  player.pool = buildCardPool([loadSet('classic'), pack]);
  await hands.press(page.getByTestId('play-pack'));
  await hands.press(page.getByTestId('play-now'));
  await page.waitForURL(/\/t\//u);
  await player.playUntil(({ phase }) => phase !== 'setup');
  await move(player, 'a pack of the workshop, to the server');
  expect(eyes.table?.packs).toMatchObject([{ id: pack.id }]);
  const friend = await site.open(PHONE);
  await friend.page.goto(page.url());
  await friend.page.getByTestId('table').waitFor();
  friend.pool = player.pool;
  expect(friend.eyes.table?.packs).toMatchObject([{ id: pack.id, author: null }]);
  const { number } = eyes.now;
  await player.playUntil(() => eyes.now.number > number + 3);
});
