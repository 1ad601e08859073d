/** A browser with its own profile, in which the page is installed and tables survive closing it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { allowHaste } from './haste.ts';
import { Player } from './player.ts';

/** How much faster time passes in the worker that runs the tables. */
const SPEED = 40;

/** Runs in the page: passes messages from a table on to the test, and remembers the connection. */
function listen(): void {
  const start: unknown = Reflect.get(MessagePort.prototype, 'start');
  MessagePort.prototype.start = function (this: MessagePort) {
    Object.assign(globalThis, { tableLine: this });
    this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const heard: unknown = Reflect.get(globalThis, 'heardHere');
      if (typeof data === 'string' && typeof heard === 'function') Reflect.apply(heard, null, [data]);
    });
    if (typeof start === 'function') Reflect.apply(start, this, []);
  };
}

/** Runs in the worker: speeds up time. */
function hurry(speed: number): void {
  const later = setTimeout;
  const now = performance.now.bind(performance);
  Object.assign(globalThis, { setTimeout: (call: () => void, ms = 0) => later(call, ms / speed) });
  performance.now = () => now() * speed;
}

/** A browser profile that lasts as long as its test. */
export class Installed {
  readonly #profile = mkdtempSync(join(tmpdir(), 'kickdoor-profile-'));
  readonly #screen: BrowserContextOptions;
  readonly #players = new Map<unknown, Player>();
  #context: BrowserContext | null = null;

  constructor(screen: BrowserContextOptions) {
    this.#screen = screen;
    onTestFinished(async () => {
      await this.close();
      rmSync(this.#profile, { recursive: true, force: true, maxRetries: 3 });
    });
  }

  /** Starts the browser. */
  async open(): Promise<void> {
    const context = await chromium.launchPersistentContext(this.#profile, {
      executablePath: inject('browserPath'),
      args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      reducedMotion: 'reduce',
      locale: 'en',
      acceptDownloads: true,
      ...this.#screen,
    });
    this.#context = context;
    context.setDefaultTimeout(60_000);
    await context.exposeBinding('heardHere', ({ page }, text: string) =>
      this.#players.get(page)?.eyes.hear(text),
    );
    await allowHaste(context);
    await context.addInitScript(listen);
  }

  /** A page in this browser. With `quick`, time passes faster at the tables that run in it. */
  async tab({ quick }: { readonly quick: boolean }): Promise<Player> {
    if (this.#context === null) throw new Error('the browser is closed');
    const page = await this.#context.newPage();
    const player = new Player(page, { means: this.#screen.hasTouch === true ? 'touch' : 'mouse' });
    this.#players.set(page, player);
    if (quick) page.on('worker', (worker) => void worker.evaluate(hurry, SPEED).catch(() => undefined));
    return player;
  }

  async close(): Promise<void> {
    const context = this.#context;
    this.#context = null;
    await context?.close();
  }
}

/** Waits until the whole page is cached and served by its service worker. */
export async function install({ page }: Player): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Plays like a fast, sensible player without pressing anything, until the condition holds. */
export async function race(player: Player, isSo: () => boolean): Promise<void> {
  await player.eyes.past(-1);
  let moves = 0;
  while (!isSo()) {
    const { number } = player.eyes.now;
    const move = player.decide();
    if (move !== null) {
      moves += 1;
      const text = JSON.stringify({ type: 'move', id: `race-${number}-${moves}`, move });
      await player.page.evaluate((said) => {
        const line: unknown = Reflect.get(globalThis, 'tableLine');
        if (line instanceof MessagePort) line.postMessage(said);
      }, text);
    }
    const { refused } = player.eyes;
    await player.eyes.until(
      () => player.eyes.now.number > number || player.eyes.refused > refused || isSo(),
      'the next move',
    );
  }
}
