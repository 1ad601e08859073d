/**
 * The browser's Back closes what is open over the page before it leaves the page, as people expect on a phone. Each
 * layer (a sheet, or a card held out) has a history entry, which is removed when the layer closes, however it is
 * closed. All these entries have the URL of the page below. (`CloseWatcher` would do the same, but only on Android.)
 */

/** The state stored in history entries: the page, and how many layers are open over it. */
interface Mark {
  readonly page: string;
  readonly over: number;
}

/** Something over the page that Back closes. */
export interface Layer {
  readonly close: () => void;
  /** Whether it covers the page. When it closes, whatever was below is suddenly under the finger. */
  readonly covers: boolean;
}

/** If the browser hasn't gone back after this many milliseconds, there was no entry to go back to. */
const LATEST = 1000;

/** The open layers, the topmost last. */
const layers: Layer[] = [];
/** Navigations that wait until the browser has gone back. */
const waiting: (() => void)[] = [];
/** The timeout while the browser goes back because a layer was closed by other means; otherwise `null`. */
let leaving: ReturnType<typeof setTimeout> | null = null;
let isDue = false;
/** How many covering layers have closed so far; `listeners` are told of each. */
let gone = 0;
const listeners = new Set<() => void>();
/** The mark and the URL of the current entry, as this module last left them. */
let here = markOf(history.state);
let address = location.href;
let pages = 0;

function markOf(state: unknown): Mark | null {
  if (typeof state !== 'object' || state === null || !('page' in state) || !('over' in state)) return null;
  const { page, over } = state;
  return typeof page === 'string' && typeof over === 'number' ? { page, over } : null;
}

/** Settles in a microtask, since one layer may replace another. */
function settleSoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    settle();
  });
}

/** Makes the history match the open layers: pushes missing entries, or goes back past those of closed layers. */
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

/** Runs after `history.go`, or once it has timed out. */
function left(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  here = markOf(history.state);
  for (const each of waiting.splice(0)) each();
  settle();
}

/** Restores the URL, which may have changed while a layer was open: the entry below still has the old one. */
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
  // The closed layers are unmounted by then. A layer that refused to close gets its entry back, and leftover entries
  // are removed.
  setTimeout(settle);
});
// The page was reloaded while a layer was open.
if (here !== null && here.over > 0) setTimeout(settle);

/** Registers a layer that Back closes. Returns the function to call when it has closed. */
export function openLayer({ close, covers }: Layer): () => void {
  // A copy, so that a layer registered twice is two layers.
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

/** How many covering layers have closed so far. */
export const uncovered = (): number => gone;

/** Subscribes to the closing of covering layers. Returns the function that unsubscribes. */
export function onUncovered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Navigates to another path, once pending history changes are done. Replaces the entry of a layer that is still open.
 */
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

/** Replaces the current URL without navigating, once pending history changes are done. */
export function replaceUrl(path: string, then: () => void): void {
  const change = () => {
    history.replaceState(history.state, '', path);
    address = location.href;
    then();
  };
  if (leaving === null) change();
  else waiting.push(change);
}
