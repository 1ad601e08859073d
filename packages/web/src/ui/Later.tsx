import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';

/**
 * Large content for a tooltip. It is rendered at low priority, so that the event that shows the tooltip isn't delayed,
 * and becomes visible once the tooltip has been positioned.
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
