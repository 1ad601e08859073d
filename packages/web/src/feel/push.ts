/** Alerts through the browser's push service, for players who have closed the page. */
import { PushAddress, type PushedCall } from '@kickdoor/protocol';
import { pushKey } from '../net/api.ts';

/** The service worker that shows them, and its scope, which contains no page. */
const WORKER = '/push.js';
const SCOPE = '/push/';
/** Where the worker finds its texts. */
const WORDS = '/push/words';

/** Whether this browser supports push services. */
export function canBeCalled(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Subscribes this browser, with the texts to show; `null` if the server doesn't push, or the browser refuses. */
export async function subscribe(
  says: Readonly<Record<PushedCall['what'], string>>,
): Promise<PushAddress | null> {
  try {
    const answer = await pushKey();
    if (!answer.ok || answer.value.key === null) return null;
    const { key } = answer.value;
    const cache = await caches.open('kickdoor-push');
    await cache.put(WORDS, new Response(JSON.stringify(says)));
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    await activated(registration);
    const { pushManager } = registration;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const subscribed = await pushManager.subscribe(wanted).catch(async () => {
      // The existing subscription uses the key of another store.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wanted);
    });
    const { endpoint, keys } = subscribed.toJSON();
    return PushAddress.safeParse({ endpoint, keys }).data ?? null;
  } catch {
    // The browser has no push service, or can't reach it.
    return null;
  }
}

/** Ends the subscription. Returns whether there was one. */
export async function unsubscribe(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    const subscribed = (await registration?.pushManager.getSubscription()) ?? null;
    return (await subscribed?.unsubscribe()) ?? false;
  } catch {
    return false;
  }
}

/** Resolves once a worker is active and can receive pushes. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return;
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') done();
    });
  });
}
