import type { PackFiles, PackResult } from '@kickdoor/packs';
import { useDeferredValue, useMemo } from 'react';
import { check } from './checking.ts';

/** The pack as the checker finds it, a moment after it was changed: typing doesn't wait for it. */
export function useChecked(files: PackFiles): { readonly result: PackResult; readonly checked: PackFiles } {
  const checked = useDeferredValue(files);
  const result = useMemo(() => check(checked), [checked]);
  return { result, checked };
}
