/** Finds accessibility problems of a page, with axe-core and by measuring text and targets. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { layoutFaults } from './layout.ts';

declare global {
  interface Window {
    /** In pages that were checked. */
    readonly axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core reports about the page as it is, one line each. */
async function axeFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    (standards) =>
      window.axe.run(document, {
        runOnly: standards,
        resultTypes: ['violations'],
        // It takes everything printed on a card for its label, and figures for words; names start with what is read
        // first.
        rules: { 'label-content-name-mismatch': { enabled: false } },
      }),
    STANDARDS,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1, 3).join(' ').trim();
      return `${id} at ${html.slice(0, 300)}: ${why}`;
    }),
  );
}

/**
 * All problems of a page at rest, one per line: from axe-core, text that is cut off or too small, and on touch screens
 * targets that are too small. Problems that a second look doesn't find were transient: on a busy machine fades start
 * late.
 */
export async function faults(page: Page): Promise<readonly string[]> {
  const first = await look(page);
  if (first.length === 0) return first;
  const second = new Set(await look(page));
  return first.filter((fault) => second.has(fault));
}

async function look(page: Page): Promise<readonly string[]> {
  const layout = await layoutFaults(page);
  const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  return [
    ...layout,
    ...(await axeFaults(page)),
    ...(await page.evaluate(findSmallTexts)),
    ...(touch ? await page.evaluate(findSmallTargets) : []),
  ];
}

/** Runs in the page: finds text smaller than 12 pixels. */
function findSmallTexts(): string[] {
  const least = 12;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    // Letters in pictures are part of the picture.
    if (text === '' || parent?.closest('script, style, svg') !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width } = parent.getBoundingClientRect();
    const { fontSize, clipPath } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    // Text one pixel wide is for screen readers.
    if (width > 1 && clipPath === 'none' && size < least - 0.05) {
      const within = parent.closest('[class]')?.getAttribute('class') ?? parent.localName;
      found.add(`“${text.slice(0, 30)}” in ${within} is ${size.toFixed(1)} px high`);
    }
  }
  return [...found];
}

/** Runs in the page: finds targets smaller than 44 pixels. Links in running text are as high as its lines. */
function findSmallTargets(): string[] {
  const least = 44;
  const found = new Set<string>();
  const pressed = 'button, a[href], input, select, summary, [role=button], [role=radio], [role=switch]';
  const sheet = document.querySelector('.sheet');
  for (const element of document.querySelectorAll(pressed)) {
    // A sheet blocks everything below it.
    if (sheet !== null && !sheet.contains(element)) continue;
    if (element.matches(':disabled, [aria-hidden=true] *')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    if (style.display === 'inline' && element.parentElement?.matches('p, li, span, small, strong') === true) {
      continue;
    }
    // Elements clipped to a pixel are for screen readers.
    if (element.closest('.visually-hidden, [style*="clip"]') !== null) continue;
    // A control inside its label is as large as the label.
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    if (width <= 1 || style.clipPath !== 'none') continue;
    if (Math.round(width) < least || Math.round(height) < least) {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const within = element.getAttribute('class') ?? element.localName;
      found.add(`“${name.slice(0, 30)}” (${within}) is ${Math.round(width)} × ${Math.round(height)}`);
    }
  }
  return [...found];
}
