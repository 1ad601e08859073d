import { useSyncExternalStore } from 'react';

interface Media {
  readonly subscribe: (listener: () => void) => () => void;
  readonly matches: () => boolean;
}

function media(query: string): Media {
  return {
    subscribe: (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => matchMedia(query).matches,
  };
}

/** As in the style sheets: a phone, portrait or landscape. */
const PHONE = media('(width < 43.75em) or (height < 32.5em)');
/** As in the style sheets: there is room for the log beside the table. */
const WIDE = media('(width >= 68.75em) and (height >= 32.5em)');

/** A mouse implies a physical keyboard, so that focusing a field doesn't open an on-screen one. */
const KEYS = media('(hover: hover) and (pointer: fine)');

/** Whether text can be typed without an on-screen keyboard. */
export function useKeys(): boolean {
  return useSyncExternalStore(KEYS.subscribe, KEYS.matches);
}

/** Whether the page uses its phone layout. */
export function usePhone(): boolean {
  return useSyncExternalStore(PHONE.subscribe, PHONE.matches);
}

/** Whether there is room for the log beside the table. */
export function useWide(): boolean {
  return useSyncExternalStore(WIDE.subscribe, WIDE.matches);
}
