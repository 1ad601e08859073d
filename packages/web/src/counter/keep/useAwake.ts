/** Keeps the screen on while a counter is shown, where the browser can. */
import { useEffect, useState } from 'react';

const KEY = 'kickdoor.counter-awake';

/** Whether this browser can keep the screen on. */
export const canStayAwake = 'wakeLock' in navigator;

function wanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the screen is to stay on, and how to change that. */
export function useAwake(): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(wanted);
  useEffect(() => (on && canStayAwake ? stayAwake() : undefined), [on]);
  return [
    on,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(KEY, next ? 'on' : 'off');
      } catch {
        // Storage is unavailable; the choice isn't remembered.
      }
    },
  ];
}

/** Asks for the screen to stay on, and again whenever the page is seen again, since a hidden page loses that. */
function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== 'visible' || held?.released === false) return;
    try {
      held = await navigator.wakeLock.request('screen');
      if (over) await held.release();
    } catch {
      // The battery is low, or the browser doesn't want to.
    }
  };
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void held?.release().catch(() => undefined);
  };
}
