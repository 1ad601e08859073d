import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';

/**
 * A large content for a tooltip: rendered when there is time, so that the event that brings it up doesn't wait for it,
 * and visible once the tooltip has been placed for its size.
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
