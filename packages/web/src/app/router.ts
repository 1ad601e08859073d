/** Where the page is: three kinds of place, held in the address. */
import { RULES_PATH, TABLE_PATH } from '@kickdoor/protocol';
import { useSyncExternalStore } from 'react';

export type Place =
  | { readonly at: 'home' }
  /** The rulebook; of which game, says its address (`rulebook/address.ts`). */
  | { readonly at: 'rules' }
  | { readonly at: 'table'; readonly table: string };

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

addEventListener('popstate', tell);

/** The place that a path means. */
export function placeOf(path: string): Place {
  if (RULES_PATH.test(path)) return { at: 'rules' };
  const table = TABLE_PATH.exec(path)?.groups?.['id'];
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

/** Puts another address in the place of this one, without going anywhere. */
export function swap(path: string): void {
  history.replaceState(null, '', path);
  tell();
}

function onMove(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the page is now. */
export function usePath(): string {
  return useSyncExternalStore(onMove, () => location.pathname);
}

/** What the address asks beside the place: `?…`. */
export function useQuery(): string {
  return useSyncExternalStore(onMove, () => location.search);
}

/** The part of the page that the address names: what follows `#`. */
export function useHash(): string {
  return useSyncExternalStore(onMove, () => location.hash.slice(1));
}
