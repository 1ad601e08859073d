/** Moves a game to another host. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { faults } from './access.ts';
import type { Player } from './player.ts';

const shots = process.env['MOVING_SHOTS'];

/** Takes a screenshot if MOVING_SHOTS names a folder. */
export async function shoot({ page }: Player, name: string): Promise<void> {
  // Wait for elements that slide in.
  await page.waitForTimeout(shots === undefined ? 0 : 500);
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Opens the sheet for moving a game and moves it; the game arrives unchanged. */
export async function move(player: Player, name: string): Promise<void> {
  const { page, hands, eyes } = player;
  const from = new URL(page.url()).pathname;
  const { number } = eyes.now;
  await hands.press(page.getByTestId('menu'));
  await hands.press(page.getByTestId('open-move'));
  await page.getByTestId('move-sheet').waitFor();
  await shoot(player, name);
  expect(await faults(page)).toEqual([]);
  await hands.press(page.getByTestId('move-go'));
  await page.waitForURL((url) => url.pathname !== from && url.pathname.startsWith('/t/'));
  await page.getByTestId('table').waitFor();
  expect(eyes.table?.id).toBe(new URL(page.url()).pathname.split('/')[2]);
  expect(eyes.now.number).toBeGreaterThanOrEqual(number);
}
