/** Outdoor backdrops. */
import { disc, gouge, HEIGHT, jag, land, spikes, strewn, WIDTH } from '../shapes.ts';
import { deep, far, lit, near, row, type Scene } from './scene.ts';

const meadow = { x: 0, y: 248, w: WIDTH, h: 50 };
const cuts = { angle: 0, length: 46, thick: 2.4 };

export const hills: Scene = (random) => [
  far(land([170, 120, 190, 150, 205, 140])),
  near(land([228, 236, 224, 240, 230])),
  deep(strewn(22, meadow, cuts, random)),
];

export const road: Scene = (random) => [
  far(land([200, 172, 186, 160, 196])),
  near(land([214, 208, 216, 210])),
  lit(
    jag(
      [
        [186, 212],
        [206, 212],
        [330, 310],
        [90, 310],
      ],
      random,
    ),
  ),
  deep(strewn(16, meadow, cuts, random)),
  deep(
    `${jag(
      [
        [40, 150],
        [47, 150],
        [48, 236],
        [39, 236],
      ],
      random,
      1,
    )}${jag(
      [
        [14, 158],
        [66, 154],
        [80, 165],
        [66, 178],
        [14, 178],
      ],
      random,
      1.5,
    )}`,
  ),
];

export const desert: Scene = (random) => [
  lit(disc(322, 74, 34, random)),
  far(land([196, 150, 216, 170, 200])),
  near(land([236, 216, 244, 220, 240])),
  deep(row(9, (i) => gouge(i * 46 - 20, 252 + (i % 3) * 16, 0.08, 70, 2.6))),
];

export const snow: Scene = (random) => [
  far(spikes(5, 250, -150, random)),
  lit(land([222, 240, 226, 244, 224])),
  near(strewn(18, meadow, cuts, random)),
  lit(row(34, () => disc(random() * WIDTH, random() * 210, 1.4 + random() * 3, random))),
];

export const sea: Scene = (random) => [
  far(land([176, 180, 174, 180])),
  near(land([222, 214, 226, 212, 224, 214, 226])),
  deep(row(16, () => gouge(random() * WIDTH - 40, 228 + random() * 66, 0, 50 + random() * 40, 2.6))),
  lit(row(12, () => gouge(random() * WIDTH - 40, 180 + random() * 30, 0, 30 + random() * 30, 1.8))),
];

export const swamp: Scene = (random) => [
  far(
    `${land([186, 178, 190, 176])}${row(5, (i) =>
      jag(
        [
          [i * 92 - 8, 60],
          [i * 92 + 12, 60],
          [i * 92 + 20, 200],
          [i * 92 - 18, 200],
        ],
        random,
        5,
      ),
    )}`,
  ),
  near(land([226, 220, 230, 222])),
  lit(row(12, () => gouge(random() * WIDTH - 30, 232 + random() * 60, 0, 46 + random() * 40, 2.2))),
  deep(
    row(16, (i) => {
      const x = i < 8 ? i * 11 - 8 : WIDTH - (i - 8) * 11 + 4;
      return gouge(x, 304, -1.57 + (random() - 0.5) * 0.3, 70 + random() * 70, 3.4);
    }),
  ),
];

export const forest: Scene = (random) => [
  far(
    row(9, (i) =>
      jag(
        [
          [i * 50 - 10, -10],
          [i * 50 + 8, -10],
          [i * 50 + 12, 240],
          [i * 50 - 14, 240],
        ],
        random,
        4,
      ),
    ),
  ),
  near(
    `${land([230, 238, 228, 240])}${[
      [-14, 44],
      [352, 58],
    ]
      .map(([x = 0, w = 0]) =>
        jag(
          [
            [x, -10],
            [x + w, -10],
            [x + w - 6, 130],
            [x + w + 10, 260],
            [x - 12, 260],
            [x + 6, 130],
          ],
          random,
          4,
        ),
      )
      .join('')}`,
  ),
  deep(
    `${strewn(14, { x: -4, y: 10, w: 30, h: 200 }, { angle: 1.57, length: 40, thick: 2 }, random)}${strewn(14, { x: 366, y: 10, w: 40, h: 200 }, { angle: 1.57, length: 40, thick: 2 }, random)}${strewn(16, meadow, cuts, random)}`,
  ),
  deep(land([-20, 34, 12, 40, 8, 30, -20], -20)),
];

export const garden: Scene = (random) => [
  far(
    row(12, (i) =>
      jag(
        [
          [i * 36, 236],
          [i * 36, 138],
          [i * 36 + 11, 124],
          [i * 36 + 22, 138],
          [i * 36 + 22, 236],
        ],
        random,
        1.6,
      ),
    ),
  ),
  far(
    jag(
      [
        [-10, 166],
        [410, 162],
        [410, 174],
        [-10, 178],
      ],
      random,
      2,
    ),
  ),
  near(land([234, 228, 236, 230])),
  deep(row(26, () => gouge(random() * WIDTH, 300, -1.57 + (random() - 0.5) * 0.7, 24 + random() * 30, 2.4))),
];

export const storm: Scene = (random) => [
  far(row(7, (i) => disc(i * 68 - 4, 20 + (i % 2) * 18, 52, random, 34))),
  deep(row(7, (i) => disc(i * 70 + 20, -8 + (i % 3) * 8, 50, random, 28))),
  lit(
    jag(
      [
        [66, 34],
        [94, 34],
        [76, 96],
        [98, 94],
        [44, 190],
        [62, 118],
        [42, 120],
      ],
      random,
      1,
    ),
  ),
  near(land([240, 232, 246, 236])),
  deep(strewn(16, meadow, cuts, random)),
];

export const moonlight: Scene = (random) => [
  lit(disc(308, 82, 46, random)),
  far(`${disc(296, 74, 9, random)}${disc(322, 98, 6, random)}${land([210, 186, 214, 190, 206])}`),
  near(land([240, 232, 244, 234])),
  deep(`${strewn(18, meadow, cuts, random)}${gouge(240, 96, 0, 120, 4)}${gouge(300, 112, 0, 100, 3)}`),
];

export const graveyard: Scene = (random) => [
  lit(disc(86, 70, 34, random)),
  far(land([206, 190, 210, 186, 204])),
  far(row(4, (i) => `M${20 + i * 104} 226v-44a18 18 0 0 1 36 0v44z`)),
  near(land([232, 222, 238, 226])),
  deep(
    `M318 240v-62a26 26 0 0 1 52 0v62zM34 240v-46h-16v-12h16v-18h13v18h16v12h-16v46z${strewn(16, meadow, cuts, random)}`,
  ),
  lit(`${gouge(332, 186, 0, 26, 2.4)}${gouge(330, 198, 0, 28, 2.4)}`),
];

export const gate: Scene = (random) => [
  far(
    jag(
      [
        [-10, 90],
        [70, 90],
        [70, 70],
        [110, 70],
        [110, 90],
        [410, 90],
        [410, 240],
        [-10, 240],
      ],
      random,
      3,
    ),
  ),
  deep('M140 240V136a60 60 0 0 1 120 0v104z'),
  near(
    `${land([238, 234, 240, 236])}${row(4, (i) => `M${152 + i * 26} 80h6v164h-6z`)}M140 128h120v6H140zM140 178h120v6H140z`,
  ),
  deep(strewn(14, meadow, cuts, random)),
];

export const tower: Scene = (random) => [
  far(land([210, 170, 200, 160, 206])),
  near(
    jag(
      [
        [296, 250],
        [304, 66],
        [292, 66],
        [292, 38],
        [306, 38],
        [306, 50],
        [322, 50],
        [322, 38],
        [340, 38],
        [340, 50],
        [356, 50],
        [356, 38],
        [370, 38],
        [370, 66],
        [358, 66],
        [368, 250],
      ],
      random,
      1.6,
    ),
  ),
  deep('M324 116v-16a9 9 0 0 1 18 0v16zM322 170v-16a9 9 0 0 1 18 0v16z'),
  near(land([236, 230, 242, 232])),
  deep(strewn(16, meadow, cuts, random)),
];

export const market: Scene = (random) => [
  far(
    jag(
      [
        [-10, 120],
        [60, 120],
        [90, 90],
        [120, 120],
        [260, 120],
        [300, 80],
        [340, 120],
        [410, 120],
        [410, HEIGHT],
        [-10, HEIGHT],
      ],
      random,
      3,
    ),
  ),
  near(land([240, 236, 242, 238])),
  lit(row(5, (i) => `M${i * 88 - 10} 44h44v26a22 16 0 0 1-44 0z`)),
  deep(
    `${row(5, (i) => `M${i * 88 + 34} 44h44v26a22 16 0 0 1-44 0z`)}M-10 34h420v12h-420z${strewn(12, meadow, cuts, random)}`,
  ),
];
