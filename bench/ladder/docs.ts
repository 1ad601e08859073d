/** Writes the ladder's table and plot into the docs, including what hasn't been measured. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETS, SHEETS } from '../table.ts';
import { ladderPlot } from './plot.ts';
import { named, shareOfRow, type Row } from './rows.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');

/** One step of the ladder on a sheet or mix. */
type Step = Pick<Row, 'strong' | 'weak' | 'strongs' | 'sheet' | 'sets'>;

const PAIRS = [
  ['regular', 'novice'],
  ['sharp', 'regular'],
  ['master', 'sharp'],
  ['master', 'regular'],
] as const;
/** Each sheet with its own sets, a mix of two sets, and one of all. */
const BOXES: readonly (readonly [sheet: string, sets: string])[] = [
  ...SHEETS.map(({ sheet, sets }) => [sheet, sets.join(',')] as const),
  ['classic', 'classic,space'],
  ['classic', SETS.join(',')],
];

/** Everything to be measured. */
const STEPS: readonly Step[] = [
  ...BOXES.flatMap(([sheet, sets]) =>
    PAIRS.map(([strong, weak]): Step => ({ strong, weak, strongs: 1, sheet, sets })),
  ),
  ...PAIRS.map(([strong, weak]): Step => ({ strong, weak, strongs: 2, sheet: 'classic', sets: 'classic' })),
];

const isOf = (row: Row, step: Step): boolean =>
  row.strong === step.strong &&
  row.weak === step.weak &&
  row.strongs === step.strongs &&
  row.sheet === step.sheet &&
  row.sets === step.sets;

const percent = (part: number): string => (100 * part).toFixed(1);
function cells(row: Row): string[] {
  const { mean, error } = shareOfRow(row);
  const share = Number.isNaN(error) ? percent(mean) : `${percent(mean)} ± ${percent(error)}`;
  return [
    `${row.strongs} ${named(row.strong, row.rollouts)}`,
    `${4 - row.strongs} ${named(row.weak, row.weakRollouts)}`,
    row.sheet,
    row.sets.replaceAll(',', ', '),
    String(4 * row.deals),
    share,
    String(25 * row.strongs),
  ];
}

function unmeasured({ strong, weak, strongs, sheet, sets }: Step): string[] {
  const equal = String(25 * strongs);
  return [
    `${strongs} ${strong}`,
    `${4 - strongs} ${weak}`,
    sheet,
    sets.replaceAll(',', ', '),
    '0',
    'not measured',
    equal,
  ];
}

const HEAD = ['strong', 'against', 'sheet', 'sets', 'games', 'share of the wins, percent', 'equal'];
/** Columns from this one on are right-aligned figures. */
const RIGHT = 4;

/** A Markdown table as the formatter would leave it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((head, at) => Math.max(head.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string => {
    const filled = row.map((cell, at) => {
      const width = widths[at] ?? 0;
      return at < RIGHT ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${filled.join(' | ')} |`;
  };
  const rule = widths.map((width, at) => (at < RIGHT ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(HEAD), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** Writes `docs/bots.md` and `docs/ladder.svg`. */
export function writeLadder(rows: readonly Row[]): void {
  const others = rows.filter((row) => !STEPS.some((step) => isOf(row, step)));
  const lines = [
    ...STEPS.flatMap((step) => {
      const found = rows.filter((row) => isOf(row, step));
      return found.length === 0 ? [unmeasured(step)] : found.map(cells);
    }),
    ...others.map(cells),
  ];
  const path = join(docs, 'bots.md');
  const marks = /(<!-- ladder -->\n)[^]*?(<!-- end -->)/u;
  const text = readFileSync(path, 'utf8').replace(
    marks,
    (_, start: string, end: string) => `${start}\n${tableOf(lines)}\n\n${end}`,
  );
  writeFileSync(path, text);
  writeFileSync(join(docs, 'ladder.svg'), ladderPlot(rows));
}
