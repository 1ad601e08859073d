/**
 * Plots the ladder as an SVG: each row's share of the wins, plus and minus twice its standard error, and the equal
 * share.
 */
import { named, shareOfRow, type Row } from './rows.ts';

const LEFT = 360;
const WIDTH = 420;
const TOP = 44;
const LINE = 26;

const x = (part: number): number => Math.round(LEFT + Math.min(1, Math.max(0, part)) * WIDTH);

function labelOf({ strong, rollouts, weak, weakRollouts, strongs, sheet, sets }: Row): string {
  const box = sets === sheet ? sheet : `${sheet}: ${sets.replaceAll(',', ', ')}`;
  return `${strongs} ${named(strong, rollouts)} : ${4 - strongs} ${named(weak, weakRollouts)}, ${box}`;
}

function lineOf(row: Row, at: number): string {
  const y = TOP + at * LINE + LINE / 2;
  const { mean, error } = shareOfRow(row);
  const reach = Number.isNaN(error) ? 0 : 2 * error;
  const equal = x(row.strongs / 4);
  return [
    `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end" fill="#222">${labelOf(row)}</text>`,
    `<path d="M${equal} ${y - 9}v18" stroke="#888" stroke-dasharray="3 2"/>`,
    `<path d="M${x(mean - reach)} ${y}H${x(mean + reach)}" stroke="#7a3b12" stroke-width="2"/>`,
    `<circle cx="${x(mean)}" cy="${y}" r="4" fill="#7a3b12"/>`,
  ].join('\n');
}

/** The whole plot. */
export function ladderPlot(rows: readonly Row[]): string {
  const bottom = TOP + rows.length * LINE;
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<path d="M${x(part)} ${TOP}V${bottom}" stroke="#ddd"/><text x="${x(part)}" y="${TOP - 8}" text-anchor="middle" fill="#555">${100 * part}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 30} ${bottom + 16}" font-family="sans-serif" font-size="12" role="img">`,
    '<title>Share of the wins of the stronger bots, with twice the standard error; dashed: what would be equal</title>',
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="${LEFT}" y="16" fill="#222">percent of the wins; dashed: equal</text>`,
    ...scale,
    ...rows.map(lineOf),
    '</svg>',
    '',
  ].join('\n');
}
