/** Waits until a page is at rest: moving or fading elements can't be measured. */
import type { Page } from 'playwright-core';

/** Waits until the page's fonts have loaded and its short animations have been over for some frames. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(settle);
}

/** Runs in the page. */
async function settle(): Promise<void> {
  /** Milliseconds; longer animations show a wait or draw attention. */
  const short = 1000;
  /** A busy page starts animations some frames late. */
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
