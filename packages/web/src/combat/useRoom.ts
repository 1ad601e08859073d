import type { Part } from '@kickdoor/rules';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MOST_PARTS, partKey } from './parts.ts';

/** Fractional pixels, and the edge of a token. */
const SLACK = 3;

/**
 * How many parts there is room for in their list: as many as may show at once, and one less as long as they run over
 * its lower edge. Counted anew when the parts or the width change, before anything is drawn.
 */
export function useRoom(parts: readonly Part[]): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly most: number;
} {
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const of = `${width} ${parts.map(partKey).join('\n')}`;
  const [room, setRoom] = useState({ of, most: MOST_PARTS });
  const most = room.of === of ? room.most : MOST_PARTS;
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || most <= 1 || element.scrollHeight <= element.clientHeight + SLACK) return;
    setRoom({ of, most: Math.min(most, parts.length) - 1 });
  }, [of, most, parts.length]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { list, most };
}
