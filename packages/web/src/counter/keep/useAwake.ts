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

/** Whether the screen should stay on, and a setter. */
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

/** Requests a wake lock, again whenever the page becomes visible: hiding the page releases it. */
function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== 'visible' || held?.released === false) return;
    try {
      held = await navigator.wakeLock.request('screen');
      if (over) await held.release();
    } catch {
      // The battery is low, or the browser refuses.
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
