/** How a page comes to a table. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

/** Built files with the cards and words of the set that is played first. */
const CARDS = /\/assets\/classic-[^/]+\.json$/u;

const site = useSite();
const Message = z.object({ type: z.string(), id: z.string().optional() });

test('the line to a table is opened while its part of the page still loads, which says so; lines and cards are asked for once', async () => {
  const url = await serve({ seed: 'arriving' });
  const { page, hands, words } = await site.open(PHONE);
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await page.getByTestId('hand').waitFor();

  let lines = 0;
  page.on('websocket', () => (lines += 1));
  const cards: string[] = [];
  page.on('request', (request) => (CARDS.test(request.url()) ? cards.push(request.url()) : undefined));
  const loads = Promise.withResolvers<void>();
  await page.route(/\/assets\/TablePage-.*js/u, async (route) => {
    await loads.promise;
    await route.continue();
  });
  const line = page.waitForEvent('websocket');
  await page.reload({ waitUntil: 'commit' });
  await line;
  await page.getByText(words.say('loading')).waitFor();
  loads.resolve();
  await page.getByTestId('hand').waitFor();
  expect(lines).toBe(1);
  expect(cards).not.toEqual([]);
  expect(cards).toEqual([...new Set(cards)]);
  // English has all of its letters in the three faces that come with the page.
  const faces = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  );
  expect(faces).toHaveLength(3);
});

/** Runs in the page: notes whether a lobby is ever drawn. */
function watchForLobby(): void {
  new MutationObserver(() => {
    const start = document.querySelector('[data-testid=start-game]');
    if (start !== null) Object.assign(globalThis, { lobbySeen: true });
  }).observe(document, { childList: true, subtree: true });
}

test('a game that begins at once shows no lobby, and its cards come with the page', async () => {
  const url = await serve({ seed: 'arriving' });
  const { page, hands } = await site.open(PHONE);
  await page.addInitScript(watchForLobby);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await page.getByTestId('hand').waitFor();
  expect(await page.evaluate(() => Reflect.has(globalThis, 'lobbySeen'))).toBe(false);
  expect(asked.filter((path) => path.startsWith('/api/packs/'))).toEqual([]);
});

test('where its start is refused, there is the lobby after all', async () => {
  const url = await serve({ seed: 'arriving' });
  const { page, hands } = await site.open(PHONE);
  let refused = false;
  await page.routeWebSocket(/\/socket$/u, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      const said: unknown = JSON.parse(String(text));
      const { type, id } = Message.parse(said);
      if (type !== 'start' || refused) {
        server.send(text);
        return;
      }
      refused = true;
      line.send(JSON.stringify({ type: 'error', id, code: 'draining', message: 'later' }));
    });
  });
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  await hands.press(page.getByTestId('start-game'));
  await page.getByTestId('hand').waitFor();
  expect(refused).toBe(true);
});
