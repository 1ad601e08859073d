/** The result tables of a run, as Markdown. */
import { show } from './figures.ts';
import type { Summary } from './summary.ts';
import type { Point } from './tasks/growth.ts';

type Row = readonly string[];

function tableText(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: Row): string =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A ratio, if there is one. */
function times(ratio: number | undefined): string {
  return show(ratio ?? Number.NaN);
}

/** Speeds, and the ratios between them. */
export function speedTable({ decisions, ratios }: Summary): string {
  const speed = (what: keyof Summary['decisions']): string => show(decisions[what] ?? Number.NaN);
  return tableText(
    ['workload', 'decisions a second', 'Kickdoor to it'],
    [
      ['**a server**: copy, act, legal moves and views of four seats', speed('server'), '1'],
      ["boardgame.io's master, four clients", speed('master'), times(ratios.server)],
      ['**a search**: copies of mid-game tables played on', speed('search'), '1'],
      ['the engine of commit 7c2ae42', speed('searchBefore'), times(ratios.search)],
      ['**a search that copies before every decision**', speed('copySearch'), '1'],
      ['the engine of commit 7c2ae42', speed('copySearchBefore'), times(ratios.copySearch)],
      ['**random play in place**', speed('inPlace'), '1'],
      ["boardgame.io's reducer", speed('boardgameio'), times(ratios.inPlace)],
      ['the engine of commit 7c2ae42', speed('inPlaceBefore'), times(ratios.inPlaceBefore)],
      ["Showdown's gen 9 random battles", speed('showdown'), times(ratios.showdown)],
      ['typed arrays, the floor', speed('floor'), `1/${show(1 / ratios.floor)}`],
    ],
  );
}

/** What viewing the table costs in addition to playing. */
export function askedTable({ decisions, asked }: Summary): string {
  return tableText(
    ['in place, four seats', 'decisions a second'],
    [
      ['legal moves of all seats, one drawn at random', show(decisions.inPlace ?? Number.NaN)],
      ['the same, and a view for every seat', show(asked.views)],
      ['sensible bots, each with a view and its legal moves', show(asked.bots)],
    ],
  );
}

/** Speeds by sheet. */
export function sheetTable({ sheets }: Summary): string {
  const rows = Object.entries(sheets).map(([sheet, rate]) => [sheet, show(rate)]);
  return tableText(['sheet', 'decisions a second'], rows);
}

/** Sizes of a table and of a seat's view of it. */
export function sizeTable({ state, view, ratios }: Summary): string {
  return tableText(
    ['in mid-game', 'bytes', 'a second'],
    [
      ['a table as JSON', show(state.json), ''],
      ['a table in memory', show(state.heap), ''],
      [`a copy (${show(ratios.structuredClone)} times structuredClone)`, '', show(state.clones)],
      ['a view for one seat', show(view.bytes), show(view.views)],
      ['what one move changes in it', show(view.differenceBytes), show(view.differences)],
    ],
  );
}

/** Costs of a decision, side by side. */
export function growthTable({ growth }: Summary): string {
  const { sets, seats, length } = growth;
  const rows = Array.from({ length: Math.max(sets.length, seats.length, length.length) }, (_, at) => [
    ...cells(sets[at]),
    ...cells(seats[at]),
    ...cells(length[at]),
  ]);
  return tableText(['sets', 'µs', 'seats', 'µs', 'decisions before it, up to', 'µs'], rows);
}

function cells(point: Point | undefined): Row {
  return point === undefined ? ['', ''] : [String(point.at), show(point.micros)];
}

/** The full report, for the terminal. */
export function reportOf(summary: Summary): string {
  return [
    speedTable(summary),
    askedTable(summary),
    sheetTable(summary),
    sizeTable(summary),
    growthTable(summary),
  ].join('\n\n');
}
