/** Parts of the table that are not there from the start, loaded before they are first needed. */
import { useEffect } from 'react';

/** The sheets that open over the table. */
export const loadOver = () => import('./Over.tsx');

/** What a fight and a run look like. */
export const loadFights = () => import('../combat/scenes.ts');

/** Milliseconds after which they are loaded though nobody has touched the table. */
const REST = 10_000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Loads them as soon as somebody touches the table, so that the first one opens at once. */
export function useWarm(): void {
  useEffect(() => {
    const ending = new AbortController();
    const load = () => {
      ending.abort();
      clearTimeout(timer);
      for (const part of [loadFights, loadOver]) void part().catch(() => undefined);
    };
    const timer = setTimeout(load, REST);
    for (const touch of TOUCHES) {
      document.addEventListener(touch, load, { passive: true, signal: ending.signal });
    }
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, []);
}
