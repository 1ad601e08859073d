/**
 * Finds an installed Chromium or Chrome for the browser tests and launches it. Run as a program, it prints the
 * browser's path. With --install it first installs one if there is none, where possible; with --for-tests, as `npm
 * test` runs it, it does only that, because the tests themselves report what they skip.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function* candidates(): Generator<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    yield named;
    return;
  }
  if (process.platform === 'win32') {
    for (const variable of ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']) {
      const folder = process.env[variable];
      if (folder === undefined) continue;
      yield join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe');
      yield join(folder, 'Chromium', 'Application', 'chrome.exe');
      yield join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe');
    }
    return;
  }
  if (process.platform === 'darwin') {
    for (const folder of ['/Applications', join(process.env['HOME'] ?? '/', 'Applications')]) {
      for (const name of ['Google Chrome', 'Chromium', 'Microsoft Edge']) {
        yield join(folder, `${name}.app`, 'Contents', 'MacOS', name);
      }
    }
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const folder of [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']) {
    for (const command of COMMANDS) yield join(folder, command);
  }
}

/** The installed browser, if any. */
export function installedBrowser(): string | undefined {
  return candidates().find((path) => existsSync(path));
}

/** Installs Debian's chromium, if that is possible without prompting. */
function installOnDebian(): void {
  if (process.env['CHROMIUM_PATH'] || process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write('No Chromium found; installing the chromium package with apt-get.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  if (!aptGet(...install) && aptGet('update', '-q')) aptGet(...install);
}

const named = process.env['CHROMIUM_PATH'] ?? '';

/** The error if there is no browser. */
export const NO_BROWSER =
  named === ''
    ? 'there is no Chromium or Google Chrome; install one, or set CHROMIUM_PATH to its path.'
    : `CHROMIUM_PATH names ${named}, which does not exist.`;

/** The path of a Chromium or Chrome. Throws an Error with a one-line message if there is none. */
export function findBrowser(): string {
  const path = installedBrowser();
  if (path !== undefined) return path;
  throw new Error(NO_BROWSER);
}

/**
 * Features disabled in the browser. Its address bar opens two pages of its own in each window, which take as long as
 * the window itself. The others are those that Playwright disables, as far as they matter here: a list passed to the
 * browser replaces Playwright's.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Launches the browser; pass `path` to skip the search. The caller closes it. */
export async function launchBrowser(path: string = findBrowser()): Promise<Browser> {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${LEFT_OUT.join(',')}`,
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launch({ executablePath: path, args });
}

if (import.meta.main) {
  const forTests = process.argv.includes('--for-tests');
  if ((forTests || process.argv.includes('--install')) && installedBrowser() === undefined) installOnDebian();
  try {
    if (!forTests) process.stdout.write(`${findBrowser()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
