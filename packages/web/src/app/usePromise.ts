import { useEffect, useState } from 'react';

/** What a promise came to: its value, that it failed, or nothing yet. */
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
    // Made anew for a new key only: `make` is another function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return state.key === key ? state : { value: null, failed: false };
}
