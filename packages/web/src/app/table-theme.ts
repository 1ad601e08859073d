import type { SheetId } from '@kickdoor/rules';
import { useEffect } from 'react';

/** While the page shows a table, it takes the look of the table's base sheet (`theme/table-styles.ts`). */
export function useTableTheme(sheet: SheetId | null): void {
  useEffect(() => {
    if (sheet === null) return undefined;
    document.documentElement.dataset['table'] = sheet;
    return () => {
      delete document.documentElement.dataset['table'];
    };
  }, [sheet]);
}
