/** Backdrops of the West set: much sky, much dust, and facades taller than their buildings. */
import type { Random } from '../random.ts';
import { box, disc, gouge, jag, land, strewn, WIDTH } from '../shapes.ts';
import { deep, far, lit, near, row, type Scene } from './scene.ts';

const dust = { x: -10, y: 250, w: WIDTH, h: 48 };
const cuts = { angle: 0, length: 58, thick: 2.2 };

/** A mesa, from its left foot. */
const mesa = (x: number, top: number, width: number, random: Random): string =>
  jag(
    [
      [x, 232],
      [x + width * 0.16, top + 40],
      [x + width * 0.18, top],
      [x + width * 0.82, top - 4],
      [x + width * 0.84, top + 44],
      [x + width, 232],
    ],
    random,
    3,
  );

export const prairie: Scene = (random) => {
  const at = random() * 60;
  return [
    lit(disc(60 + random() * 280, 86, 32, random)),
    far(`${mesa(at - 40, 148, 130, random)}${mesa(at + 210, 124, 150, random)}${land([222, 214, 224, 216])}`),
    near(land([234, 228, 238, 230, 236])),
    deep(
      `${strewn(20, dust, cuts, random)}${row(14, () => gouge(random() * WIDTH, 300, -1.57 + (random() - 0.5), 20 + random() * 16, 2))}`,
    ),
  ];
};

export const canyon: Scene = (random) => [
  lit(
    jag(
      [
        [120, -10],
        [290, -10],
        [270, 90],
        [300, 170],
        [256, 236],
        [150, 236],
        [116, 160],
        [140, 80],
      ],
      random,
      5,
    ),
  ),
  far(
    `${jag(
      [
        [-10, 20],
        [96, 34],
        [104, 120],
        [130, 130],
        [138, 240],
        [-10, 240],
      ],
      random,
      4,
    )}${jag(
      [
        [410, 10],
        [310, 26],
        [300, 110],
        [276, 126],
        [266, 240],
        [410, 240],
      ],
      random,
      4,
    )}`,
  ),
  near(
    `${jag(
      [
        [-10, 70],
        [50, 76],
        [58, 170],
        [84, 180],
        [90, 250],
        [-10, 250],
      ],
      random,
      3,
    )}${jag(
      [
        [410, 60],
        [352, 70],
        [344, 160],
        [320, 172],
        [310, 250],
        [410, 250],
      ],
      random,
      3,
    )}${land([238, 232, 242, 236])}`,
  ),
  deep(
    `${row(9, (i) => gouge(-6, 88 + i * 17, 0.03, 46 + (i % 3) * 14, 2.2) + gouge(406, 80 + i * 17, Math.PI - 0.03, 44 + (i % 3) * 14, 2.2))}${strewn(12, dust, cuts, random)}`,
  ),
];

/** A building with a false front: its body, and its dark parts. */
const front = (x: number, top: number, w: number, random: Random): { body: string; dark: string } => ({
  body: jag(
    [
      [x, 236],
      [x, top + 24],
      [x - 4, top + 24],
      [x - 4, top],
      [x + w + 4, top],
      [x + w + 4, top + 24],
      [x + w, top + 24],
      [x + w, 236],
    ],
    random,
    1.6,
  ),
  dark: `${box(x + w * 0.38, 186, w * 0.24, 50, random, 0.8)}${box(x + 8, top + 40, w * 0.2, 26, random, 0.8)}${box(x + w * 0.72, top + 40, w * 0.2, 26, random, 0.8)}${box(x + 4, top + 8, w - 8, 5, random, 0.6)}M${x - 8} 168h${w + 16}v4h${-w - 16}z`,
});

export const mainStreet: Scene = (random) => {
  const houses = [
    front(2, 84, 84, random),
    front(98, 112, 70, random),
    front(236, 104, 66, random),
    front(314, 70, 88, random),
  ];
  return [
    far(houses.map(({ body }) => body).join('')),
    near(`${houses.map(({ dark }) => dark).join('')}M-10 236H410V310H-10z`),
    deep(`M-10 234h150v6h-150zM262 234h150v6h-150z${strewn(18, dust, cuts, random)}`),
  ];
};

export const saloon: Scene = (random) => [
  far(row(11, (i) => box(i * 40 - 12, 120, 33, 130, random, 1.2))),
  near(
    `M-10 112h420v10h-420z${row(2, (i) => box(i * 300 + 10, 30, 80, 6, random, 0.8))}${row(10, (i) => box((i % 5) * 15 + 14 + (i > 4 ? 300 : 0), 6, 8, 24, random, 0.8))}`,
  ),
  deep(
    `${row(10, (i) => box((i % 5) * 15 + 16 + (i > 4 ? 300 : 0), -4, 4, 12, random, 0.4))}M-10 236h420v7h-420zM196 -10h4v34h-4zM150 22h96v5h-96z${disc(152, 16, 5, random)}${disc(198, 12, 5, random)}${disc(244, 16, 5, random)}`,
  ),
  near('M-10 243H410V310H-10z'),
  deep(row(9, (i) => `M${i * 50 - 4} 243L${200 + (i * 50 - 204) * 1.7} 310h3L${i * 50 - 2.5} 243z`)),
];

export const mine: Scene = (random) => [
  near('M-10 -10H410V310H-10z'),
  far(
    jag(
      [
        [70, 300],
        [64, 120],
        [110, 62],
        [200, 46],
        [292, 64],
        [338, 124],
        [330, 300],
      ],
      random,
      6,
    ),
  ),
  deep(
    `${jag(
      [
        [50, 300],
        [58, 60],
        [80, 60],
        [78, 300],
      ],
      random,
      2,
    )}${jag(
      [
        [350, 300],
        [342, 60],
        [320, 60],
        [322, 300],
      ],
      random,
      2,
    )}${jag(
      [
        [36, 40],
        [364, 34],
        [366, 58],
        [34, 64],
      ],
      random,
      2,
    )}`,
  ),
  near('M60 252H340V310H60z'),
  deep(
    `${row(4, (i) => `M${150 - i * 14} ${256 + i * 12}h${100 + i * 28}v4h${-100 - i * 28}z`)}M176 250l-50 60h6l50 -60zM224 250l50 60h-6l-50 -60z`,
  ),
  lit(
    row(12, () =>
      disc(random() * 60 + (random() < 0.5 ? -6 : 346), random() * 290, 1.4 + random() * 2, random),
    ),
  ),
];
