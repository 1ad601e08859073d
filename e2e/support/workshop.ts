/** What people do in the workshop, by any input device. */
import { readFileSync } from 'node:fs';
import { checkBundle } from '@kickdoor/packs/bundle';
import type { Player } from './player.ts';

/** Makes a pack without cards, and opens it. */
export async function newPack({ page, hands }: Player, url: string, title: string): Promise<void> {
  await page.goto(`${url}/workshop`);
  await hands.press(page.getByTestId('new-pack'));
  await page.getByTestId('pack-title').fill(title);
  await hands.press(page.getByTestId('pack-with-cards'));
  await hands.press(page.getByTestId('make-pack'));
  await page.getByTestId('workbench').waitFor();
}

/** Shows a part of the workbench if there isn't room for all. */
export async function turnTo({ page, hands }: Player, zone: 'cards' | 'edit' | 'look'): Promise<void> {
  const button = page.locator(`.bench-zones [data-key=${zone}]`);
  if (await button.isVisible()) await hands.press(button);
}

/** Types the name of a new card, whose field has the focus. */
async function nameCard({ page }: Player, name: string): Promise<void> {
  await page.locator('[data-testid=card-title][value=""]:focus').waitFor();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Tab');
}

/** Creates another card of the open one's kind. */
export async function anotherCard(player: Player, name: string): Promise<void> {
  const { page, hands } = player;
  if (hands.means === 'keyboard') await page.keyboard.press('Control+Enter');
  else await hands.press(page.getByTestId('another-card'));
  await nameCard(player, name);
}

/** Types into a field of the open card. */
export async function fillIn({ page, hands }: Player, field: string, value: string): Promise<void> {
  const input = page.getByTestId(field);
  await hands.enter(input);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(value);
  await page.keyboard.press('Tab');
}

/** Creates a card of a kind and types its name. */
export async function newCard(player: Player, kind: string, name: string): Promise<void> {
  const { page, hands } = player;
  await turnTo(player, 'cards');
  await hands.press(page.getByTestId('new-card'));
  await hands.press(page.getByTestId(`new-${kind}`));
  await nameCard(player, name);
}

/** Adds an effect to a card's list, with its defaults. */
export async function addEffect({ page, hands }: Player, list: string, effect: string): Promise<void> {
  await hands.press(page.getByTestId(`add-${list}`));
  const search = page.getByTestId('effect-search');
  await hands.enter(search);
  await page.keyboard.insertText(effect);
  if (hands.means === 'keyboard') await page.keyboard.press('Enter');
  else await hands.press(page.getByTestId(`effect-${effect}`));
  await page.getByTestId('effect-sheet').waitFor({ state: 'detached' });
  // The focus moves to the new effect.
  await page.locator('.form-effect:focus').waitFor();
}

/** Saves the pack's file for sharing. Returns it with the checker's result. */
export async function bundled({ page, hands }: Player) {
  const saved = page.waitForEvent('download');
  await hands.press(page.getByTestId('give'));
  await hands.press(page.getByTestId('save-bundle'));
  const file = await (await saved).path();
  await page.keyboard.press('Escape');
  return { file, checked: checkBundle('pack.kickdoor', readFileSync(file)) };
}
