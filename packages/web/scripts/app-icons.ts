/**
 * Draws the icons of the installed page from its picture, public/icon.svg: `npm run app-icons -w @kickdoor/web`. Maskable ones
 * are drawn on a ground that reaches the edges, with the picture in the part that every mask shows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBrowser, launchBrowser, NO_BROWSER } from '../../../scripts/find-browser.ts';

const folder = join(import.meta.dirname, '..', 'public');
const picture = `data:image/svg+xml;base64,${readFileSync(join(folder, 'icon.svg')).toString('base64')}`;
/** The paper of the picture. */
const GROUND = '#f4e9d0';

/** Each file: its size in pixels, and which part of it the picture takes; all of it has no ground. */
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 1 },
  { name: 'icon-512.png', size: 512, part: 1 },
  { name: 'icon-maskable-512.png', size: 512, part: 0.66 },
  // Put on a black ground where it has none.
  { name: 'icon-180.png', size: 180, part: 0.86 },
] as const;

const path = installedBrowser();
if (path === undefined) throw new Error(NO_BROWSER);
const browser = await launchBrowser(path);
for (const { name, size, part } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = part === 1 ? 'transparent' : GROUND;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
     <img src="${picture}" style="width:${part * 100}vw;height:${part * 100}vw">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: part === 1 }));
  await page.close();
}
await browser.close();
