/** The screen sizes under test. */
import type { BrowserContextOptions } from 'playwright-core';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
/** With one dot per pixel, unlike real phones' four or nine: those don't change the layout and take as much longer. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
/** A large screen. */
export const LARGE: BrowserContextOptions = { viewport: { width: 2560, height: 1440 } };
/** A phone lying on its side. */
export const LANDSCAPE: BrowserContextOptions = { ...PHONE, viewport: { width: 844, height: 390 } };
/** A tablet held upright. */
export const TABLET: BrowserContextOptions = { ...PHONE, viewport: { width: 768, height: 1024 } };
/** The smallest phones in use. */
export const SMALL_PHONE: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 640 } };

/** A desktop window of 1440 × 900 at 200 percent: half as many pixels, each twice as large. */
export const ZOOMED: BrowserContextOptions = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

/** With a phone's pixel density, for screenshots. */
export function sharp(screen: BrowserContextOptions): BrowserContextOptions {
  return { ...screen, deviceScaleFactor: 2 };
}
