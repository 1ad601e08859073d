/**
 * The icons that pictures are composed of, as baked by `npm run icons`: those of the card frames ship with the page,
 * those of a set load when one of its cards is first drawn.
 */
import { useEffect, useSyncExternalStore } from 'react';
import ui from './icons/ui.json' with { type: 'json' };

interface IconShape {
  /** The silhouette. */
  readonly outer: string;
  /** The inner lines. */
  readonly inner: string;
}

const files = import.meta.glob<Readonly<Record<string, IconShape>>>(['./icons/*.json', '!./icons/ui.json'], {
  import: 'default',
});

const known = new Map<string, IconShape>(Object.entries(ui));
const nothing: IconShape = { outer: '', inner: '' };
const loaded = new Set<string>();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** An icon's shape in a 512 × 512 box; empty if the name is unknown or its set hasn't loaded. */
export function iconShape(name: string): IconShape {
  return known.get(name) ?? nothing;
}

/** The files with a set's icons: its own file, or all files for a third-party set. */
function filesOf(set: string): (typeof files)[string][] {
  const own = files[`./icons/${set}.json`];
  return own === undefined ? Object.values(files) : [own];
}

async function load(set: string): Promise<void> {
  const found = await Promise.all(filesOf(set).map(async (file) => file()));
  for (const icons of found) for (const [name, shape] of Object.entries(icons)) known.set(name, shape);
  loaded.add(set);
  for (const listener of listeners) listener();
}

/** Loads a set's icons, once. Called early, it lets cards be drawn complete from the start. */
export async function loadIcons(set: string): Promise<void> {
  const asked = loading.get(set);
  if (asked !== undefined) return asked;
  const promise = load(set).catch((error: unknown) => {
    // The next card drawn tries again.
    loading.delete(set);
    throw error;
  });
  loading.set(set, promise);
  return promise;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a set's icons have loaded; starts loading them. */
export function useIcons(set: string): boolean {
  const there = (): boolean => loaded.has(set);
  useEffect(() => {
    // Without icons only the backdrops are drawn; nothing more can be done here.
    loadIcons(set).catch(() => undefined);
  }, [set]);
  return useSyncExternalStore(subscribe, there, there);
}
