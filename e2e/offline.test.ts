/** The page without a network: installed, a game played to its end with the server stopped, and taken up again. */
import { readFileSync } from 'node:fs';
import { isRecordFault, readRecord, verify } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { install, Installed, race } from './support/installed.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool } from './support/seeds.ts';
import { ServerProcess } from './support/server.ts';

const Manifest = z.object({
  name: z.literal('Kickdoor'),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
  ),
});

async function opened(): Promise<ServerProcess> {
  const server = new ServerProcess();
  await server.start();
  return server;
}

test('the page can be installed: its manifest, its icons and its service worker', async () => {
  const server = await opened();
  const browser = new Installed(DESKTOP);
  await browser.open();
  const player = await browser.tab({ quick: false });
  await player.page.goto(server.url);
  await player.page.getByTestId('kick-it-open').waitFor();
  // What the first page needs comes first.
  const installed = await player.page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(installed).toHaveLength(0);
  const href = await player.page.locator('link[rel=manifest]').getAttribute('href');
  const response = await fetch(new URL(href ?? '', server.url));
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = Manifest.parse(await response.json());
  expect(manifest.icons.map(({ purpose = 'any', sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  );
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await player.page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([size, type]).toEqual([sizes, 'image/png']);
  }
  const worker = await fetch(`${server.url}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  await install(player);
  // What the browser itself has against it: nothing but what a test's browser always lacks.
  const session = await player.page.context().newCDPSession(player.page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await server.kill();
  await player.page.reload();
  await player.page.getByTestId('away').waitFor();
  // By the real policy and at the real pace: the worker starts, deals, and the lesson and the rulebook are there.
  await player.page.getByTestId('lesson-door').click();
  await player.page.getByTestId('coach').waitFor();
  // Cards have their pictures though none was looked at before, and without a file of each kept.
  await player.page.locator('[data-testid=hand] .kd-picture[data-drawn]').first().waitFor();
  expect(await player.page.locator('[data-testid=hand] .kd-picture:not([data-drawn])').count()).toBe(0);
  await player.page.goto(`${server.url}/rules`);
  await player.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await player.page.locator('main').innerText()).toContain('kick a door open');
});

test.each([
  { name: 'a phone', screen: PHONE },
  { name: 'a desktop', screen: DESKTOP },
])(
  'on $name, with the server stopped: begun, closed in the middle, taken up again, played to its end, downloaded',
  async ({ screen }) => {
    const server = await opened();
    const browser = new Installed(screen);
    await browser.open();
    const first = await browser.tab({ quick: true });
    await first.page.goto(server.url);
    await install(first);
    await server.kill();
    await first.page.reload();
    await first.hands.press(first.page.getByTestId('kick-it-open'));
    await first.playUntil(({ turns }) => turns >= 1);
    const { number } = first.eyes.now;
    const { pathname } = new URL(first.page.url());
    await browser.close();

    await browser.open();
    const again = await browser.tab({ quick: true });
    await again.page.goto(server.url);
    await again.hands.press(again.page.getByTestId('continue').getByRole('link').first());
    await again.eyes.past(-1);
    expect(new URL(again.page.url()).pathname).toBe(pathname);
    expect(again.eyes.now.number).toBeGreaterThanOrEqual(number);

    // Another tab doesn't play the same table: it says where it is played.
    const other = await browser.tab({ quick: true });
    await other.page.goto(server.url + pathname);
    await other.page.getByTestId('elsewhere').waitFor();
    await other.page.close();

    await race(again, () => again.view.phase === 'over');
    await again.page.getByTestId('game-over').waitFor();
    // Nothing of the last screen asks the server: it tells the game, checks what there is, and has noted it.
    const end = again.page.getByTestId('game-over');
    await end.getByTestId('won-by').waitFor();
    await end.locator('[data-testid=seal].seal-chosen').waitFor();
    const file = again.page.waitForEvent('download');
    await again.hands.press(again.page.getByTestId('menu'));
    await again.hands.press(again.page.getByTestId('menu-sheet').getByTestId('download-record'));
    const record = readRecord(readFileSync(await (await file).path(), 'utf8'));
    if (isRecordFault(record)) throw new Error('what was downloaded is not a record');
    expect(record.moves).toHaveLength(again.eyes.now.number);
    expect(verify(pool, record)).toBeNull();

    await again.page.goto(`${server.url}/history`);
    await again.hands.press(again.page.getByTestId('history-list').getByRole('link'));
    await again.page.getByTestId('replay').waitFor();
    expect(await again.page.getByTestId('replay-seal').getAttribute('data-whole')).toBe('true');
  },
);
