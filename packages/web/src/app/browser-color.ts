/** The browser's own frame takes the color of the table, whatever its theme and light. */

function paint(): void {
  const color = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = color;
  }
}

/** Looks at the table's color now, and whenever theme or light change. */
export function followTableColor(): void {
  paint();
  new MutationObserver(paint).observe(document.documentElement, {
    attributeFilter: ['data-table', 'data-theme'],
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
}
