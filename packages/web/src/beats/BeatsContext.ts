import { createContext, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { GameNow } from '../net/state.ts';
import { beatsOf, type Beat } from './beats.ts';
import { beatPlayer, type BeatPlayer } from './player.ts';

export const BeatsContext = createContext<BeatPlayer | null>(null);

/** The beat that is playing, or `null`. */
export function useBeat(): Beat | null {
  const player = useContext(BeatsContext);
  if (player === null) throw new Error('beats outside of a table');
  return useSyncExternalStore(player.subscribe, player.current);
}

/** Plays the beats of each update of a game. Space and any press end them; both still do what they do. */
export function useBeatPlayer({ news }: Pick<GameNow, 'news'>): BeatPlayer {
  const [player] = useState(beatPlayer);
  useLayoutEffect(() => {
    player.play(beatsOf(news));
  }, [player, news]);
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key === ' ') player.skip();
    }
    addEventListener('keydown', press);
    addEventListener('pointerdown', player.skip);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', player.skip);
      player.skip();
    };
  }, [player]);
  return player;
}
