/** Installs the service worker and reports when a new version of the page is waiting. */
import { useSyncExternalStore } from 'react';
import { PLAYED, PLAYED_LOCK, TAKE_OVER } from './take-over.ts';

/**
 * Milliseconds until the first page is drawn even on slow phones. Only then is everything fetched for offline use,
 * which takes as long again.
 */
const SETTLED = 5000;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
/** Whether the new version was asked to take over but couldn't. */
let isHeldUp = false;

function set(next: ServiceWorker | null, heldUp = false): void {
  waiting = next;
  isHeldUp = heldUp;
  for (const listener of listeners) listener();
}

/** Watches for a waiting version, now and later. */
function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first version to be installed replaces nothing.
    set(navigator.serviceWorker.controller === null ? null : registration.waiting);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}

/** If a browser forbids service workers there is no registration afterwards; only some browsers report an error. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration !== undefined) follow(registration);
}

/**
 * Installs the service worker of a built page. Without one, or if the browser forbids it, the page works online only.
 */
export function install(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  // After a takeover the files belong to the new version, and parts loaded later would no longer fit this page.
  if (hadOne) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === PLAYED) set(waiting, true);
  });
  // On a first visit the page's own files load first; later visits already have them.
  const begin = () => setTimeout(() => void register(), hadOne ? 0 : SETTLED);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** Keeps a new version from taking over until the returned function is called. */
export function holdOff(): () => void {
  // Browsers without locks have no service workers, either.
  if (!('locks' in navigator)) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(PLAYED_LOCK, { mode: 'shared' }, () => promise);
  return resolve;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version of the page is waiting (`ready`), or was held up by a game in progress (`played`). */
export function useNewVersion(): 'none' | 'ready' | 'played' {
  return useSyncExternalStore(subscribe, () => (waiting === null ? 'none' : isHeldUp ? 'played' : 'ready'));
}

/** Activates the new version and reloads the page, unless a game is being played in another tab. */
export function takeNewVersion(): void {
  waiting?.postMessage(TAKE_OVER);
}
