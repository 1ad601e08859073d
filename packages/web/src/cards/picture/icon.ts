/**
 * The icons that pictures are composed of, as baked by `npm run icons`: those of the cards' frames come with the page,
 * those of a set when a card of it is first drawn.
 */
import { useEffect, useSyncExternalStore } from 'react';
import ui from './icons/ui.json' with { type: 'json' };

interface IconShape {
  /** The silhouette. */
  readonly outer: string;
  /** The lines within it. */
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

/** An icon's shape on a field of 512 by 512; nothing where the name is unknown, or its set is not there yet. */
export function iconShape(name: string): IconShape {
  return known.get(name) ?? nothing;
}

/** The files that a set's icons are in: its own, or for a set from elsewhere all that there are. */
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

/** Fetches the icons of a set, once. Asked early, its cards are drawn whole from the start. */
export async function loadIcons(set: string): Promise<void> {
  const asked = loading.get(set);
  if (asked !== undefined) return asked;
  const promise = load(set).catch((error: unknown) => {
    // The next card that is drawn asks again.
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

/** Whether the icons of a set are there; fetches them. */
export function useIcons(set: string): boolean {
  const there = (): boolean => loaded.has(set);
  useEffect(() => {
    // Without them the backdrops stand alone, which is all that can be done about it here.
    loadIcons(set).catch(() => undefined);
  }, [set]);
  return useSyncExternalStore(subscribe, there, there);
}
