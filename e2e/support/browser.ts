/** The browser of this process. To start one takes as long as several tests; what a test opens in it shares nothing with others. */
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from '../../scripts/find-browser.ts';

let launched: Promise<Browser> | null = null;

/** The browser, started for the first test that asks, and anew if it has crashed. It ends with this process. */
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
