/** What a browser with a slow processor makes of a page. */
import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Look {
  /** Milliseconds until the page could be used: the frame after what was waited for had been drawn. */
  readonly ready: number;
  /** Milliseconds until all of it was drawn, where something is drawn before. */
  readonly whole: number;
  /** Bytes over the wire, compressed, with headers. */
  readonly bytes: number;
}

/** A page in a browser of its own, slowed down, with its bytes counted. */
export class Visit {
  readonly page: Page;
  readonly #session: CDPSession;
  #bytes = 0;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (this.#bytes += encodedDataLength));
  }

  /** Opens an empty page whose processor is slowed so many times, in a browser that keeps these texts of local storage. */
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

  /** Goes to an address and waits until an element is there, then for one that comes with all of the page. */
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
  /** Cumulative layout shift, without what follows an interaction. */
  shift: number;
  /** Milliseconds from each press until the next frame showed what came of it. */
  interactions: number[];
}

declare global {
  /** Of the Event Timing API. */
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

/** Runs in the page: milliseconds from the start of the navigation until an element had been drawn. */
function whenDrawn(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(check);
      else requestAnimationFrame(() => resolve(performance.now()));
    };
    check();
  });
}

/** Frames a second over some time, and the longest gap between two, in milliseconds. */
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
