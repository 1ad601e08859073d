import type { Part } from '@kickdoor/rules';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MOST_PARTS, partKey } from './parts.ts';

/** Allows for fractional pixels and a token's border. */
const SLACK = 3;

/**
 * How many parts fit into their list: starts with the maximum, and drops one as long as they overflow its lower edge.
 * Measured again before painting when the parts or the width change.
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
