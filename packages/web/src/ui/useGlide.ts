import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const MS = 240;

/** The positions of a row's children for one order. */
interface Places {
  readonly order: string;
  readonly lefts: ReadonlyMap<HTMLElement, number>;
}

function childrenOf(row: HTMLElement | null): readonly HTMLElement[] {
  return [...(row?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

/** Animates the children of a row to their new positions, which are measured only when `order` changes. */
export function useGlide(order: string): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  const places = useRef<Places>(null);
  useLayoutEffect(() => {
    const before = places.current;
    if (before === null || before.order === order) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const child of childrenOf(row.current)) {
      const moved = (before.lefts.get(child) ?? child.offsetLeft) - child.offsetLeft;
      if (moved === 0) continue;
      child.animate([{ transform: `translateX(${moved}px)` }, { transform: 'none' }], {
        duration: MS,
        easing: 'ease-out',
      });
    }
  }, [order]);
  useEffect(() => {
    // Layout is up to date here, so measuring is cheap.
    const lefts = new Map(childrenOf(row.current).map((child) => [child, child.offsetLeft]));
    places.current = { order, lefts };
  }, [order]);
  return row;
}
