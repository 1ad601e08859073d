/**
 * The browser's way back closes what lies over the page before it leaves the page, as people expect on a phone. Each
 * sheet that is open has an entry in the browser's history, which goes with the sheet however that is closed; all of them
 * have the address of the page below. So does a card that is held out. (A `CloseWatcher` would do the same for Android
 * alone.)
 */

/** What this module keeps in the history's entries: whose page it is, and how many sheets lie over it. */
interface Mark {
  readonly page: string;
  readonly over: number;
}

/** What the way back closes. */
export interface Layer {
  readonly close: () => void;
  /** Whether it hides what is below, which comes under the finger when it goes. */
  readonly covers: boolean;
}

/** Milliseconds after which a browser that should have gone back by itself is taken to have nowhere to go. */
const LATEST = 1000;

/** What lies over the page, the topmost last. */
const layers: Layer[] = [];
/** What has to wait until the browser has gone back. */
const waiting: (() => void)[] = [];
/** Runs while the browser goes back because a sheet was closed otherwise. */
let leaving: ReturnType<typeof setTimeout> | null = null;
let isDue = false;
/** How often something has gone that covered the page, and who wants to know. */
let gone = 0;
const listeners = new Set<() => void>();
/** The entry as this module has left it, and its address. */
let here = markOf(history.state);
let address = location.href;
let pages = 0;

function markOf(state: unknown): Mark | null {
  if (typeof state !== 'object' || state === null || !('page' in state) || !('over' in state)) return null;
  const { page, over } = state;
  return typeof page === 'string' && typeof over === 'number' ? { page, over } : null;
}

/** Puts the history right once all that changes now has changed: one sheet may follow another. */
function settleSoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    settle();
  });
}

/** Gives each sheet an entry, or leaves those of sheets that are gone. */
function settle(): void {
  if (leaving !== null) return;
  const over = here?.over ?? 0;
  if (layers.length < over) {
    leaving = setTimeout(left, LATEST);
    history.go(layers.length - over);
    return;
  }
  if (layers.length === over) return;
  if (here === null || over === 0) {
    pages += 1;
    here = { page: `${performance.timeOrigin} ${pages}`, over: 0 };
    history.replaceState(here, '');
  }
  while (here.over < layers.length) {
    here = { page: here.page, over: here.over + 1 };
    history.pushState(here, '');
  }
  address = location.href;
}

/** The browser has gone back by itself. */
function left(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  here = markOf(history.state);
  for (const each of waiting.splice(0)) each();
  settle();
}

/** The address may have changed while a sheet was open: the entry below it had the old one. */
function keepAddress(): void {
  if (location.href !== address) history.replaceState(history.state, '', address);
}

addEventListener('popstate', () => {
  const now = markOf(history.state);
  const before = here;
  const isSamePage = now !== null && now.page === before?.page;
  const isBack = isSamePage && now.over < (before?.over ?? 0);
  here = now;
  if (isBack) keepAddress();
  else address = location.href;
  if (leaving !== null) {
    left();
    return;
  }
  for (const layer of layers.slice(isSamePage ? now.over : 0).toReversed()) layer.close();
  // What is closed is gone after this; a sheet that stays gets its entry back, and an entry without a sheet is left.
  setTimeout(settle);
});
// The page was loaded anew while a sheet was open.
if (here !== null && here.over > 0) setTimeout(settle);

/** Something lies over the page from now on, and the way back closes it; the function returned says that it is gone. */
export function layOver({ close, covers }: Layer): () => void {
  // Each is another one, whoever closes it.
  const layer: Layer = { close, covers };
  layers.push(layer);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settleSoon();
    if (!covers) return;
    gone += 1;
    for (const listener of listeners) listener();
  };
}

/** How often something has gone that covered the page. */
export const uncovered = (): number => gone;

/** Tells a listener whenever something has gone that covered the page. */
export function onUncovered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes on to another address, as soon as no sheet's entry is being left. One that is still there is replaced. */
export function goOn(path: string, then: () => void): void {
  const move = () => {
    if (here !== null && here.over > 0) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    here = null;
    address = location.href;
    then();
  };
  if (leaving === null) move();
  else waiting.push(move);
}

/** Gives the place where one is another address. */
export function readdress(path: string, then: () => void): void {
  const change = () => {
    history.replaceState(history.state, '', path);
    address = location.href;
    then();
  };
  if (leaving === null) change();
  else waiting.push(change);
}
