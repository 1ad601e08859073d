/** Client-side routing: the page has four kinds of place, kept in the address. */
import { ADMIN_PATH, RULES_PATH, TABLE_PATH } from '@kickdoor/protocol';
import { useSyncExternalStore } from 'react';

export type Place =
  | { readonly at: 'home' }
  /** The rulebook; its address says of which game (`rulebook/address.ts`). */
  | { readonly at: 'rules' }
  /** The page of the server's owner. */
  | { readonly at: 'admin' }
  | { readonly at: 'table'; readonly table: string };

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

addEventListener('popstate', tell);

/** The place a path points to. */
export function placeOf(path: string): Place {
  if (RULES_PATH.test(path)) return { at: 'rules' };
  if (ADMIN_PATH.test(path)) return { at: 'admin' };
  const table = TABLE_PATH.exec(path)?.groups?.['id'];
  return table === undefined ? { at: 'home' } : { at: 'table', table };
}

/** The path of a table's page. */
export function tablePath(table: string): string {
  return `/t/${table}`;
}

/** Navigates to another path. */
export function go(path: string): void {
  history.pushState(null, '', path);
  scrollTo(0, 0);
  tell();
}

/** Replaces the current address without navigating. */
export function swap(path: string): void {
  history.replaceState(null, '', path);
  tell();
}

function onMove(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current path. */
export function usePath(): string {
  return useSyncExternalStore(onMove, () => location.pathname);
}

/** The query string: `?…`. */
export function useQuery(): string {
  return useSyncExternalStore(onMove, () => location.search);
}

/** The fragment: what follows `#`. */
export function useHash(): string {
  return useSyncExternalStore(onMove, () => location.hash.slice(1));
}
