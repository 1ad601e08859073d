/** Installs the service worker, and says when a new version of the page waits. */
import { useSyncExternalStore } from 'react';
import { PLAYED, PLAYED_LOCK, TAKE_OVER } from './take-over.ts';

/** Milliseconds after which a first page is drawn on slow phones, too. All that is to be kept is fetched then, which takes as long again. */
const SETTLED = 5000;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
/** Whether it was asked to take over, and couldn't. */
let isHeldUp = false;

function set(next: ServiceWorker | null, heldUp = false): void {
  waiting = next;
  isHeldUp = heldUp;
  for (const listener of listeners) listener();
}

/** Looks at what is installed now, and at what comes later. */
function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first version to come takes nothing over from anybody.
    set(navigator.serviceWorker.controller === null ? null : registration.waiting);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}

/** Where a browser forbids it there is no registration afterwards; some say so by an error, others don't. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration !== undefined) follow(registration);
}

/** Installs the service worker of a built page; without one, or where a browser forbids it, the page works with a network. */
export function install(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  // All of the page is the new version's: what is loaded later would no longer fit.
  if (hadOne) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === PLAYED) set(waiting, true);
  });
  // What the page itself needs comes first; a visit that finds one installed has it.
  const begin = () => setTimeout(() => void register(), hadOne ? 0 : SETTLED);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** Keeps a new version from taking over until the returned function is called. */
export function holdOff(): () => void {
  // Where there are no locks there are no service workers, either.
  if (!('locks' in navigator)) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(PLAYED_LOCK, { mode: 'shared' }, () => promise);
  return resolve;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version of the page waits to be taken (`ready`), or was to be taken while a game is played (`played`). */
export function useNewVersion(): 'none' | 'ready' | 'played' {
  return useSyncExternalStore(subscribe, () => (waiting === null ? 'none' : isHeldUp ? 'played' : 'ready'));
}

/** Takes the new version, unless a game is played in another tab; the page is loaded anew. */
export function takeNewVersion(): void {
  waiting?.postMessage(TAKE_OVER);
}
