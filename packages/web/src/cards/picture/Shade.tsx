/** What gives a print its grain: the shading of a set, and the specks where the ink did not take. */
import { useMemo } from 'react';
import { seeded } from './random.ts';
import { gouge, HEIGHT, WIDTH } from './shapes.ts';

/** Hatching that swells towards the lower right of a figure, away from the light. */
const HATCH = Array.from({ length: 24 }, (_, i) => {
  const x = 40 + i * 27;
  const reach = Math.min(1, 0.3 + i * 0.034);
  const thick = Math.min(15, 3 + i * 0.7);
  return `M${x} 540L${x + 330 * reach} ${540 - 470 * reach}L${x + thick} 540z`;
}).join('');

/** Halftone that swells the same way. */
const HALFTONE = Array.from({ length: 24 * 24 }, (_, i) => {
  const [x, y] = [(i % 24) * 22 + (Math.floor(i / 24) % 2) * 11, Math.floor(i / 24) * 22];
  const size = Math.min(9, (x + y - 380) / 70);
  return size < 1.2
    ? ''
    : `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
}).join('');

/** Sets that are not printed in halftone. */
const HATCHED: ReadonlySet<string> = new Set(['classic']);

export function Shade({ id, set }: { readonly id: string; readonly set: string }) {
  return (
    <defs>
      <pattern id={id} width="512" height="512" patternUnits="userSpaceOnUse">
        <path d={HATCHED.has(set) ? HATCH : HALFTONE} fill="var(--kd-ink)" />
      </pattern>
    </defs>
  );
}

export function Wear({ seed }: { readonly seed: string }) {
  const d = useMemo(() => {
    const random = seeded(`${seed} wear`);
    const speck = (): string =>
      gouge(random() * WIDTH, random() * HEIGHT, random() * Math.PI, 2 + random() * 7, 0.6 + random() * 1.5);
    return Array.from({ length: 46 }, speck).join('');
  }, [seed]);
  return <path d={d} fill="var(--kd-paper)" opacity="0.55" />;
}
