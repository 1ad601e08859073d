/** Preloads parts of the table that aren't needed at first. */
import { useEffect } from 'react';

/** The sheets over the table. */
export const loadOver = () => import('./Over.tsx');

/** The scenes of a fight and a flight. */
export const loadFights = () => import('../combat/scenes.ts');

/** The end of the game with its statistics. */
export const loadEnd = () => import('./GameOver.tsx');

/** Milliseconds after which they are loaded even if nobody has touched the table. */
const REST = 10_000;
/** Milliseconds between a touch and loading: the press itself is handled first. */
const SOON = 500;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Loads these parts after the first touch of the table, so that they open without delay. */
export function usePreload(): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const load = () => {
      for (const part of [loadFights, loadOver, loadEnd]) void part().catch(() => undefined);
    };
    let timer = setTimeout(load, REST);
    const touched = () => {
      ending.abort();
      clearTimeout(timer);
      timer = setTimeout(load, SOON);
    };
    for (const touch of TOUCHES) document.addEventListener(touch, touched, { passive: true, signal });
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, []);
}
