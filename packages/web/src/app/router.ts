/** Where the page is: two kinds of place, held in the address. */
import { useSyncExternalStore } from 'react';

export type Place = { readonly at: 'home' } | { readonly at: 'table'; readonly table: string };

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

addEventListener('popstate', tell);

/** The place that a path means. */
export function placeOf(path: string): Place {
  const table = /^\/t\/(?<id>[A-Za-z0-9_-]{12})\/?$/u.exec(path)?.groups?.['id'];
  return table === undefined ? { at: 'home' } : { at: 'table', table };
}

/** The path of a table's page. */
export function tablePath(table: string): string {
  return `/t/${table}`;
}

/** Goes to another place of the page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  scrollTo(0, 0);
  tell();
}

/** Where the page is now. */
export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.pathname,
  );
}
