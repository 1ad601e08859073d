import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';

/**
 * Something large in a tooltip: drawn as soon as there is time for it, so that what brought it up doesn't wait for it,
 * and seen once the tooltip has found the place for its size.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false);
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    if (!isDrawn) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPlaced(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  if (!isDrawn) return null;
  return <div style={{ display: 'contents', visibility: placed ? 'visible' : 'hidden' }}>{children}</div>;
}
