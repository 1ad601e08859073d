/**
 * The page offline: all its files are cached on the first visit, and any of its URLs returns the page. API requests
 * always go to the network. A new version waits until a page outside of games asks for it.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PLAYED, PLAYED_LOCK, TAKE_OVER } from './take-over.ts';

/** A message from a page. */
interface Asked {
  readonly data: unknown;
  readonly source: { postMessage(message: string): void } | null;
  waitUntil(done: Promise<void>): void;
}
/** A tap on a notification that the page has shown through this worker (`feel/notify.ts`). */
interface Pressed {
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(done: Promise<void>): void;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
declare const self: {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', heard: (event: Asked) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: Pressed) => void): void;
};
/** All files of the page, inserted by the build (`offline-plugin.ts`). */
declare const __FILES__: readonly { readonly url: string; readonly revision: string | null }[];

precacheAndRoute([...__FILES__]);
cleanupOutdatedCaches();

const shell = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute((options) => shell(options), {
    // The admin page and everything that isn't a page of the app come from the server.
    denylist: [/^\/(?:api|admin)(?:\/|$)/u],
  }),
);

self.addEventListener('message', (event) => {
  if (event.data !== TAKE_OVER) return;
  event.waitUntil(takeOver(event.source));
});

/** Activates the new version, unless somebody is playing in another tab: then it replies so. */
async function takeOver(asking: Asked['source']): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === PLAYED_LOCK)) {
    asking?.postMessage(PLAYED);
    return;
  }
  await self.skipWaiting();
}

self.addEventListener('notificationclick', (event) => {
  const { data } = event.notification;
  event.notification.close();
  event.waitUntil(showPage(typeof data === 'string' ? data : '/'));
});

/** Focuses the page if it is already open, or opens it. */
async function showPage(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}
