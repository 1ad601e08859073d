/** Browsers that look at the game, and whatever goes wrong in them. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { launchBrowser } from '../../scripts/find-browser.ts';
import { Player } from './player.ts';
import { DESKTOP } from './screens.ts';
import { watchWords } from './words.ts';

export interface Site {
  /** Opens a browser of its own, with nothing kept from others, and a page in it. */
  open(options?: BrowserContextOptions): Promise<Player>;
  /** Another tab of the browser of a player. */
  tab(of: Player): Promise<Player>;
}

/** Watches over a page: what goes wrong in it fails the test at its end. */
async function watch(page: Page): Promise<void> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // A server that was killed is no fault of the page.
    if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION_REFUSED')) {
      wrong.push(message.text());
    }
  });
  await page.addInitScript(watchWords);
  onTestFinished(() => {
    if (wrong.length > 0) throw new Error(`wrong in the page:\n${wrong.join('\n')}`);
  });
}

/** The browser of a file of tests. */
export function useSite(): Site {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser(inject('browserPath'));
  });
  afterAll(() => browser?.close());
  return {
    async open(options = DESKTOP) {
      if (browser === undefined) throw new Error('the browser is not open');
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await watch(page);
      return new Player(page, { touch: options.hasTouch ?? false });
    },
    async tab(of) {
      const page = await of.page.context().newPage();
      await watch(page);
      return new Player(page);
    },
  };
}
