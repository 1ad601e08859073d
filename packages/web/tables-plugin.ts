/**
 * Provides the look of each rule sheet's table: `virtual:tables.css` has a block for each sheet with its own colors,
 * generated from the sheet's values and the images next to them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEETS } from '@kickdoor/rules';
import type { Plugin } from 'vite';
import { tableStyles } from './src/theme/table-styles.ts';

const MODULE = 'virtual:tables.css';
const FOLDER = join(import.meta.dirname, '..', 'rules', 'src', 'sheets');

export function tables(): Plugin {
  return {
    name: 'tables',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}?`) ? id : null),
    load(id) {
      if (id !== MODULE && !id.startsWith(`${MODULE}?`)) return null;
      return SHEETS.map((sheet) =>
        tableStyles(sheet, (image) => {
          const file = join(FOLDER, sheet.id, image);
          this.addWatchFile(file);
          return readFileSync(file, 'utf8');
        }),
      ).join('\n');
    },
  };
}
