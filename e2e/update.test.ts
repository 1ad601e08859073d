/** A new version of an installed page: it is taken when nobody plays, and a game without a network goes on in it. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@kickdoor/server';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { install, Installed } from './support/installed.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';

const built = join(import.meta.dirname, '../packages/web/dist');
const shots = process.env['UPDATE_SHOTS'];

async function shoot({ page }: Player, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'kickdoor-update-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return made;
}

/** A server of the page as it was built, whose version can be changed while it runs. */
async function deployed(): Promise<{ readonly url: string; deploy(version: string): void }> {
  const web = folder();
  cpSync(built, web, { recursive: true });
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder(),
    web,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(() => server.close());
  return { url: `http://127.0.0.1:${server.port}`, deploy: (version) => rebuild(web, version) };
}

const TEXT = /\.(?:js|css|html|webmanifest)$/u;

/**
 * Makes another version of a built page, as a build of a changed source would: every file with a hash in its name has another
 * one, wherever it is named, and none of the old ones is there any more.
 */
function rebuild(web: string, version: string): void {
  const assets = readdirSync(join(web, 'assets'));
  const plain = assets.filter((name) => /-[\w-]{8}\.\w+$/u.test(name));
  const renamed = new Map(
    plain.map((name) => [name, name.replace(/-[\w-]{8}(?<end>\.\w+)$/u, `-${version}$<end>`)]),
  );
  // Two files may differ in nothing but their hashes.
  const taken = new Set<string>();
  for (const [name, wish] of renamed) {
    const free = taken.has(wish) ? wish.replace(version, `${version}${taken.size}`) : wish;
    taken.add(free);
    renamed.set(name, free);
  }
  for (const name of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    const path = join(web, name);
    if (/\.(?:br|gz)$/u.test(name)) {
      rmSync(path);
      continue;
    }
    if (!TEXT.test(name)) continue;
    let text = readFileSync(path, 'utf8');
    for (const [old, next] of renamed) text = text.replaceAll(old, next);
    writeFileSync(path, name === 'index.html' ? marked(text, version) : text);
  }
  for (const [name, next] of renamed) renameSync(join(web, 'assets', name), join(web, 'assets', next));
  const worker = join(web, 'sw.js');
  const listed = readFileSync(worker, 'utf8');
  const revised = listed.replace(/(url:[`"']\/?index\.html[`"'],revision:[`"'])[^`"']*/u, `$1${version}`);
  expect(revised).not.toBe(listed);
  writeFileSync(worker, revised);
}

function marked(html: string, version: string): string {
  return html.replace('<head>', `<head><meta name="test-version" content="${version}">`);
}

/** The version of the page that stands there; `null`: the one that was built. */
function versionOf({ page }: Player): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('meta[name=test-version]')?.getAttribute('content') ?? null,
  );
}

async function begun(screen: typeof DESKTOP) {
  const site = await deployed();
  const browser = new Installed(screen);
  await browser.open();
  const game = await browser.tab({ quick: true });
  await game.page.goto(site.url);
  await install(game);
  await game.hands.press(game.page.getByTestId('here'));
  await game.playUntil(({ turns }) => turns >= 1);
  return { site, browser, game };
}

/** Takes the game up from the start page, where it was or further. */
async function goOn(player: Player, number: number): Promise<void> {
  await player.hands.press(player.page.getByTestId('continue').getByRole('link').first());
  await player.eyes.past(-1);
  expect(player.eyes.now.number).toBeGreaterThanOrEqual(number);
  await player.playUntil(() => player.eyes.now.number > number + 2);
}

test.each([
  { name: 'a phone', screen: PHONE },
  { name: 'a desktop', screen: DESKTOP },
])(
  'on $name, while the page is open: it waits for the game that is played, then is taken',
  async ({ name, screen }) => {
    const { site, browser, game } = await begun(screen);
    site.deploy('versiontwo');
    const start = await browser.tab({ quick: true });
    await start.page.goto(site.url);
    expect(await versionOf(start)).toBeNull();
    const take = start.page.getByTestId('take-version');
    await take.waitFor();
    await shoot(start, `ready, ${name}`);
    await start.hands.press(take);
    await start.page.getByTestId('version-held').waitFor();
    await shoot(start, `held up, ${name}`);
    // The game goes on in the version that it was begun in, whose files are on no server any more.
    expect(await versionOf(game)).toBeNull();
    await game.hands.press(game.page.getByTestId('menu'));
    await game.page.getByTestId('menu-sheet').waitFor();
    await game.page.keyboard.press('Escape');
    await game.page.getByTestId('menu-sheet').waitFor({ state: 'detached' });
    const { number } = game.eyes.now;
    await game.playUntil(() => game.eyes.now.number > number + 2);
    const reached = game.eyes.now.number;
    await game.page.close();

    // A browser takes its time to let go of what a closed tab held: until then it is asked again.
    const taken = async () => {
      await take.click({ timeout: 1000 }).catch(() => undefined);
      return versionOf(start).catch(() => null);
    };
    await expect.poll(taken, { interval: 2000 }).toBe('versiontwo');
    await start.page.getByTestId('take-version').waitFor({ state: 'detached' });
    await goOn(start, reached);
    expect(await versionOf(start)).toBe('versiontwo');
  },
);

test('after all tabs were closed the new version is there by itself, and so is the game', async () => {
  const { site, browser, game } = await begun(PHONE);
  site.deploy('versiontwo');
  const other = await browser.tab({ quick: true });
  await other.page.goto(`${site.url}/rules`);
  await other.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await other.page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting !== null;
  });
  const { number } = game.eyes.now;
  const again = await browser.tab({ quick: true });
  await game.page.close();
  await other.page.close();
  // A browser takes its time to let go of the old version once nothing of it is open.
  const shown = async () => {
    await again.page.goto(site.url);
    const version = await versionOf(again);
    await again.page.goto('about:blank');
    return version;
  };
  await expect.poll(shown, { interval: 500 }).toBe('versiontwo');
  await browser.close();
  await browser.open();
  const later = await browser.tab({ quick: true });
  await later.page.goto(site.url);
  expect(await versionOf(later)).toBe('versiontwo');
  await goOn(later, number);
});
