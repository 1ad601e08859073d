/** Finds text that is cut off or overflows its button or the page, and pages that scroll sideways. */
import type { Page } from 'playwright-core';
import { atRest } from './rest.ts';

/** The page's current layout faults, one line each. */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  await atRest(page);
  return page.evaluate(findFaults);
}

/* oxlint-disable unicorn/consistent-function-scoping -- It runs in the page, where the rest of this file is not. */
/** Runs in the page. */
function findFaults(): string[] {
  /** How far fallback fonts and fractional pixels may overflow; line height is smaller than the font. */
  const slack = 2;
  const leading = 0.25;
  const faults = new Set<string>();
  const root = document.documentElement;
  const wide = root.clientWidth;

  const nameOf = (element: Element): string => {
    const id = element.getAttribute('data-testid');
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    return `${element.localName}${classes.join('')}${id === null ? '' : ` (${id})`}`;
  };

  /** Whether it is only for screen readers, or cut on purpose because the rest can be read elsewhere. */
  const isMeantToBeCut = (element: Element, pool: DOMRect, style: CSSStyleDeclaration): boolean =>
    pool.width <= 1 ||
    style.textOverflow === 'ellipsis' ||
    style.webkitLineClamp !== 'none' ||
    fadesOut(element, style) ||
    style.clipPath !== 'none';

  /** Whether its lower edge fades out, by a mask or under an overlaid gradient. */
  const fadesOut = (element: Element, { maskImage }: CSSStyleDeclaration): boolean => {
    const { content, position, bottom, backgroundImage } = getComputedStyle(element, '::after');
    const covered = content !== 'none' && position === 'absolute' && bottom === '0px';
    return maskImage !== 'none' || (covered && backgroundImage.startsWith('linear-gradient'));
  };

  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  /** Walks outward from a text to whatever clips it or lets it scroll. */
  const check = (text: string, at: DOMRect, from: Element): void => {
    let [across, down] = [true, true];
    const lead = at.height * leading;
    for (
      let element: Element | null = from;
      element !== null && (across || down);
      element = element.parentElement
    ) {
      const style = getComputedStyle(element);
      const pool = element.getBoundingClientRect();
      const button = element.matches('button, a[class*=button], [role=button]');
      if (isMeantToBeCut(element, pool, style)) return;
      if (
        across &&
        (button || clips(style.overflowX)) &&
        (at.left < pool.left - slack || at.right > pool.right + slack)
      ) {
        faults.add(`${nameOf(element)} is too narrow for “${text}”`);
        return;
      }
      if (
        down &&
        (button || clips(style.overflowY)) &&
        (at.top < pool.top - lead || at.bottom > pool.bottom + lead)
      ) {
        faults.add(`${nameOf(element)} is too low for “${text}”`);
        return;
      }
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      if (style.position === 'fixed') break;
    }
    if (across && (at.left < -slack || at.right > wide + slack)) {
      faults.add(`“${text}” in ${nameOf(from)} leaves the page`);
    }
  };

  if (root.scrollWidth > wide + 1) faults.add(`the page scrolls sideways: ${root.scrollWidth} in ${wide}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    // Numbers have the same length in every language.
    if (parent?.closest('svg') !== null || !/\p{L}/u.test(text)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const at of range.getClientRects()) if (at.width > 0) check(text, at, parent);
  }
  return [...faults];
}
