import type { SheetId } from '@kickdoor/rules';
import { useEffect } from 'react';

/** Applies the look of the table's base sheet while the page shows a table (`theme/table-styles.ts`). */
export function useTableTheme(sheet: SheetId | null): void {
  useEffect(() => {
    if (sheet === null) return undefined;
    document.documentElement.dataset['table'] = sheet;
    return () => {
      delete document.documentElement.dataset['table'];
    };
  }, [sheet]);
}
