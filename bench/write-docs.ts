/** Writes the tables and the plot of docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { growthPlot } from './plot.ts';
import { askedTable, growthTable, sheetTable, sizeTable, speedTable } from './report.ts';
import type { Summary } from './summary.ts';

const docs = join(import.meta.dirname, '..', 'docs');

/** Writes tables into the page, each between its markers. */
export function writeDocs(summary: Summary): void {
  const path = join(docs, 'performance.md');
  const tables = {
    speed: speedTable(summary),
    asked: askedTable(summary),
    sheets: sheetTable(summary),
    sizes: sizeTable(summary),
    growth: growthTable(summary),
  };
  let text = readFileSync(path, 'utf8');
  for (const [name, table] of Object.entries(tables)) {
    const marks = new RegExp(`(<!-- bench ${name} -->\\n)[^]*?(<!-- end -->)`, 'u');
    text = text.replace(marks, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
  }
  writeFileSync(path, text);
  writeFileSync(join(docs, 'performance.svg'), growthPlot(summary));
}
