/** Parts of the table that are not there from the start, loaded before they are first needed. */
import { useEffect } from 'react';

/** The sheets that open over the table. */
export const loadOver = () => import('./Over.tsx');

/** What a fight and a run look like. */
export const loadFights = () => import('../combat/scenes.ts');

/** Who won, and the statistics. */
export const loadEnd = () => import('./GameOver.tsx');

/** Milliseconds after which they are loaded though nobody has touched the table. */
const REST = 10_000;
/** Milliseconds from a touch: what was pressed is answered first. */
const SOON = 500;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Loads them once somebody has touched the table, so that what comes next opens at once. */
export function useWarm(): void {
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
