/** The coach: whoever plays among bots can ask what a search would do; in a game with other people nobody can. */
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { makeTable, sitDown } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS, seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const shots = process.env['ADVICE_SHOTS'];

async function openMenu({ hands, page }: Player): Promise<void> {
  await hands.press(page.getByTestId('menu'));
  await page.getByTestId('menu-sheet').waitFor();
}

test.each([
  { name: 'a phone', screen: PHONE, language: 'ru' },
  { name: 'a desktop', screen: DESKTOP, language: 'en' },
] as const)(
  'on $name the coach tells the best moves and their chances',
  async ({ name, screen, language }) => {
    const url = await serve({ seed: seedOfLostCombat(4) });
    const player = await site.open(screen, language);
    const { page, hands, eyes, words } = player;
    await makeTable(player, url, { seats: 4 });
    await eyes.past(-1);
    await player.playUntil(({ combat, pending }) => combat !== null && pending === null);
    const { number } = eyes.now;
    await openMenu(player);
    await hands.press(page.getByTestId('ask-coach'));
    const sheet = page.getByTestId('advice-sheet');
    const moves = sheet.getByRole('listitem');
    await moves.nth(1).waitFor();
    const chances = (await moves.allInnerTexts()).map((text) => Number(/\n\D*(\d+)/u.exec(text)?.[1]));
    expect(chances.length).toBeLessThanOrEqual(3);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    for (const chance of chances) expect(chance).toBeLessThanOrEqual(100);
    await sheet.getByText(words.say('advice-note')).waitFor();
    expect(await faults(page)).toEqual([]);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/advice ${name}.png` });
    // Asking is no move: the game stands where it stood, unless a clock or a bot has acted.
    expect(eyes.now.number).toBeGreaterThanOrEqual(number);
  },
);

test('with two people at the table nobody can ask', async () => {
  const url = await serve({ seed: seedOfLostCombat(4) });
  const host = await site.open(DESKTOP);
  const guest = await site.open(PHONE);
  const link = await makeTable(host, url, { seats: 4, friends: 1 });
  await sitDown(guest, link, PERSONS[1]);
  await host.hands.press(host.page.getByTestId('start-game'));
  for (const player of [host, guest]) {
    await player.eyes.past(-1);
    await openMenu(player);
    expect(await player.page.getByTestId('ask-coach').count()).toBe(0);
  }
});
