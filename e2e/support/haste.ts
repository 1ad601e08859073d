/** Presses as fast as a machine. */
import type { BrowserContext } from 'playwright-core';

/** Buttons in this browser can be pressed as soon as they are there, before anybody could have seen them. */
export async function allowHaste(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('kickdoor.settling', 'off'));
}
