/** Day or night on the table: as the device says, unless the player says otherwise. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'kickdoor.theme';

/** The light chosen. */
export function theme(): Theme {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // Nothing is kept here; the device decides.
  }
  return THEMES.find((each) => each === kept) ?? 'auto';
}

/** Puts the chosen light on the page. */
export function applyTheme(): void {
  const chosen = theme();
  if (chosen === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Chooses a light; answers the one that is on now. */
export function setTheme(key: string): Theme {
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // As above.
  }
  applyTheme();
  return theme();
}

/** Gives the browser's own frame the color of the table. */
function paint(): void {
  const color = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = color;
  }
}

/** Keeps the browser's own frame in the color of the table, whatever its theme and light. */
export function followTableColor(): void {
  paint();
  new MutationObserver(paint).observe(document.documentElement, {
    attributeFilter: ['data-table', 'data-theme'],
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
}
