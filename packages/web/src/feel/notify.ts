/** Notifies the player through the browser, if it was allowed; pressing the notification brings the page back. */
export function notify(text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Kickdoor', { body: text, tag: 'kickdoor', icon: '/icon.svg' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Some phones allow notifications to service workers only.
  }
}
