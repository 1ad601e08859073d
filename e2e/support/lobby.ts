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

/**
 * Creates a table on the home page: friends in the seats after the first, bots in the others. Returns the table's link.
 */
export async function makeTable(
  host: Player,
  url: string,
  wish: { readonly seats: number; readonly friends?: number },
): Promise<string> {
  const { page, hands, words } = host;
  const { seats, friends = 0 } = wish;
  await page.goto(url);
  await introduce(host, PERSONS[0]);
  await hands.press(
    page
      .getByRole('radiogroup', { name: words.say('new-seats'), exact: true })
      .locator(`[data-key="${seats}"]`),
  );
  for (let seat = 2; seat < 2 + friends; seat += 1) {
    await hands.press(
      page.getByRole('radiogroup', { name: words.say('new-seat', { seat }) }).locator('[data-key=friend]'),
    );
  }
  await hands.press(page.getByTestId('create-table'));
  await page.waitForURL(/\/t\//u);
  return page.url();
}

/** Follows a table's link and sits down. */
export async function sitDown(friend: Player, link: string, persona: Persona): Promise<void> {
  await friend.page.goto(link);
  await introduce(friend, persona);
  await friend.hands.press(friend.page.getByTestId('sit-down'));
  await friend.eyes.until(() => friend.eyes.seat !== null, `${persona.name} sits`);
}
