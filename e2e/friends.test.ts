/** An evening with friends: they talk, play again, go on elsewhere, and one of them means harm. */
import { PROTOCOL_VERSION } from '@kickdoor/protocol';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { makeTable, sitDown } from './support/lobby.ts';
import { allPlayUntil, type Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS, seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const SCREENS = [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const satisfies readonly (readonly [string, BrowserContextOptions])[];

/** Opens Talk, which stays open beside a table on a desktop. */
async function opensTalk({ page, hands }: Player): Promise<void> {
  if ((await page.getByTestId('talk-panel').count()) === 0) await hands.press(page.getByTestId('talk'));
}

/** Closes it beside the table, where what is said is read over the stage from then on. */
async function closesTalk({ page, hands }: Player): Promise<void> {
  if ((await page.getByTestId('talk-panel').count()) > 0) await hands.press(page.getByTestId('talk-close'));
}

/** Says a phrase without blanks. */
async function says(player: Player, phrase: string): Promise<void> {
  const { page, hands } = player;
  await opensTalk(player);
  await hands.press(page.getByTestId(`say-${phrase}`));
  await closesTalk(player);
}

/** Presses a counteroffer, which is under "More" where the row has no room for it. */
async function counters({ page, hands }: Player, what: 'help' | 'trade'): Promise<void> {
  const counter = page.getByTestId(`counter-${what}`);
  await counter.or(page.getByTestId('more-acts')).first().waitFor();
  if (!(await counter.isVisible())) await hands.press(page.getByTestId('more-acts'));
  await hands.press(counter);
}

/** Waits until somebody reads something over the stage. */
async function reads({ page }: Player, text: string): Promise<void> {
  await page.getByTestId('heard').locator('.heard-line').filter({ hasText: text }).waitFor();
}

/** Two friends and a bot, their game begun. */
async function begun(screen: BrowserContextOptions) {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const ada = await site.open(screen);
  const ben = await site.open(screen, 'de');
  const link = await makeTable(ada, url, { seats: 3, friends: 1 });
  await sitDown(ben, link, PERSONS[1]);
  await ada.hands.press(ada.page.getByTestId('start-game'));
  return { url, link, ada, ben };
}

/** They are in the first fight, which the first can't win alone. */
async function fight(screen: BrowserContextOptions) {
  const there = await begun(screen);
  await allPlayUntil([there.ada, there.ben], ({ combat }) => combat !== null);
  return there;
}

/** Something that is said past the page. */
const say = (at: number, what: object) => ({ type: 'say', id: `cheat-${at}`, what });

/** Sends something past the page, as a cheater would, with the page's own keys. Returns the errors that come back. */
function cheats({ page }: Player, messages: readonly object[]): Promise<string[]> {
  return page.evaluate(
    ({ sent, version }) =>
      new Promise<string[]>((resolve) => {
        const table = location.pathname.split('/').at(-1) ?? '';
        const keys: unknown = JSON.parse(localStorage.getItem(`kickdoor.table.${table}`) ?? '{}');
        const secret =
          typeof keys === 'object' && keys !== null && 'secret' in keys ? keys.secret : undefined;
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const codes: string[] = [];
        let answers = 0;
        socket.addEventListener('open', () => {
          socket.send(JSON.stringify({ type: 'hello', version, secret }));
          for (const message of sent) socket.send(JSON.stringify(message));
        });
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          if (!data.includes('"cheat')) return;
          answers += 1;
          const [, code] = /"code":"([^"]+)"/u.exec(data) ?? [];
          if (code !== undefined) codes.push(code);
          if (answers === sent.length) resolve(codes);
        });
      }),
    { sent: messages, version: PROTOCOL_VERSION },
  );
}

describe.each(SCREENS)('on %s', (_, screen) => {
  test('each reads phrases in their own language, takes offers up with one touch, and mutes', async () => {
    const { ada, ben } = await fight(screen);
    await says(ada, 'who-helps');
    await reads(ben, 'Wer hilft mir?');
    await opensTalk(ben);
    expect(await faults(ben.page)).toEqual([]);
    await ben.hands.press(ben.page.getByTestId('say-help-for'));
    await ben.hands.press(ben.page.getByTestId('talk-blanks').getByRole('button').nth(1));
    await closesTalk(ben);
    await reads(ada, 'I’ll help for one treasure.');

    await ada.hands.press(ada.page.getByTestId('ask-for'));
    await ben.eyes.until(() => ben.view.combat?.request?.to === 1, 'Ben is asked');
    expect(ben.view.combat?.request?.terms).toMatchObject({ treasures: 1 });
    await counters(ben, 'help');
    await ada.eyes.until(() => ada.view.combat?.declined.includes(1) === true, 'Ben wants more');
    await reads(ada, 'Not for less than 2 treasures.');
    await ada.hands.press(ada.page.getByTestId('ask-for'));
    await ben.eyes.until(() => ben.view.combat?.request?.terms.treasures === 2, 'Ben is asked for more');

    const seat = ada.page.getByTestId('seat-1').getByRole('button').first();
    await ada.hands.press(seat);
    await ada.hands.press(ada.page.getByTestId('face-laugh'));
    await ben.page.locator('[data-face=laugh]').waitFor();

    await opensTalk(ben);
    const fold = ben.page.getByTestId('talk-panel').locator('summary').last();
    if (await fold.isVisible()) await ben.hands.press(fold);
    await ben.hands.press(ben.page.getByTestId('mute-0'));
    await ben.page.keyboard.press('Escape');
    const heard = () => ben.eyes.messages.filter(({ type }) => type === 'said').length;
    const before = heard();
    await says(ada, 'hurry');
    await ben.eyes.until(() => heard() > before, 'Ada speaks');
    expect(await ben.page.getByTestId('heard').innerText()).not.toContain('Nun mach schon');
    // It stays so.
    await ben.page.reload();
    await ben.page.getByTestId('table').waitFor();
    await opensTalk(ben);
    expect(await ben.page.getByTestId('said').innerText()).not.toContain('Nun mach schon');
  });

  test('an offered trade is countered with one touch, and taken up', async () => {
    const { ada, ben } = await begun(screen);
    const item = (seat: number): number => {
      const { equipped = [], carried = [] } = ada.view.players[seat] ?? {};
      return [...carried, ...equipped][0] ?? -1;
    };
    const mayTrade = () => ada.eyes.now.legalMoves.some(({ move }) => move.do === 'offer' && move.seat === 1);
    const isSo = () => item(0) >= 0 && item(1) >= 0 && mayTrade();
    expect(await allPlayUntil([ada, ben], isSo)).toBe(true);
    const [hers, his] = [item(0), item(1)];
    const offer = { do: 'offer', seat: 1, give: [hers], get: [his] };
    expect(await cheats(ada, [{ type: 'move', id: 'cheat-trade', move: offer }])).toEqual([]);
    await ben.eyes.until(() => ben.view.trades.some(({ to }) => to === 1), 'Ben is offered a trade');
    await counters(ben, 'trade');
    await ada.eyes.until(() => ada.view.trades.length === 0, 'Ben declines');
    // What was offered lies in the sheet the other way round.
    await ben.hands.press(ben.page.getByTestId('trade-confirm'));
    await ada.eyes.until(() => ada.view.trades.some(({ to }) => to === 0), 'Ben makes another offer');
    expect(ada.view.trades).toMatchObject([{ from: 1, to: 0, give: [his], get: [hers] }]);
    await ada.do({ do: 'accept' });
    await ada.eyes.until(() => ada.view.trades.length === 0, 'the trade is made');
    const has = (seat: number) => {
      const { equipped = [], carried = [] } = ada.view.players[seat] ?? {};
      return [...equipped, ...carried];
    };
    expect(has(0)).toContain(his);
    expect(has(1)).toContain(hers);
  });

  test('a seat goes on in another browser by a code that works once', async () => {
    const { url, link, ada, ben } = await fight(screen);
    await ben.hands.press(ben.page.getByTestId('menu'));
    await ben.hands.press(ben.page.getByTestId('go-elsewhere'));
    const code = await ben.page.getByTestId('code').innerText();
    await ben.page.getByTestId('qr').waitFor();
    expect(await faults(ben.page)).toEqual([]);
    const phone = await site.open(PHONE);
    await phone.page.goto(`${link}#code=${code.replaceAll('-', '')}`);
    await phone.page.getByTestId('table').waitFor();
    expect(phone.page.url()).toBe(link);
    expect(phone.eyes.seat).toBe(1);
    expect(phone.view.hand).toEqual(ben.view.hand);
    // Stale: somebody else who has seen it comes too late.
    const thief = await site.open(DESKTOP);
    await thief.page.goto(`${link}#code=${code}`);
    await thief.page.getByRole('alert').filter({ hasText: 'used up' }).waitFor();
    expect(thief.page.url()).toBe(link);

    // The code of one's own brings all tables, and the start page lists them.
    await ada.page.goto(url);
    await ada.hands.press(ada.page.getByTestId('mine'));
    await ada.hands.press(ada.page.getByTestId('show-code'));
    await ada.page.getByTestId('own-code').waitFor();
    expect(await faults(ada.page)).toEqual([]);
    const own = await ada.page.getByTestId('own-code').innerText();
    const other = await site.open(screen);
    await other.page.goto(url);
    await other.hands.press(other.page.getByTestId('mine'));
    await other.page.getByTestId('enter-code').fill(own.toLowerCase());
    await other.hands.press(other.page.getByTestId('open-code'));
    await other.page.getByTestId('code-said').filter({ hasText: 'One table' }).waitFor();
    await other.page.reload();
    const tables = other.page.getByTestId('continue').getByRole('link');
    await tables.first().waitFor();
    expect(await tables.count()).toBe(1);
    await other.hands.press(tables.first());
    await other.page.getByTestId('table').waitFor();
    expect(other.eyes.seat).toBe(0);
  });

  test('friends play again at the same link, and a bot sits in for who does not come', async () => {
    const url = await serve({ seed: seedOfLostCombat(3) });
    const [ada, ben, cleo] = [await site.open(screen), await site.open(screen), await site.open(screen)];
    const link = await makeTable(ada, url, { seats: 3, friends: 2 });
    await sitDown(ben, link, PERSONS[1]);
    await sitDown(cleo, link, PERSONS[2]);
    await ada.hands.press(ada.page.getByTestId('start-game'));
    for (const friend of [ada, ben, cleo]) await friend.eyes.past(-1);
    await concede(cleo);
    await concede(ada);
    await ben.page.getByTestId('game-over').waitFor();

    await cleo.page.close();
    await ben.hands.press(ben.page.getByTestId('rematch'));
    await ben.page.getByTestId('lobby-seats').waitFor();
    expect(ben.page.url()).toBe(link);
    await ada.hands.press(ada.page.getByTestId('rematch-join'));
    await ada.page.getByTestId('lobby-seats').waitFor();
    expect(ada.page.url()).toBe(link);
    const seats = ben.page.getByTestId('lobby-seats').getByRole('listitem');
    await expect
      .poll(() => seats.allInnerTexts().then((texts) => texts.join(' ')))
      .toMatch(/Ada.*Ben.*Cleo.*away/su);
    // Somebody who only has the link comes to the newest game.
    const stranger = await site.open(screen);
    await stranger.page.goto(link);
    await stranger.page.getByTestId('lobby-seats').waitFor();
    await ben.hands.press(ben.page.getByTestId('start-without'));
    await ben.page.getByTestId('table').waitFor();
    await ada.page.getByTestId('table').waitFor();
    expect(ada.eyes.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    expect(ada.eyes.seat).toBe(0);
  });

  test('whoever floods the table, tricks its direction or names a hidden card is not heard', async () => {
    const { ada, ben } = await fight(screen);
    const [hidden = 0] = ada.view.hand ?? [];
    const codes = await cheats(ada, [
      say(1, { kind: 'text', text: '\u202Egnp.live' }),
      say(2, { kind: 'text', text: 'hello' }),
      say(3, { kind: 'phrase', phrase: 'want-card', card: hidden }),
      say(4, { kind: 'phrase', phrase: 'help-for', number: 1e9 }),
      ...Array.from({ length: 15 }, (__, at) => say(5 + at, { kind: 'phrase', phrase: 'hurry' })),
    ]);
    expect(codes.slice(0, 4)).toEqual(['bad-message', 'quiet', 'hidden-card', 'bad-message']);
    expect(codes.slice(4)).toEqual(Array.from({ length: 10 }, () => 'too-fast'));
    const said = () => ben.eyes.messages.filter((message) => message.type === 'said');
    await ben.eyes.until(() => said().length === 5, 'what got through');
    await says(ben, 'one-moment');
    await reads(ada, 'One moment');
  });
});

/** Leaves the game for good. */
async function concede({ page, hands, words }: Player): Promise<void> {
  await hands.press(page.getByTestId('menu'));
  await hands.press(page.getByTestId('menu-sheet').getByRole('button', { name: words.say('leave-game') }));
  await hands.press(
    page.getByTestId('concede-sheet').getByRole('button', { name: words.say('leave-game-yes') }),
  );
}
