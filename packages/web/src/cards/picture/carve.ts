/** Background patterns: one path per pattern, cut around the figure's center. */
import type { PatternName } from '@kickdoor/packs/picture';
import type { Random } from './random.ts';
import { lights, orbits, poster, scan, snowfall, woodcut } from './carve-sets.ts';
import { disc, gouge, HEIGHT, WIDTH } from './shapes.ts';

interface Centre {
  readonly x: number;
  readonly y: number;
}

type Carver = (centre: Centre, random: Random) => string;

const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Strokes radiating from the figure. */
function rays({ x, y }: Centre, random: Random): string {
  return times(54, (i) => {
    const angle = (i / 54) * Math.PI * 2 + (random() - 0.5) * 0.06;
    const from = 118 + random() * 34;
    return gouge(x + Math.cos(angle) * from, y + Math.sin(angle) * from, angle, 90 + random() * 130, 3.2);
  });
}

/** Broad wedges of light from behind the figure. */
function burst({ x, y }: Centre, random: Random): string {
  const count = 16;
  return times(count, (i) => {
    const a = ((i + random() * 0.25) / count) * Math.PI * 2;
    const b = a + (Math.PI / count) * (0.75 + random() * 0.3);
    const point = (angle: number): string =>
      `${(x + Math.cos(angle) * 420).toFixed(1)} ${(y + Math.sin(angle) * 420).toFixed(1)}`;
    return `M${x} ${y}L${point(a)}L${point(b)}z`;
  });
}

function rain(_: Centre, random: Random): string {
  return times(70, () =>
    gouge(random() * (WIDTH + 80) - 20, random() * HEIGHT - 30, 1.95, 30 + random() * 45, 1.6),
  );
}

function lines(_: Centre, random: Random): string {
  return times(84, (i) => {
    const y = 10 + Math.floor(i / 4) * 11.5;
    return gouge(random() * WIDTH - 50, y + random() * 4, (random() - 0.5) * 0.03, 60 + random() * 110, 2.4);
  });
}

function hatch(_: Centre, random: Random): string {
  return times(90, (i) => {
    const [column, row] = [i % 15, Math.floor(i / 15)];
    const angle = (column + row) % 2 === 0 ? 0.75 : -0.75;
    return gouge(column * 29 - 14 + random() * 6, row * 40 + random() * 8, angle, 26 + random() * 14, 2.2);
  });
}

function waves(_: Centre, random: Random): string {
  return times(11, (row) => {
    const y = 14 + row * 21;
    let path = `M-20 ${y}`;
    let back = '';
    for (let i = 0; i < 8; i += 1) {
      const x = -20 + i * 58 + random() * 4;
      path += `q14 ${-13 - random() * 4} 29 0t29 0`;
      back = `q-14 ${14 + random() * 3} -29 0t-29 0${back}`;
      if (x > WIDTH) break;
    }
    return `${path}l0 3.4${back}z`;
  });
}

/** Curved strokes swirling around the figure. */
function swirl({ x, y }: Centre, random: Random): string {
  return times(70, (i) => {
    const turn = i * 0.61;
    const from = 70 + i * 2.9;
    const a = turn + random() * 0.2;
    return gouge(x + Math.cos(a) * from, y + Math.sin(a) * from, a + Math.PI / 2 + 0.22, 36 + i * 0.7, 3.6);
  });
}

/** Halftone that thins out toward the figure. */
function dots({ x, y }: Centre): string {
  let path = '';
  for (let row = 0; row < 22; row += 1) {
    for (let column = 0; column < 28; column += 1) {
      const px = column * 15 + (row % 2) * 7.5;
      const py = row * 14;
      const size = Math.min(5.2, (Math.hypot(px - x, py - y) - 80) / 34);
      if (size <= 0.7) continue;
      path += `M${px - size} ${py}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
    }
  }
  return path.replaceAll(/\d+\.\d{2,}/gu, (n) => Number(n).toFixed(1));
}

function flecks(_: Centre, random: Random): string {
  return times(120, () =>
    gouge(random() * WIDTH, random() * HEIGHT, random() * Math.PI, 6 + random() * 14, 1 + random() * 1.8),
  );
}

/** Circles of short strokes, like sound or a shock wave. */
function rings({ x, y }: Centre, random: Random): string {
  return times(7, (ring) => {
    const radius = 92 + ring * 30;
    const count = Math.round(radius / 7);
    return times(count, (i) => {
      const a = (i / count) * Math.PI * 2 + ring * 0.3 + random() * 0.03;
      return gouge(x + Math.cos(a) * radius, y + Math.sin(a) * radius, a + Math.PI / 2, 30, 3);
    });
  });
}

function zigzag(_: Centre, random: Random): string {
  return times(9, (row) => {
    const y = 8 + row * 28;
    const points = Array.from(
      { length: 18 },
      (__, i) => [i * 26 - 20, y + (i % 2) * 15 + random() * 3] as const,
    );
    const there = points.map(([x, py]) => `${x} ${py.toFixed(1)}`).join('L');
    const back = points
      .toReversed()
      .map(([x, py]) => `${x} ${(py + 4.5).toFixed(1)}`)
      .join('L');
    return `M${there}L${back}z`;
  });
}

function stars(_: Centre, random: Random): string {
  return times(34, () => {
    const [x, y, size] = [random() * WIDTH, random() * 210, 2 + random() * 5];
    if (size < 4) return disc(x, y, size * 0.6, random);
    const cross = [0, 1, 2, 3].map((i) => gouge(x, y, (i * Math.PI) / 2 + 0.1, size * 1.9, 1.6));
    return cross.join('');
  });
}

const CARVERS: Readonly<Record<PatternName, Carver>> = {
  none: () => '',
  rays,
  burst,
  rain,
  lines,
  hatch,
  waves,
  swirl,
  dots,
  flecks,
  rings,
  zigzag,
  stars,
  orbits,
  scan,
  woodcut,
  poster,
  snowfall,
  lights,
};

/** The path a pattern cuts out of the background. */
export function carve(pattern: PatternName, centre: Centre, random: Random): string {
  return CARVERS[pattern](centre, random);
}
