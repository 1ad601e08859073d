/** Backdrops of the winter set: snow on everything that holds still. */
import type { Random } from '../random.ts';
import { box, disc, gouge, jag, land, strewn, WIDTH } from '../shapes.ts';
import { deep, far, lit, near, row, type Scene } from './scene.ts';

const drift = { x: 0, y: 252, w: WIDTH, h: 46 };
const cuts = { angle: 0.02, length: 52, thick: 2 };

const flakes = (count: number, bottom: number, random: Random): string =>
  row(count, () => disc(random() * WIDTH, random() * bottom, 1.2 + random() * 2.6, random));

/** A fir tree of three tiers, standing at `bottom`. */
const fir = (x: number, bottom: number, h: number, random: Random): string =>
  [0, 1, 2]
    .map((tier) => {
      const [top, half] = [bottom - h + tier * h * 0.22, h * (0.15 + tier * 0.08)];
      return jag(
        [
          [x, top],
          [x + half, top + h * 0.4],
          [x, top + h * 0.35],
          [x - half, top + h * 0.4],
        ],
        random,
        1.4,
      );
    })
    .join('') + box(x - 3, bottom - h * 0.2, 6, h * 0.2, random, 0.6);

export const firs: Scene = (random) => [
  far(row(8, (i) => fir(i * 54 + random() * 16, 236, 96 + random() * 44, random))),
  deep(`${fir(18, 262, 176 + random() * 24, random)}${fir(384, 258, 170 + random() * 30, random)}`),
  lit(land([230, 240, 228, 242, 232])),
  near(strewn(18, drift, cuts, random)),
  lit(flakes(30, 220, random)),
];

export const ice: Scene = (random) => [
  far(
    `${jag(
      [
        [-10, 236],
        [20, 160],
        [56, 150],
        [70, 110],
        [98, 170],
        [130, 236],
      ],
      random,
      3,
    )}${jag(
      [
        [276, 236],
        [300, 140],
        [330, 120],
        [346, 160],
        [380, 132],
        [410, 236],
      ],
      random,
      3,
    )}`,
  ),
  lit(
    `${jag(
      [
        [20, 160],
        [56, 150],
        [70, 110],
        [72, 150],
        [50, 176],
        [30, 190],
      ],
      random,
      2,
    )}${jag(
      [
        [300, 140],
        [330, 120],
        [332, 150],
        [310, 176],
      ],
      random,
      2,
    )}`,
  ),
  near('M-10 232H410V310H-10z'),
  lit(
    `${row(5, (i) =>
      jag(
        [
          [i * 92 - 20, 258],
          [i * 92 + 36, 250],
          [i * 92 + 62, 262],
          [i * 92 + 20, 274],
          [i * 92 - 16, 270],
        ],
        random,
        4,
      ),
    )}${flakes(20, 200, random)}`,
  ),
  deep(strewn(12, { x: 0, y: 240, w: WIDTH, h: 56 }, { angle: 0, length: 34, thick: 1.8 }, random)),
];

export const parlour: Scene = (random) => [
  far(row(17, (i) => box(i * 26 - 12, -10, 10, 250, random, 0.8))),
  near(`${box(-12, 130, 104, 110, random, 1)}${box(-14, 116, 112, 12, random, 1)}M-10 240H410V310H-10z`),
  deep(`M14 240v-70a26 26 0 0 1 52 0v70z${fir(358, 244, 190, random)}M-10 238h420v4h-420z`),
  lit(
    `${jag(
      [
        [40, 238],
        [26, 214],
        [34, 216],
        [38, 192],
        [48, 214],
        [54, 206],
        [52, 236],
      ],
      random,
      1,
    )}${row(9, (i) => disc(358 + (((i * 37) % 60) - 30) * (0.4 + i * 0.07), 96 + i * 13, 3, random))}${jag(
      [
        [358, 36],
        [363, 48],
        [376, 50],
        [366, 58],
        [369, 71],
        [358, 64],
        [347, 71],
        [350, 58],
        [340, 50],
        [353, 48],
      ],
      random,
      0.6,
    )}`,
  ),
];

export const rooftops: Scene = (random) => [
  lit(disc(320, 66, 34, random)),
  far(
    row(5, (i) =>
      jag(
        [
          [i * 92 - 30, 250],
          [i * 92 - 30, 180 + (i % 2) * 16],
          [i * 92 + 10, 140 + (i % 2) * 18],
          [i * 92 + 52, 180 + (i % 2) * 16],
          [i * 92 + 52, 250],
        ],
        random,
        2,
      ),
    ),
  ),
  lit(
    row(5, (i) =>
      jag(
        [
          [i * 92 - 34, 186 + (i % 2) * 16],
          [i * 92 + 10, 138 + (i % 2) * 18],
          [i * 92 + 56, 186 + (i % 2) * 16],
          [i * 92 + 10, 152 + (i % 2) * 18],
        ],
        random,
        1.4,
      ),
    ),
  ),
  near(
    `${box(36, 166, 26, 90, random, 1)}${box(300, 176, 26, 80, random, 1)}${land([238, 230, 240, 232, 242])}`,
  ),
  lit(
    `${box(32, 158, 34, 10, random, 1)}${box(296, 168, 34, 10, random, 1)}${land([252, 242, 254, 244, 256])}${flakes(30, 200, random)}`,
  ),
];

/** Market stalls under a string of lights. */
export const fair: Scene = (random) => [
  far(
    row(3, (i) =>
      jag(
        [
          [i * 146 - 30, 240],
          [i * 146 - 30, 150],
          [i * 146 + 26, 104],
          [i * 146 + 84, 150],
          [i * 146 + 84, 240],
        ],
        random,
        2,
      ),
    ),
  ),
  lit(
    row(3, (i) =>
      jag(
        [
          [i * 146 - 36, 154],
          [i * 146 + 26, 102],
          [i * 146 + 90, 154],
          [i * 146 + 26, 118],
        ],
        random,
        1.4,
      ),
    ),
  ),
  deep(
    `${row(3, (i) => box(i * 146 - 16, 170, 86, 34, random, 1))}${row(4, (i) => gouge(i * 110 - 24, 40 + (i % 2) * 8, (i % 2 === 0 ? 1 : -1) * 0.1, 116, 1.4))}`,
  ),
  lit(
    `${row(14, (i) => disc(i * 30 + 2, 52 + Math.sin(i * 1.6) * 6, 4.2, random))}${land([240, 234, 242, 236])}`,
  ),
  near(strewn(16, drift, cuts, random)),
];
