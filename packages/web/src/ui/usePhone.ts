import { useSyncExternalStore } from 'react';

/** As in the style sheets: a phone, upright or on its side. */
const PHONE = '(width < 700px) or (height < 520px)';

function subscribe(listener: () => void): () => void {
  const phone = matchMedia(PHONE);
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

/** Whether the page is shown as on a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}
