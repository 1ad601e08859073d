import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { GameNow } from '../net/state.ts';
import { beatsOf, type Beat } from './beats.ts';
import { beatPlayer, type BeatPlayer } from './player.ts';

export const BeatsContext = createContext<BeatPlayer | null>(null);

/** The beat that is playing, or `null`. */
export function useBeat(): Beat | null {
  const player = useContext(BeatsContext);
  if (player === null) throw new Error('beats outside of a table');
  const [beat, setBeat] = useState(player.current);
  useEffect(() => {
    // Scenes are rendered at low priority, so that they never delay a press.
    const hear = () => startTransition(() => setBeat(player.current()));
    hear();
    return player.subscribe(hear);
  }, [player]);
  return beat;
}

/** Whether a key event is a space typed into a field. */
function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/**
 * Plays the beats of each update of a game. Pressing the pointer skips them and still has its normal effect. Space
 * skips them without any other effect; only the next Space presses a button. Without `skips`, beats always play to the
 * end.
 */
export function useBeatPlayer({ news, view }: Pick<GameNow, 'news' | 'view'>, skips: boolean): BeatPlayer {
  const [player] = useState(beatPlayer);
  const played = useRef<GameNow['news'] | null>(null);
  const { pending } = view;
  useLayoutEffect(() => {
    if (played.current === news) return;
    played.current = news;
    player.play(beatsOf(news, pending));
  }, [player, news, pending]);
  useEffect(() => {
    if (!skips) return () => void player.skip();
    // A skipping Space is hidden from the rest of the page until it is released, so that no button takes it for a
    // press.
    let skipping = false;
    function swallow(event: KeyboardEvent): void {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    function down(event: KeyboardEvent): void {
      if (event.key !== ' ' || isTyped(event)) return;
      if (!event.repeat) skipping = player.skip();
      if (skipping) swallow(event);
    }
    function up(event: KeyboardEvent): void {
      if (event.key !== ' ' || !skipping) return;
      skipping = false;
      swallow(event);
    }
    const skip = () => void player.skip();
    addEventListener('keydown', down, true);
    addEventListener('keyup', up, true);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', down, true);
      removeEventListener('keyup', up, true);
      removeEventListener('pointerdown', skip);
      player.skip();
    };
  }, [player, skips]);
  return player;
}
