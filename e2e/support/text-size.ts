/** The text size that a reader has chosen in the browser's settings. */
import type { Page } from 'playwright-core';

/** Browsers' default font sizes in pixels, for normal and for fixed-width text. */
const [STANDARD, FIXED] = [16, 13];

/** Sets a page's text size in percent, like the browser's settings: lengths in `em` and `rem` follow, pixels don't. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sized = (size: number): number => Math.round((size * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard: sized(STANDARD), fixed: sized(FIXED) } });
}

/** A page's current text size, in percent. */
export function textSize(page: Page): Promise<number> {
  return page.evaluate(
    (standard) => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / standard) * 100,
    STANDARD,
  );
}
