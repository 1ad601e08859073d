import { useEffect } from 'react';
import type { Playback } from './usePlayback.ts';

/** Keyboard shortcuts of a replay: K plays and pauses, [ and ] jump to the previous and the next turn. */
export function useReplayKeys({ toggle }: Playback, turn: (by: -1 | 1) => void): void {
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('[role=dialog], input[type=text]') !== null) return;
      if (key === 'k' || key === 'K') toggle();
      else if (key === '[') turn(-1);
      else if (key === ']') turn(1);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [toggle, turn]);
}
