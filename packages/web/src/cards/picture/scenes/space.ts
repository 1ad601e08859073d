/** Backdrops of the space set: no weather, and mostly no floor. */
import type { Random } from '../random.ts';
import { arch, box, disc, gouge, HEIGHT, jag, land, strewn, WIDTH } from '../shapes.ts';
import { deep, far, lit, near, row, type Scene } from './scene.ts';

const floor = { x: -20, y: 252, w: WIDTH, h: 44 };

/** Small stars, one in five with four points. */
function starfield(count: number, bottom: number, random: Random): string {
  return row(count, (i) => {
    const [x, y, size] = [random() * WIDTH, random() * bottom, 0.9 + random() * 1.6];
    if (i % 5 > 0) return disc(x, y, size, random);
    return [0, 1, 2, 3].map((arm) => gouge(x, y, (arm * Math.PI) / 2, 9 + size * 2, 1.2)).join('');
  });
}

/** A ring seen edge-on, as a thin band. */
const ring = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0zM${cx - rx + 5} ${cy}a${rx - 5} ${ry - 2.4} 0 1 0 ${rx * 2 - 10} 0a${rx - 5} ${ry - 2.4} 0 1 0 ${-rx * 2 + 10} 0z`;

export const cosmos: Scene = (random) => {
  const [left, high] = [random() < 0.5, 40 + random() * 40];
  const x = left ? 40 + random() * 40 : 330 + random() * 40;
  return [
    near(disc(x, 292 + random() * 20, 120, random)),
    deep(strewn(18, { x: x - 90, y: 216, w: 150, h: 84 }, { angle: 0.12, length: 60, thick: 2 }, random)),
    far(disc(WIDTH - x, high, 24 + random() * 10, random)),
    lit(`${ring(WIDTH - x, high, 58, 12)}${starfield(46, HEIGHT, random)}`),
  ];
};

export const moonscape: Scene = (random) => [
  lit(starfield(40, 200, random)),
  far(disc(330, 64, 42, random)),
  near(
    `${jag(
      [
        [312, 40],
        [338, 36],
        [344, 56],
        [326, 72],
        [318, 62],
      ],
      random,
      3,
    )}${disc(352, 82, 8, random)}${land([222, 232, 214, 236, 226, 238])}`,
  ),
  deep(
    row(5, (i) => {
      const [x, y] = [i * 90 + random() * 40, 250 + (i % 3) * 16];
      return `M${x - 30} ${y}a30 8 0 0 1 60 0a30 5 0 0 0 -60 0z`;
    }) + strewn(10, floor, { angle: 0, length: 40, thick: 1.8 }, random),
  ),
];

export const spaceship: Scene = (random) => [
  far('M-10 -10H410V310H-10z'),
  near(
    row(5, (i) =>
      jag(
        [
          [i * 100 - 22, -10],
          [i * 100 + 4, -10],
          [i * 100 + 4, 244],
          [i * 100 - 22, 244],
        ],
        random,
        1,
      ),
    ),
  ),
  deep(
    `${disc(42, 92, 27, random)}${disc(342, 92, 27, random)}M-10 232h420v7h-420zM-10 22h420v4h-420zM-10 29h420v2h-420z`,
  ),
  lit(
    `${starfield(4, 10, random)}${row(7, (i) => disc([30, 48, 54, 330, 346, 356, 338][i] ?? 0, [84, 102, 80, 100, 78, 96, 108][i] ?? 0, 1.8, random))}`,
  ),
  near(`M-10 239H410V310H-10z`),
  deep(row(9, (i) => `M${i * 50 - 4} 240L${200 + (i * 50 - 204) * 1.8} 310h3L${i * 50 - 2.5} 240z`)),
];

export const cockpit: Scene = (random) => [
  far('M-10 -10H410V310H-10z'),
  deep('M28 26L200 14L372 26L392 200L8 200z'),
  lit(starfield(44, 196, random)),
  near('M-10 196H410V310H-10zM196 10h8v190h-8zM-10 -10h420v24L200 2L-10 14z'),
  deep('M-10 202h420v4h-420zM-10 209h420v2h-420z'),
  lit(
    row(14, (i) =>
      i % 3 === 1 ? disc(i * 31 + 4, 222, 4, random) : box(i * 31 - 6, 219, 18, 6, random, 0.6),
    ),
  ),
];

export const hangar: Scene = (random) => [
  far(arch(200, 250, 430, 236)),
  lit(arch(200, 250, 190, 130)),
  deep(
    row(8, (i) => {
      const a = Math.PI * (i / 7);
      return gouge(200 - Math.cos(a) * 100, 214 - Math.sin(a) * 90, -Math.PI + a, 130, 2.6);
    }),
  ),
  near('M-10 242H410V310H-10z'),
  lit(
    row(9, (i) =>
      jag(
        [
          [i * 54 - 20, 254],
          [i * 54 + 6, 254],
          [i * 54 - 4, 264],
          [i * 54 - 30, 264],
        ],
        random,
        0.8,
      ),
    ),
  ),
  deep(strewn(10, floor, { angle: 0, length: 60, thick: 1.8 }, random)),
];
