import { useEffect, useRef } from 'react';
import { layOver, type Layer } from './way-back.ts';

/** The browser's way back closes it, as Escape does, for as long as it is there; `null`: it isn't. */
export function useWayBack(layer: Layer | null): void {
  const newest = useRef(layer);
  useEffect(() => {
    newest.current = layer;
  }, [layer]);
  const covers = layer?.covers ?? null;
  useEffect(
    () => (covers === null ? undefined : layOver({ covers, close: () => newest.current?.close() })),
    [covers],
  );
}
