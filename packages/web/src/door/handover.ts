/** Takes over from the door that was drawn before the page had loaded (`script.ts`). */
import { isLanguage, type Language } from '@kickdoor/words';
import { useLayoutEffect, useState } from 'react';
import { isWay, type Way } from './model.ts';

export interface Before {
  /** What was pressed there. */
  readonly pressed: Way | null;
  /** The language chosen there. */
  readonly language: Language | null;
  /** The test id of what had the focus. */
  readonly focused: string | null;
  /** Since when its animations run. */
  readonly since: CSSNumberish | null;
}

const NOTHING: Before = { pressed: null, language: null, focused: null, since: null };

/** What is known of the door that still stands there, if it does. */
function before(): Before {
  const root = document.querySelector<HTMLElement>('#root');
  const { door, pressed, language } = root?.dataset ?? {};
  if (root === null || (door ?? pressed ?? language) === undefined) return NOTHING;
  // While the page is being drawn the door can still be used, and marks anew.
  for (const told of ['door', 'pressed', 'language']) delete root.dataset[told];
  const focused = document.activeElement;
  return {
    pressed: isWay(pressed) ? pressed : null,
    language: language !== undefined && isLanguage(language) ? language : null,
    focused: focused instanceof HTMLElement ? (focused.dataset['testid'] ?? null) : null,
    since: document.getAnimations()[0]?.startTime ?? null,
  };
}

/** A language chosen at the door has been said by the door; the page says it once it has the words. */
function speakOwn({ language }: Before, spoken: Language): void {
  if (language !== null) document.documentElement.lang = spoken;
}

/**
 * What happened at the door before it was the page's. The page's own looks as if it had been there all along. `spoken` is the
 * language of the page, which takes the door's place.
 */
export function useDoorBefore(spoken: Language): Before {
  const [known] = useState(before);
  useLayoutEffect(() => {
    speakOwn(known, spoken);
    // Only of the door's last word; the page's language may change later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [known]);
  useLayoutEffect(() => {
    const { focused, since } = known;
    if (since !== null) for (const each of document.getAnimations()) each.startTime = since;
    if (focused !== null) {
      document.querySelector<HTMLElement>(`[data-testid="${focused}"]`)?.focus({ preventScroll: true });
    }
  }, [known]);
  return known;
}

/** What happened at the door while the page was being drawn; `spoken` is the language of the page, which has taken its place now. */
export function doorMeanwhile(spoken: Language): Before {
  const late = before();
  speakOwn(late, spoken);
  return late;
}
