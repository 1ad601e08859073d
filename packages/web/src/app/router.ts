/** Client-side routing: the page's places and their URLs. */
import {
  ADMIN_PATH,
  COUNTER_PATH,
  HISTORY_PATH,
  PUZZLE_PATH,
  REPLAY_PATH,
  RULES_PATH,
  TABLE_PATH,
  WORKSHOP_PATH,
} from '@kickdoor/protocol';
import { useSyncExternalStore } from 'react';
import { goOn, replaceUrl } from './way-back.ts';

export type Place =
  | { readonly at: 'home' }
  /** An unknown URL. */
  | { readonly at: 'nowhere' }
  /** The rulebook; its URL names the game (`rulebook/address.ts`). */
  | { readonly at: 'rules' }
  /** The level counter for real cards; its URL names the counter. */
  | { readonly at: 'counter' }
  /** The games finished in this browser. */
  | { readonly at: 'history' }
  /**
   * The workshop: the list of packs, or one by its key; the fragment names the open part (`workshop/Workbench.tsx`).
   */
  | { readonly at: 'workshop'; readonly pack: string | null }
  /** A puzzle: the daily one, or the one that the query names (`puzzle/seed.ts`). */
  | { readonly at: 'puzzle' }
  /** The server owner's page. */
  | { readonly at: 'admin' }
  | { readonly at: 'table'; readonly table: string }
  /** A replay of a table's game, or of a file; the query names the position (`replay/place.ts`). */
  | { readonly at: 'replay'; readonly table: string | null };

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

addEventListener('popstate', tell);

/** The place a path points to. */
export function placeOf(path: string): Place {
  if (RULES_PATH.test(path)) return { at: 'rules' };
  if (COUNTER_PATH.test(path)) return { at: 'counter' };
  if (HISTORY_PATH.test(path)) return { at: 'history' };
  if (PUZZLE_PATH.test(path)) return { at: 'puzzle' };
  if (ADMIN_PATH.test(path)) return { at: 'admin' };
  const workshop = WORKSHOP_PATH.exec(path);
  if (workshop !== null) return { at: 'workshop', pack: workshop.groups?.['pack'] ?? null };
  const replayed = REPLAY_PATH.exec(path);
  if (replayed !== null) return { at: 'replay', table: replayed.groups?.['id'] ?? null };
  const table = TABLE_PATH.exec(path)?.groups?.['id'];
  if (table !== undefined) return { at: 'table', table };
  return { at: path === '/' || path === '/index.html' ? 'home' : 'nowhere' };
}

/** The path of a table's page. */
export function tablePath(table: string): string {
  return `/t/${table}`;
}

/** The absolute URL of a table, for sharing. */
export function tableLink(table: string): string {
  return new URL(tablePath(table), location.href).href;
}

/** Navigates to another path. */
export function go(path: string): void {
  goOn(path, () => {
    scrollTo(0, 0);
    tell();
  });
}

/** Replaces the current URL without navigating. */
export function swap(path: string): void {
  replaceUrl(path, tell);
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

/** The fragment: everything after `#`. */
export function useHash(): string {
  return useSyncExternalStore(onMove, () => location.hash.slice(1));
}
