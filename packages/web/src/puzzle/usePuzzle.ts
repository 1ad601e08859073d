import type { Puzzle } from '@kickdoor/bots';
import type { CardPool, SheetId } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';
import { useEffect, useState } from 'react';
import { setsOf } from '../review/calls.ts';
import type { FromFinder, ToFind } from './calls.ts';
import { gameOf, keepGame } from './seed.ts';

/** The puzzle; a number: how many games have been searched so far; `null`: it can't be searched for. */
export type Looked = Puzzle | number | null;

interface Wanted {
  readonly pool: CardPool;
  readonly sheet: SheetId;
  readonly language: Language;
  readonly seed: string;
}

/** Finds the puzzle of a seed in a worker. */
export function usePuzzle({ pool, sheet, language, seed }: Wanted): Looked {
  const [looked, setLooked] = useState<Looked>(0);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'puzzle' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromFinder>) => {
      if (data.type === 'progress') {
        setLooked(data.games);
        return;
      }
      if (data.game !== null) keepGame(seed, data.game);
      setLooked(data.puzzle);
      worker.terminate();
    });
    worker.addEventListener('error', () => setLooked(null));
    const wish: ToFind = { sheet, sets: setsOf(pool), language, seed, from: gameOf(seed) };
    worker.postMessage(wish);
    return () => worker.terminate();
  }, [pool, sheet, language, seed]);
  return looked;
}
