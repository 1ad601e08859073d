import type { PackFiles, PackResult } from '@kickdoor/packs';
import { useDeferredValue, useMemo } from 'react';
import { check } from './checking.ts';

/** Checks the pack shortly after a change, so that typing doesn't wait for the checker. */
export function useChecked(files: PackFiles): { readonly result: PackResult; readonly checked: PackFiles } {
  const checked = useDeferredValue(files);
  const result = useMemo(() => check(checked), [checked]);
  return { result, checked };
}
