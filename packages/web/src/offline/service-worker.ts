/**
 * The page without a network: all its files are kept when it is first opened, and a page's address gives the page. The API is
 * never answered from here. A new version waits until a page at a quiet place asks for it.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PLAYED, PLAYED_LOCK, TAKE_OVER } from './take-over.ts';

/** A message of a page. */
interface Asked {
  readonly data: unknown;
  readonly source: { postMessage(message: string): void } | null;
  waitUntil(done: Promise<void>): void;
}
declare const self: {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', heard: (event: Asked) => void): void;
};
/** Every file of the page, put in by the build (`offline-plugin.ts`). */
declare const __FILES__: readonly { readonly url: string; readonly revision: string | null }[];

precacheAndRoute([...__FILES__]);
cleanupOutdatedCaches();

const shell = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute((options) => shell(options), {
    // The owner's page is asked of the server, and so is everything that no page is at.
    denylist: [/^\/(?:api|admin)(?:\/|$)/u],
  }),
);

self.addEventListener('message', (event) => {
  if (event.data !== TAKE_OVER) return;
  event.waitUntil(takeOver(event.source));
});

/** The new version takes over, unless somebody is in the middle of a game in another tab: then it says so. */
async function takeOver(asking: Asked['source']): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === PLAYED_LOCK)) {
    asking?.postMessage(PLAYED);
    return;
  }
  await self.skipWaiting();
}
