/**
 * Renders the icons of the installed page from public/icon.svg: `npm run app-icons -w @kickdoor/web`. Maskable icons
 * have a background that reaches the edges, with the picture in the area that no mask cuts off.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBrowser, launchBrowser, NO_BROWSER } from '../../../scripts/find-browser.ts';

const folder = join(import.meta.dirname, '..', 'public');
const picture = `data:image/svg+xml;base64,${readFileSync(join(folder, 'icon.svg')).toString('base64')}`;
/** The color of the picture's paper. */
const GROUND = '#f4e9d0';

/**
 * Each file: its size in pixels, and the part of it that the picture fills. One that fills all of it gets no
 * background.
 */
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 1 },
  { name: 'icon-512.png', size: 512, part: 1 },
  { name: 'icon-maskable-512.png', size: 512, part: 0.66 },
  // iOS would put a transparent icon on a black background.
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
