/**
 * The lower edge of a card's head, by shape: paths in a 240 × 24 box, filled above the edge. They are open at the top
 * and extend past both sides, so that only the edge itself is stroked.
 */
import type { HeadShape } from './kinds.ts';

type Edge = readonly (readonly [number, number])[];

/** Repeats a piece of edge `count` times; `piece` is in fractions of its width. */
function repeat(count: number, piece: Edge): Edge {
  const width = 240 / count;
  return Array.from({ length: count }, (_, i) =>
    piece.map(([x, y]): [number, number] => [(i + x) * width, y]),
  ).flat();
}

const framed = (edge: string): string => `M-9 -4L-9 9${edge}L249 9L249 -4`;

const line = (edge: Edge): string =>
  framed(`L0 8L${edge.map(([x, y]) => `${x.toFixed(1)} ${y}`).join('L')}L240 8`);

/** Round arcs between the given points, bulging to `depth`. */
const bows = (count: number, top: number, depth: number): string => {
  const width = 240 / count;
  let path = `L0 ${top}`;
  for (let i = 0; i < count; i += 1) path += `q${width / 2} ${2 * (depth - top)} ${width} 0`;
  return framed(path);
};

/** The path of each shape. */
export const HEADS: Readonly<Record<HeadShape, string>> = {
  teeth: line(
    repeat(9, [
      [0, 6],
      [0.5, 21],
      [1, 6],
    ]),
  ),
  arch: framed('L0 22Q120 -8 240 22'),
  point: framed('L0 7L104 7L120 22L136 7L240 7'),
  split: framed('L0 20Q60 -2 116 9L120 22L124 9Q180 -2 240 20'),
  crown: line([
    [0, 18],
    [28, 7],
    [56, 18],
    [88, 6],
    [120, 22],
    [152, 6],
    [184, 18],
    [212, 7],
    [240, 18],
  ]),
  drip: framed(
    'L0 9Q10 9 13 15Q17 23 22 15Q24 8 44 8Q56 8 59 17Q64 27 69 17Q72 8 92 8L120 8Q130 8 132 13Q136 20 140 13Q142 8 162 8Q172 8 176 19Q182 29 187 19Q190 8 204 8Q214 8 217 14Q221 20 225 14Q228 9 240 9',
  ),
  up: line([
    [0, 17],
    [84, 17],
    [120, 3],
    [156, 17],
    [240, 17],
  ]),
  twin: bows(2, 7, 20),
  wave: framed('L0 12C30 0 50 0 80 12C110 24 130 24 160 12C190 0 210 0 240 12'),
  scallop: bows(10, 7, 15),
  notch: line([
    [0, 15],
    [12, 15],
    [12, 8],
    [228, 8],
    [228, 15],
    [240, 15],
  ]),
  burst: line(
    repeat(16, [
      [0, 7],
      [0.5, 15],
      [1, 7],
    ]),
  ),
  stairs: line([
    [0, 22],
    [60, 22],
    [60, 16],
    [120, 16],
    [120, 10],
    [180, 10],
    [180, 4],
    [240, 4],
  ]),
  torn: line([
    [0, 12],
    [17, 17],
    [40, 9],
    [58, 14],
    [83, 7],
    [101, 16],
    [126, 10],
    [150, 18],
    [171, 9],
    [196, 15],
    [217, 8],
    [240, 14],
  ]),
  round: bows(3, 7, 20),
  shoe: framed('L0 21L26 21C26 -2 214 -2 214 21L240 21'),
};
