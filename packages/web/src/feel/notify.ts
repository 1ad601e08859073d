/** One notification of the page at a time: a newer one takes its place. */
const OPTIONS: NotificationOptions = { tag: 'kickdoor', icon: '/icon.svg' };

/**
 * Notifies the player through the browser, if it was allowed; pressing the notification brings the page back. The
 * service worker shows it where there is one: phones allow notifications to no one else.
 */
export async function notify(text: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const registration = await worker();
    if (registration === null) fromPage(text);
    else await registration.showNotification('Kickdoor', { ...OPTIONS, body: text, data: location.pathname });
  } catch {
    // A phone without a service worker, or one that is being replaced.
  }
}

/** The page's own service worker, once it runs; `null` if there is none. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.active ? registration : null;
}

function fromPage(text: string): void {
  const notice = new Notification('Kickdoor', { ...OPTIONS, body: text });
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}
