/** What people do before a game: create a table, follow its link, sit down. */
import type { Player } from './player.ts';
import { PERSONS } from './seeds.ts';

interface Persona {
  readonly name: string;
  readonly sex: 'male' | 'female';
}

async function introduce({ page, hands, words }: Player, { name, sex }: Persona): Promise<void> {
  await page.getByTestId('persona-name').fill(name);
  await hands.press(
    page.getByRole('radiogroup', { name: words.say('persona-sex') }).locator(`[data-key=${sex}]`),
  );
}

interface Wish {
  readonly seats: number;
  readonly friends?: number;
}

/**
 * Creates a table from the start page and takes the first seat. The next seats are for friends, the others for bots.
 * Without friends, the game starts. Returns the table's link.
 */
export async function makeTable(host: Player, url: string, wish: Wish): Promise<string> {
  await host.page.goto(url);
  await host.hands.press(host.page.getByTestId('with-friends'));
  return settle(host, wish);
}

/** The same for a table that the host has just created. */
export async function settle(host: Player, { seats, friends = 0 }: Wish): Promise<string> {
  const { page, hands, eyes, words } = host;
  await page.waitForURL(/\/t\//u);
  await introduce(host, PERSONS[0]);
  await hands.press(page.getByTestId('sit-down'));
  await eyes.until(() => eyes.seat === 0, 'the host sits');
  const isSo = (count: number, bots: number) => {
    const there = eyes.table?.seats ?? [];
    return there.length === count && there.filter(({ kind }) => kind === 'bot').length === bots;
  };
  await hands.press(
    page
      .getByRole('radiogroup', { name: words.say('new-seats'), exact: true })
      .locator(`[data-key="${seats}"]`),
  );
  await eyes.until(() => isSo(seats, 0), 'the table has its seats');
  for (let seat = 1 + friends; seat < seats; seat += 1) {
    const row = page.getByTestId('lobby-seats').getByRole('listitem').nth(seat);
    await hands.press(row.getByRole('button', { name: words.say('lobby-bot') }));
    await eyes.until(() => isSo(seats, seat - friends), 'a bot sits');
  }
  if (friends === 0) await hands.press(page.getByTestId('start-game'));
  return page.url();
}

/** Follows a table's link and sits down. */
export async function sitDown(friend: Player, link: string, persona: Persona): Promise<void> {
  await friend.page.goto(link);
  await introduce(friend, persona);
  await friend.hands.press(friend.page.getByTestId('sit-down'));
  await friend.eyes.until(() => friend.eyes.seat !== null, `${persona.name} sits`);
}
