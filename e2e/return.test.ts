/** A player who leaves during a combat gets back to it: by a reload, in another tab, after the server was killed. */
import { PROTOCOL_VERSION } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { makeTable, sitDown } from './support/lobby.ts';
import { allPlayUntil, type Player } from './support/player.ts';
import { PERSONS, seedOfLostCombat } from './support/seeds.ts';
import { serve, ServerProcess } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** The cards in hand on a page. */
function handOn({ page }: Player): Promise<(string | null)[]> {
  return page
    .locator('[data-testid=hand] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
}

/** What a page shows of a game: its own cards, both strengths, the prompt. Waits until cards animating out are gone. */
async function shown(player: Player): Promise<unknown> {
  const { page, view } = player;
  await page.getByTestId('combat').waitFor();
  await expect.poll(async () => (await handOn(player)).length).toBe(view.hand?.length);
  const strengths = page.locator('[data-testid^=strength-]');
  const prompts = page.getByTestId('prompt').locator('.prompt-text');
  return {
    hand: await handOn(player),
    strengths: await strengths.allInnerTexts(),
    prompts: await prompts.allInnerTexts(),
  };
}

/** Waits until a page has received the game again. */
async function anew(player: Player, how: () => Promise<unknown>): Promise<void> {
  const { length } = player.eyes.messages;
  await how();
  const told = () => player.eyes.messages.slice(length).some(({ type }) => type === 'update');
  await player.eyes.until(told, 'the game is told anew');
}

test('a reload during combat, another tab, and a stranger with the link', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const [ada, ben] = [await site.open(), await site.open()];
  const link = await makeTable(ada, url, { seats: 3, friends: 1 });
  await sitDown(ben, link, PERSONS[1]);
  await ada.hands.press(ada.page.getByTestId('start-game'));
  await allPlayUntil([ada, ben], ({ combat }) => combat !== null);
  await ada.do({ do: 'ask', seat: 1, terms: { treasures: 1, first: 0, items: [], plays: [] } });

  const before = ada.eyes.now;
  await expect.poll(() => ada.page.getByTestId('wait').count()).toBe(1);
  const seen = await shown(ada);
  await anew(ada, () => ada.page.reload());
  const after = ada.eyes.now;
  expect(after.number).toBe(before.number);
  expect(after.view).toEqual(before.view);
  expect(after.legalMoves).toEqual(before.legalMoves);
  expect(after.clocks.map(({ id }) => id)).toEqual(before.clocks.map(({ id }) => id));
  expect(after.clocks.at(-1)?.left).toBeLessThan(before.clocks.at(-1)?.left ?? 0);
  expect(await shown(ada)).toEqual(seen);
  expect(await ada.page.getByTestId('wait').count()).toBe(1);

  const stranger = await site.open();
  await anew(stranger, () => stranger.page.goto(link));
  await stranger.page.getByTestId('combat').waitFor();
  expect(stranger.eyes.seat).toBeNull();
  expect(stranger.eyes.now).toMatchObject({ legalMoves: [], reasons: [], view: { seat: null, hand: null } });
  expect(await stranger.page.getByTestId('hand').count()).toBe(0);
  expect(await stranger.page.locator('[data-testid=actions] button').count()).toBe(0);
  expect(await tellsMove(stranger, { do: 'withdraw' })).toContain('no-seat');
  expect(ada.eyes.now.number).toBe(before.number);

  const tab = await site.tab(ada);
  await anew(tab, () => tab.page.goto(link));
  expect(await shown(tab)).toEqual(seen);
  await tab.do({ do: 'withdraw' });
  await ada.eyes.past(before.number);
  expect(ada.view.combat?.request).toBeNull();
  await expect.poll(() => ada.page.getByTestId('do-withdraw').count()).toBe(0);
});

/** Sends a move bypassing the page, as a cheater would. Returns the answers. */
function tellsMove({ page }: Player, move: unknown): Promise<string[]> {
  return page.evaluate(
    ({ sent, version }) =>
      new Promise<string[]>((resolve) => {
        const table = location.pathname.split('/').at(-1) ?? '';
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const codes: string[] = [];
        socket.addEventListener('open', () => {
          socket.send(JSON.stringify({ type: 'hello', version }));
          socket.send(JSON.stringify({ type: 'move', id: 'cheat', move: sent }));
        });
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const [, code] = /"code":"([^"]+)"/u.exec(data) ?? [];
          if (code !== undefined) codes.push(code);
          if (data.includes('"cheat"')) resolve(codes);
        });
      }),
    { sent: move, version: PROTOCOL_VERSION },
  );
}

test('the server is killed during combat and restarted', async () => {
  const server = new ServerProcess();
  await server.start();
  const friends = [await site.open(), await site.open(), await site.open()];
  const [ada, ben, cleo] = friends;
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody plays');
  const link = await makeTable(ada, server.url, { seats: 3, friends: 2 });
  await sitDown(ben, link, PERSONS[1]);
  await sitDown(cleo, link, PERSONS[2]);
  await ada.hands.press(ada.page.getByTestId('start-game'));
  expect(await allPlayUntil(friends, ({ combat }) => combat !== null)).toBe(true);

  const before = friends.map(({ eyes }) => eyes.now);
  const seen = await Promise.all(friends.map(shown));
  await server.kill();
  await Promise.all(friends.map(({ page }) => page.getByTestId('banner').waitFor()));
  const restarted = server.start();
  await Promise.all(friends.map((friend) => anew(friend, () => restarted)));
  await Promise.all(friends.map(({ page }) => page.getByTestId('banner').waitFor({ state: 'detached' })));
  for (const [at, { eyes }] of friends.entries()) {
    expect(eyes.now.number).toBe(before[at]?.number);
    expect(eyes.now.view).toEqual(before[at]?.view);
    expect(eyes.now.legalMoves).toEqual(before[at]?.legalMoves);
  }
  expect(await Promise.all(friends.map(shown))).toEqual(seen);

  const turn = ada.view.turns;
  expect(await allPlayUntil(friends, ({ turns }) => turns > turn)).toBe(true);
});
