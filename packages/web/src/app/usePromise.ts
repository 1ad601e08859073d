import { useEffect, useState } from 'react';

/** The state of a promise: pending, its value, or its error. */
export function usePromise<T>(
  make: () => Promise<T>,
  key: string,
): { readonly value: T | null; readonly failed: boolean } {
  const [state, setState] = useState<{ key: string; value: T | null; failed: boolean }>({
    key,
    value: null,
    failed: false,
  });
  useEffect(() => {
    let wanted = true;
    async function wait(): Promise<void> {
      try {
        const value = await make();
        if (wanted) setState({ key, value, failed: false });
      } catch {
        if (wanted) setState({ key, value: null, failed: true });
      }
    }
    void wait();
    return () => {
      wanted = false;
    };
    // Recomputed for a new key only: `make` is a new function on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return state.key === key ? state : { value: null, failed: false };
}
