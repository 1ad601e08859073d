import { useEffect, useRef } from 'react';
import { openLayer, type Layer } from './way-back.ts';

/** While mounted, the browser's Back closes the layer, as Escape does. `null`: there is no layer. */
export function useWayBack(layer: Layer | null): void {
  const newest = useRef(layer);
  useEffect(() => {
    newest.current = layer;
  }, [layer]);
  const covers = layer?.covers ?? null;
  useEffect(
    () => (covers === null ? undefined : openLayer({ covers, close: () => newest.current?.close() })),
    [covers],
  );
}
