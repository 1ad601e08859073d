/** Calls through the browser's push service, for players who have closed the page. */
import { PushAddress, type PushedCall } from '@kickdoor/protocol';
import { pushKey } from '../net/api.ts';

/** The service worker that shows calls, and the part of the site that it answers for: no page lies there. */
const WORKER = '/push.js';
const SCOPE = '/push/';
/** Where the worker finds what to say. */
const WORDS = '/push/words';

/** Whether this browser knows of push services. */
export function canBeCalled(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Subscribes this browser, with what it is to say; `null` where the server calls nobody, or the browser won't. */
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
      // It was subscribed with the key of another store.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wanted);
    });
    const { endpoint, keys } = subscribed.toJSON();
    return PushAddress.safeParse({ endpoint, keys }).data ?? null;
  } catch {
    // A browser without a push service, or one that is away.
    return null;
  }
}

/** Ends the subscription. Whether there was one. */
export async function unsubscribe(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    const subscribed = (await registration?.pushManager.getSubscription()) ?? null;
    return (await subscribed?.unsubscribe()) ?? false;
  } catch {
    return false;
  }
}

/** Resolves once a worker runs that can be called. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return;
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') done();
    });
  });
}
