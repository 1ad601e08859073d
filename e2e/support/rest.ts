/** Waits until a page has come to rest: what moves, or fades in, is measured as nobody sees it. */
import type { Page } from 'playwright-core';

/** Until the page's fonts are there and its short animations have been over for some frames. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(settle);
}

/** Runs in the page. */
async function settle(): Promise<void> {
  /** Milliseconds: anything longer shows a wait, or never ends. */
  const short = 1000;
  /** A busy page starts what it was asked for some frames later. */
  const enough = 6;
  await document.fonts.ready;
  for (let still = 0; still < enough; still += 1) {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && typeof endTime === 'number' && endTime < short;
    });
    if (moving.length > 0) still = 0;
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}
