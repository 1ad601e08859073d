/** Plots the growth of the cost of a decision as an SVG: three small plots with the same scale. */
import { show } from './figures.ts';
import type { Summary } from './summary.ts';
import type { Point } from './tasks/growth.ts';

const WIDTH = 250;
const HEIGHT = 150;
const LEFT = 44;
const TOP = 34;
const GAP = 30;

/** The whole plot. */
export function growthPlot({ growth }: Summary): string {
  const most = Math.max(...Object.values(growth).flatMap((points) => points.map(({ micros }) => micros)));
  const ceiling = niceAbove(most);
  const plots = [
    plot(0, 'sets in the mix', growth.sets, ceiling),
    plot(1, 'seats (all sets)', growth.seats, ceiling),
    plot(2, 'decisions before it', growth.length, ceiling),
  ];
  const width = 3 * (LEFT + WIDTH + GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${TOP + HEIGHT + 46}" font-family="sans-serif" font-size="12" role="img">`,
    '<title>Microseconds for a decision, by sets, seats and length of the game</title>',
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...plots,
    '</svg>',
    '',
  ].join('\n');
}

/** The next of 1, 2, 5, 10, 20, 50, … above a number. */
function niceAbove(figure: number): number {
  const power = 10 ** Math.floor(Math.log10(figure));
  return [1, 2, 5, 10].map((step) => step * power).find((nice) => nice >= figure) ?? figure;
}

function plot(column: number, label: string, points: readonly Point[], ceiling: number): string {
  const from = column * (LEFT + WIDTH + GAP) + LEFT;
  const bottom = TOP + HEIGHT;
  const most = Math.max(...points.map(({ at }) => at));
  const x = (at: number): number => Math.round(from + (at / most) * WIDTH);
  const y = (micros: number): number => Math.round(bottom - (micros / ceiling) * HEIGHT);
  const lines = [0, 0.5, 1].map(
    (part) =>
      `<path d="M${from} ${y(part * ceiling)}h${WIDTH}" stroke="#ddd"/><text x="${from - 6}" y="${y(part * ceiling) + 4}" text-anchor="end" fill="#555">${show(part * ceiling)}</text>`,
  );
  const dots = points.map(
    ({ at, micros }) =>
      `<circle cx="${x(at)}" cy="${y(micros)}" r="3.5" fill="#7a3b12"/><text x="${x(at)}" y="${bottom + 16}" text-anchor="middle" fill="#555">${at}</text>`,
  );
  const path = points.map(({ at, micros }) => `${x(at)},${y(micros)}`).join(' ');
  return [
    `<text x="${from}" y="${TOP - 14}" fill="#222">µs for a decision, by ${label}</text>`,
    ...lines,
    `<polyline points="${path}" fill="none" stroke="#7a3b12" stroke-width="2"/>`,
    ...dots,
  ].join('\n');
}
