/** Measures a page in a browser with a slowed-down processor. */
import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Look {
  /** Milliseconds until the page was usable: the frame after the awaited element was drawn. */
  readonly ready: number;
  /** Milliseconds until everything was drawn, if something is drawn earlier. */
  readonly whole: number;
  /** Bytes over the wire, compressed, with headers. */
  readonly bytes: number;
}

/** A page in its own slowed-down browser, with its bytes counted. */
export class Visit {
  readonly page: Page;
  readonly #session: CDPSession;
  #bytes = 0;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (this.#bytes += encodedDataLength));
  }

  /** Opens an empty page with its processor slowed by a factor, and with these entries in local storage. */
  static async open(
    browser: Browser,
    slower: number,
    kept: Readonly<Record<string, string>> = {},
  ): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
    const page = await context.newPage();
    await page.addInitScript(observe, kept);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return new Visit(page, session);
  }

  /** Goes to an address and waits for an element, then for one that only the complete page has. */
  async look(url: string, selector: string, all: string = selector): Promise<Look> {
    await this.page.goto(url, { waitUntil: 'commit' });
    const ready = await this.page.evaluate(whenDrawn, selector);
    const whole = all === selector ? ready : await this.page.evaluate(whenDrawn, all);
    await this.page.waitForLoadState('networkidle');
    return { ready, whole, bytes: this.#bytes };
  }

  /** What the page has observed of itself since it was opened. */
  observed(): Promise<Observed> {
    return this.page.evaluate(() => globalThis.observedByBench ?? { shift: 0, interactions: [] });
  }

  async close(): Promise<void> {
    await this.#session.detach();
    await this.page.context().close();
  }
}

export interface Observed {
  /** Cumulative layout shift, excluding shifts after interactions. */
  shift: number;
  /** Milliseconds from each press to the next frame that showed its effect. */
  interactions: number[];
}

declare global {
  /** From the Event Timing API. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  var observedByBench: Observed | undefined;
}

/** Runs in the page before its own scripts. */
function observe(kept: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const seen: Observed = { shift: 0, interactions: [] };
  globalThis.observedByBench = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === false;
      if (isOwn && 'value' in entry) seen.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'pointerup' || name === 'click' || name === 'keydown') seen.interactions.push(duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** Runs in the page: returns the milliseconds from the start of the navigation until an element was drawn. */
function whenDrawn(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(check);
      else requestAnimationFrame(() => resolve(performance.now()));
    };
    check();
  });
}

/** Frames per second over a time, and the longest gap between two, in milliseconds. */
export function framesOf(page: Page, ms: number): Promise<{ perSecond: number; longest: number }> {
  return page.evaluate(
    (time) =>
      new Promise<{ perSecond: number; longest: number }>((resolve) => {
        const start = performance.now();
        let [last, count, longest] = [start, 0, 0];
        const frame = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          count += 1;
          if (now - start < time) requestAnimationFrame(frame);
          else resolve({ perSecond: (count * 1000) / (now - start), longest });
        };
        requestAnimationFrame(frame);
      }),
    ms,
  );
}
