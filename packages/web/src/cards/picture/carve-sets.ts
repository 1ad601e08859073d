/** Background patterns of the sets that have a style of their own. */
import type { Random } from './random.ts';
import { disc, gouge, HEIGHT, WIDTH } from './shapes.ts';

interface Centre {
  readonly x: number;
  readonly y: number;
}

const r = (n: number): string => n.toFixed(1);
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Space: thin elliptical orbits around the figure, each with a body on it. */
export function orbits({ x, y }: Centre, random: Random): string {
  const lean = -0.5 + random();
  const at = (a: number, bx: number, by: number): [number, number] => {
    const [px, py] = [Math.cos(a) * bx, Math.sin(a) * by];
    return [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)];
  };
  return times(6, (i) => {
    const [rx, ry] = [120 + i * 38, 46 + i * 24];
    const line = 1.7;
    const side = (bx: number, by: number, back: boolean): string =>
      Array.from({ length: 41 }, (_, k) => {
        const a = ((back ? 40 - k : k) / 40) * Math.PI * 2;
        const [px, py] = at(a, bx, by);
        return `${r(px)} ${r(py)}`;
      }).join('L');
    const [mx, my] = at(random() * 7, rx, ry);
    return `M${side(rx, ry, false)}zM${side(rx - line, ry - line, true)}z${disc(mx, my, 3 + (i % 3) * 1.6, random)}`;
  });
}

/** Space: the fine scan lines of a screen, in bands. */
export function scan(_: Centre, random: Random): string {
  return times(40, (i) => {
    const y = 4 + i * 7.4;
    const thick = 0.7 + 1.7 * Math.sin(i * 0.32 + 0.6) ** 2;
    const gap = random() < 0.2 ? 60 + random() * 260 : -1;
    const whole = `M-5 ${r(y)}H${gap < 0 ? WIDTH + 5 : r(gap)}v${r(thick)}H-5z`;
    return gap < 0 ? whole : `${whole}M${r(gap + 16)} ${r(y)}H${WIDTH + 5}v${r(thick)}H${r(gap + 16)}z`;
  });
}

/** West: an engraver's sky, horizontal strokes that swell and taper. */
export function woodcut(_: Centre, random: Random): string {
  return times(30, (i) => {
    const y = 6 + i * 8.2;
    let x = -40 - random() * 60;
    let path = '';
    while (x < WIDTH) {
      const length = 90 + random() * 120;
      path += gouge(x, y + (random() - 0.5) * 2, (random() - 0.5) * 0.02, length, 3.1);
      x += length * 0.94 + 4;
    }
    return path;
  });
}

/** West: the rising sun of a playbill. */
export function poster({ x }: Centre): string {
  const [cx, cy, count] = [x, HEIGHT * 0.86, 22];
  const at = (angle: number, far: number): string =>
    `${r(cx + Math.cos(angle) * far)} ${r(cy + Math.sin(angle) * far)}`;
  return times(count, (i) => {
    const a = -Math.PI + (i / count) * Math.PI;
    const b = a + Math.PI / count / 1.9;
    return `M${at(a, 96)}L${at(a, 520)}L${at(b, 520)}L${at(b, 96)}z`;
  });
}

/** Winter: flakes, larger below. */
export function snowfall(_: Centre, random: Random): string {
  return times(110, () => {
    const y = random() * HEIGHT;
    const size = 1.4 + random() * 2.2 + (y / HEIGHT) * 2.6;
    return disc(random() * WIDTH, y, size, random);
  });
}

/** Winter: strings of lights from side to side. */
export function lights(_: Centre, random: Random): string {
  return times(4, (row) => {
    const [y, sag] = [14 + row * 48, 26 + random() * 16];
    const dip = (x: number): number => y + sag * (1 - ((x - 200) / 210) ** 2) * (row % 2 === 0 ? 1 : 0.7);
    const rope = `M-10 ${r(dip(-10))}Q200 ${r(dip(200) * 2 - dip(-10))} 410 ${r(dip(410))}l0 2Q200 ${r(dip(200) * 2 - dip(-10) + 2)} -10 ${r(dip(-10) + 2)}z`;
    return (
      rope +
      times(12, (i) => {
        const x = 8 + i * 35 + (row % 2) * 16;
        return `M${x} ${r(dip(x))}q7 10 0 16q-7 -6 0 -16z`;
      })
    );
  });
}
