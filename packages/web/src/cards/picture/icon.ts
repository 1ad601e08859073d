/**
 * The icons that pictures are composed of, as baked by `npm run icons`: those of the card frames ship with the page,
 * those of a picture load when its card is first drawn.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { pictures } from 'virtual:pictures';
import { z } from 'zod';
import ui from './icons/ui.json' with { type: 'json' };

const Shape = z.object({
  /** The silhouette. */
  outer: z.string(),
  /** The inner lines. */
  inner: z.string(),
});
type IconShape = Readonly<z.infer<typeof Shape>>;
type Shapes = Readonly<Record<string, IconShape>>;

const Shapes = z.record(z.string(), Shape);

const files = import.meta.glob<Shapes>(['./icons/*.json', '!./icons/ui.json'], { import: 'default' });

const known = new Map<string, IconShape>(Object.entries(ui));
const nothing: IconShape = { outer: '', inner: '' };
/** Pending and finished loads, by set or picture. */
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();
const listeners = new Set<() => void>();

/** An icon's shape in a 512 × 512 box; empty if the name is unknown or has not been loaded. */
export function iconShape(name: string): IconShape {
  return known.get(name) ?? nothing;
}

/** Loads something once; retries only after a failure. */
async function once(what: string, load: () => Promise<void>): Promise<void> {
  const asked = loading.get(what);
  if (asked !== undefined) return asked;
  const promise = load().catch((error: unknown) => {
    // Lets the next card drawn try again.
    loading.delete(what);
    throw error;
  });
  loading.set(what, promise);
  return promise;
}

function keep(icons: Shapes): void {
  for (const [name, shape] of Object.entries(icons)) known.set(name, shape);
}

/** The files with a set's icons: its own file, or all files for a third-party set. */
function filesOf(set: string): (typeof files)[string][] {
  const own = files[`./icons/${set}.json`];
  return own === undefined ? Object.values(files) : [own];
}

/** Loads all of a set's icons. */
export function loadIcons(set: string): Promise<void> {
  return once(set, async () => {
    for (const icons of await Promise.all(filesOf(set).map((file) => file()))) keep(icons);
  });
}

/** Loads all icons and returns their names. */
export async function allIcons(): Promise<readonly string[]> {
  for (const file of Object.values(files)) keep(await file());
  return [...known.keys()].toSorted();
}

/** The card that a picture is drawn for. */
export interface Pictured {
  readonly set: string;
  readonly card: string;
  /** The names of its icons. */
  readonly icons: readonly string[];
}

const isComplete = (icons: readonly string[]): boolean => icons.every((icon) => known.has(icon));

/** Loads the icons of one picture: its own file, or the set's where that doesn't have them all. */
async function loadPicture({ set, card, icons }: Pictured): Promise<void> {
  const folder = pictures[set];
  if (folder !== undefined) {
    // Offline these files are missing, but the set's file is there (`offline-plugin.ts`).
    const response = await fetch(`${folder}/${card}.json`).catch(() => null);
    if (response?.ok === true) keep(Shapes.parse(await response.json()));
  }
  // Needed for cards of other editions and third-party sets, during development, and offline.
  if (!isComplete(icons)) await loadIcons(set);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a picture's icons have loaded; starts loading them if not. */
export function useIcons(pictured: Pictured): boolean {
  const { set, card, icons } = pictured;
  const key = `${set}/${card}`;
  const there = (): boolean => loaded.has(key) || isComplete(icons);
  useEffect(() => {
    if (isComplete(icons)) return;
    async function load(): Promise<void> {
      await once(key, () => loadPicture({ set, card, icons }));
      // Unknown names are left out.
      loaded.add(key);
      for (const listener of listeners) listener();
    }
    // Without icons only the backdrop is drawn; there is nothing else to do here.
    load().catch(() => undefined);
  }, [key, set, card, icons]);
  return useSyncExternalStore(subscribe, there, there);
}
