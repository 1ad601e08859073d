/** Takes over from the door that was rendered before the page loaded (`script.ts`). */
import { isLanguage, type Language } from '@kickdoor/words';
import { useLayoutEffect, useState } from 'react';
import { isWay, type Way } from './model.ts';

export interface Before {
  /** The button pressed there. */
  readonly pressed: Way | null;
  /** The language chosen there. */
  readonly language: Language | null;
  /** The test id of the focused element. */
  readonly focused: string | null;
  /** The start time of its animations. */
  readonly since: CSSNumberish | null;
}

const NOTHING: Before = { pressed: null, language: null, focused: null, since: null };

/** The state of the early door, if it is still there. */
function before(): Before {
  const root = document.querySelector<HTMLElement>('#root');
  const { door, pressed, language } = root?.dataset ?? {};
  if (root === null || (door ?? pressed ?? language) === undefined) return NOTHING;
  // The door stays usable while the page renders, and records presses again.
  for (const told of ['door', 'pressed', 'language']) delete root.dataset[told];
  const focused = document.activeElement;
  return {
    pressed: isWay(pressed) ? pressed : null,
    language: language !== undefined && isLanguage(language) ? language : null,
    focused: focused instanceof HTMLElement ? (focused.dataset['testid'] ?? null) : null,
    since: document.getAnimations()[0]?.startTime ?? null,
  };
}

/** The early door has announced the language chosen there; the page sets it again once its words have loaded. */
function speakOwn({ language }: Before, spoken: Language): void {
  if (language !== null) document.documentElement.lang = spoken;
}

/**
 * Returns what happened at the door before the page took over, and restores its focus and animations on the page's own
 * door. `spoken` is the language of the page.
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

/** Returns what happened at the door while the page was rendering; `spoken` is the language of the page. */
export function doorMeanwhile(spoken: Language): Before {
  const late = before();
  speakOwn(late, spoken);
  return late;
}
