/** The browser of this process. Starting one takes as long as several tests; contexts opened in it share nothing. */
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from '../../scripts/find-browser.ts';

let launched: Promise<Browser> | null = null;

/** The browser, started when a test first needs it, and again after a crash. It ends with this process. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

function forget(): void {
  launched = null;
}

async function launch(): Promise<Browser> {
  try {
    const browser = await launchBrowser(inject('browserPath'));
    browser.once('disconnected', forget);
    return browser;
  } catch (error) {
    forget();
    throw error;
  }
}
