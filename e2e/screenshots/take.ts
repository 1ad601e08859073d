/** One screenshot, of a page that has come to rest. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Language } from '@kickdoor/words';
import { allowHaste } from '../support/haste.ts';
import { Player } from '../support/player.ts';

export interface Shots {
  readonly browser: Browser;
  readonly url: string;
  /** The name of the screen size. */
  readonly screen: string;
  readonly options: BrowserContextOptions;
  /** Where the pictures go. */
  readonly folder: string;
}

/** Milliseconds without a change after which nothing more is expected, and at most waited: clocks go on. */
const QUIET = 400;
const LONGEST = 4000;

/** In the page: waits until parts that come later have come. */
function settled([quiet, longest]: readonly [number, number]): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(end, longest);
  });
}

/** A browser of its own for one player. */
export async function open({ browser, options }: Shots, language: Language = 'en'): Promise<Player> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: language, ...options });
  await allowHaste(context);
  return new Player(await context.newPage(), {
    means: options.hasTouch === true ? 'touch' : 'mouse',
    language,
  });
}

/** Takes a picture: PNG for the docs, JPEG for a look. */
export async function take(
  { folder }: Shots,
  { page }: Player,
  name: string,
  type: 'png' | 'jpeg' = 'png',
): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(settled, [QUIET, LONGEST] as const);
  // What has just happened is played over the stage.
  await page.waitForFunction(() => document.querySelector('.beat, .traveler') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A torch flickers forever; everything else comes to rest.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < 5000);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  const quality = type === 'jpeg' ? { quality: 70 } : {};
  await page.screenshot({
    path: join(folder, `${name}.${type === 'png' ? 'png' : 'jpg'}`),
    type,
    ...quality,
  });
}
