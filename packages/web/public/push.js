// Shows the server's calls to a player who has closed the page, and opens the table. A service worker of its own, which
// answers no requests. The page has left the words here when it subscribed (`src/feel/push.ts`).
const WORDS = '/push/words';

async function show({ what, table, name }) {
  const kept = await caches.match(WORDS);
  const words = kept === undefined ? {} : await kept.json();
  await self.registration.showNotification(name ?? 'Kickdoor', {
    body: words[what] ?? '',
    // A newer call of a table replaces the older one.
    tag: `kickdoor-${table}`,
    renotify: true,
    icon: '/icon.svg',
    data: { path: `/t/${table}` },
  });
}

/** Shows the table where it is open already, or opens it. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
