/** The page has one notification at a time: a newer one replaces it. */
const OPTIONS: NotificationOptions = { tag: 'kickdoor', icon: '/icon.svg' };

/**
 * Shows a notification, if the browser allows it; pressing it brings the page back. Shown by the service worker if
 * there is one: on phones nothing else may.
 */
export async function notify(text: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const registration = await worker();
    if (registration === null) fromPage(text);
    else await registration.showNotification('Kickdoor', { ...OPTIONS, body: text, data: location.pathname });
  } catch {
    // A phone without a service worker, or while that is being replaced.
  }
}

/** The page's own service worker once it is active; `null` if there is none. */
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
