/** Light or dark: the device's setting unless the player chooses otherwise. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'kickdoor.theme';

/** The chosen theme. */
export function theme(): Theme {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // Storage is unavailable: the device's setting applies.
  }
  return THEMES.find((each) => each === kept) ?? 'auto';
}

/** Applies the chosen theme to the page. */
export function applyTheme(): void {
  const chosen = theme();
  if (chosen === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Sets the theme and returns the one now in effect. */
export function setTheme(key: string): Theme {
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // Storage is unavailable: the choice isn't saved.
  }
  applyTheme();
  return theme();
}

/** Sets the color of the browser's own UI to that of the table. */
function paint(): void {
  const color = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = color;
  }
}

/** Keeps the browser's UI in the color of the table when the look or the theme changes. */
export function followTableColor(): void {
  paint();
  new MutationObserver(paint).observe(document.documentElement, {
    attributeFilter: ['data-table', 'data-theme'],
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
}
