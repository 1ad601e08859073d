/** The size of text that a reader has chosen in the browser's settings. */
import type { Page } from 'playwright-core';

/** What a browser starts from, in pixels, for text and for text of fixed width. */
const [STANDARD, FIXED] = [16, 13];

/** Sets the size of a page's text, in percent, as the browser's settings do: lengths in `em` and `rem` follow, pixels don't. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sized = (size: number): number => Math.round((size * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard: sized(STANDARD), fixed: sized(FIXED) } });
}

/** The size of a page's text now, in percent. */
export function textSize(page: Page): Promise<number> {
  return page.evaluate(
    (standard) => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / standard) * 100,
    STANDARD,
  );
}
