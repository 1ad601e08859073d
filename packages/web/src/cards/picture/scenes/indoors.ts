/** Indoor and underground backdrops. */
import type { Random } from '../random.ts';
import { arch, box, disc, gouge, HEIGHT, jag, land, spikes, strewn, WIDTH } from '../shapes.ts';
import { deep, far, lit, near, row, type Scene } from './scene.ts';

const floor = { x: -20, y: 246, w: WIDTH, h: 50 };
const cuts = { angle: 0, length: 60, thick: 2.2 };

/** A few scattered bricks, as a printmaker suggests a wall. */
function bricks(random: Random, count: number): string {
  return row(count, () => {
    const line = Math.floor(random() * 10);
    return box(Math.floor(random() * 9) * 48 + (line % 2) * 24 - 14, 24 + line * 21, 42, 16, random, 1.4);
  });
}

/** Floorboards that run toward the viewer. */
const boards = (top: number): string =>
  row(9, (i) => {
    const x = i * 50;
    return `M${x} ${top}L${200 + (x - 200) * 1.7} 310l3 0L${x + 1.5} ${top}z`;
  });

export const cave: Scene = (random) => [
  far(
    jag(
      [
        [30, 300],
        [44, 150],
        [96, 70],
        [180, 36],
        [270, 52],
        [336, 110],
        [362, 190],
        [372, 300],
      ],
      random,
      8,
    ),
  ),
  near(`${spikes(9, -6, 84, random)}${land([240, 226, 244, 232, 246])}`),
  near(
    `${jag(
      [
        [-10, -10],
        [46, -10],
        [30, 80],
        [52, 160],
        [24, 250],
        [-10, 260],
      ],
      random,
      5,
    )}${jag(
      [
        [410, -10],
        [366, -10],
        [378, 90],
        [356, 170],
        [380, 260],
        [410, 260],
      ],
      random,
      5,
    )}`,
  ),
  deep(
    `${strewn(10, { x: -4, y: 20, w: 24, h: 210 }, { angle: 1.5, length: 44, thick: 2.6 }, random)}${strewn(10, { x: 380, y: 20, w: 24, h: 210 }, { angle: 1.6, length: 44, thick: 2.6 }, random)}${strewn(14, floor, cuts, random)}`,
  ),
];

export const dungeon: Scene = (random) => [
  far(bricks(random, 30)),
  near(`M-10 238H410V310H-10z${box(-12, 10, 42, 240, random)}${box(370, 10, 42, 240, random)}`),
  deep(
    `${row(5, (i) => gouge(-4, 50 + i * 46, 0, 32, 2.6) + gouge(374, 60 + i * 46, 0, 32, 2.6))}${boards(238)}M-10 234h420v5h-420z`,
  ),
];

export const crypt: Scene = (random) => [
  far(bricks(random, 12)),
  deep(`${arch(90, 236, 96, 160)}${arch(310, 236, 96, 160)}`),
  near(`M-10 236H410V310H-10z${box(54, 212, 72, 26, random)}${box(274, 212, 72, 26, random)}`),
  deep(boards(238)),
];

export const cellar: Scene = (random) => [
  far(arch(200, 240, 330, 210)),
  near(
    `M-10 240H410V310H-10z${disc(46, 200, 42, random)}${disc(356, 200, 42, random)}${disc(8, 132, 34, random)}`,
  ),
  deep(`${disc(46, 200, 30, random)}${disc(356, 200, 30, random)}${strewn(16, floor, cuts, random)}`),
  near(`${disc(46, 200, 26, random)}${disc(356, 200, 26, random)}`),
];

export const library: Scene = (random) => [
  far('M-10 -10H410V240H-10z'),
  near(
    row(3, (shelf) =>
      row(20, (i) => {
        const h = 34 + random() * 18;
        return random() < 0.14 ? '' : box(i * 21 - 8, 84 + shelf * 66 - h, 15 + random() * 4, h, random, 1);
      }),
    ),
  ),
  deep(
    `${row(3, (shelf) => box(-12, 84 + shelf * 66, 424, 8, random, 1))}${row(9, () => box(Math.floor(random() * 19) * 21 - 8, 44 + Math.floor(random() * 3) * 66, 14, 40, random, 1))}`,
  ),
  near('M-10 242H410V310H-10z'),
  deep(strewn(14, floor, cuts, random)),
];

export const kitchen: Scene = (random) => [
  far(
    row(60, (i) =>
      (i + Math.floor(i / 10)) % 2 === 0
        ? box((i % 10) * 42 - 10, Math.floor(i / 10) * 40, 40, 38, random, 1)
        : '',
    ),
  ),
  near('M-10 236H410V310H-10z'),
  deep(
    `M-10 230h420v10h-420zM-10 52h420v6h-420z${row(4, (i) => `M${[30, 82, 320, 372][i]} 56v26h4v-26z`)}${disc(32, 104, 22, random)}${disc(84, 98, 16, random)}${disc(322, 100, 18, random)}${disc(374, 106, 24, random)}`,
  ),
  lit(
    `${disc(26, 100, 8, random)}${disc(80, 95, 5, random)}${disc(317, 96, 6, random)}${disc(367, 101, 8, random)}`,
  ),
];

export const tavern: Scene = (random) => [
  far(row(9, (i) => box(i * 48 - 10, -10, 42, 250, random, 1.5))),
  lit(box(40, 66, 84, 84, random)),
  deep(`M80 64h5v88h-5zM38 106h88v5h-88z${box(-12, 8, 424, 16, random)}`),
  near(`M-10 232H410V310H-10z${disc(346, 196, 44, random)}`),
  deep(`${disc(346, 196, 33, random)}M-10 230h420v6h-420z${strewn(14, floor, cuts, random)}`),
  near(disc(346, 196, 29, random)),
];

export const room: Scene = (random) => [
  far(row(14, (i) => box(i * 32 - 10, -10, 13, 250, random, 1.2))),
  near('M-10 240H410V310H-10z'),
  deep(`M-10 234h420v8h-420z${boards(242)}`),
  lit(box(44, 58, 62, 78, random)),
  deep(`M44 58h62v78h-62zM52 66v62h46v-62z`),
];

export const workshop: Scene = (random) => [
  far(row(7, (i) => box(-10, 20 + i * 32, 420, 25, random, 2))),
  deep(
    `${box(24, 66, 8, 60, random, 1)}${box(10, 60, 36, 16, random, 1)}${disc(354, 84, 24, random)}${box(58, 66, 5, 66, random, 1)}${box(316, 62, 6, 70, random, 1)}`,
  ),
  far(disc(354, 84, 14, random)),
  near('M-10 226H410V310H-10z'),
  deep(`M-10 222h420v8h-420z${strewn(18, floor, cuts, random)}`),
];

export const treasury: Scene = (random) => [
  far(arch(200, 240, 360, 230)),
  near(land([214, 232, 246, 236, 210, 200])),
  lit(row(22, () => disc(random() * WIDTH, 238 + random() * 60, 8, random, 4.4))),
  deep(row(14, () => gouge(random() * WIDTH, 240 + random() * 56, 0, 18, 2))),
];

export const stage: Scene = (random) => [
  lit(
    jag(
      [
        [150, -10],
        [250, -10],
        [340, 250],
        [60, 250],
      ],
      random,
      2,
    ),
  ),
  near(
    `${jag(
      [
        [-10, -10],
        [92, -10],
        [70, 90],
        [36, 170],
        [52, 250],
        [-10, 256],
      ],
      random,
      4,
    )}${jag(
      [
        [410, -10],
        [308, -10],
        [330, 90],
        [364, 170],
        [348, 250],
        [410, 256],
      ],
      random,
      4,
    )}M-10 246H410V310H-10z`,
  ),
  deep(
    `${row(4, (i) => gouge(8 + i * 20, -6, 1.62, 230, 2.6) + gouge(392 - i * 20, -6, 1.52, 230, 2.6))}${row(6, (i) => `M${i * 70 - 10} -10h70v22a35 20 0 0 1-70 0z`)}M-10 242h420v6h-420z`,
  ),
];

export const shrine: Scene = (random) => [
  lit(
    jag(
      [
        [160, -10],
        [240, -10],
        [300, 240],
        [100, 240],
      ],
      random,
      2,
    ),
  ),
  far(`${box(44, 20, 34, 220, random)}${box(322, 20, 34, 220, random)}`),
  near(
    `M-10 240H410V310H-10z${box(84, 228, 232, 18, random)}${box(34, 14, 54, 16, random)}${box(312, 14, 54, 16, random)}`,
  ),
  deep(
    `${row(3, (i) => gouge(54 + i * 8, 36, 1.57, 190, 1.6) + gouge(332 + i * 8, 36, 1.57, 190, 1.6))}${strewn(12, floor, cuts, random)}`,
  ),
];

export const arena: Scene = (random) => [
  far(`M-10 60Q200 110 410 60V220H-10z`),
  near(row(30, (i) => disc(i * 14 - 4, 92 + Math.sin((i / 30) * Math.PI) * 26 + random() * 8, 7, random))),
  near(row(30, (i) => disc(i * 14 + 3, 122 + Math.sin((i / 30) * Math.PI) * 26 + random() * 8, 7, random))),
  deep(`M-10 168Q200 206 410 168v12Q200 218-10 180z`),
  near(land([232, 240, 236, 242])),
  deep(strewn(16, floor, cuts, random)),
];

export const none: Scene = (random) => [
  near(`M-10 250Q100 240 200 248T410 246V${HEIGHT + 10}H-10z`),
  deep(strewn(12, { ...floor, y: 258, h: 36 }, cuts, random)),
];
