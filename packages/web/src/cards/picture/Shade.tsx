/** The grain of a print: a set's shading, and the specks where the ink didn't take. */
import { useMemo } from 'react';
import { useLook } from '../looks.ts';
import { seeded } from './random.ts';
import { SHADES } from './shades.ts';
import { gouge, HEIGHT, WIDTH } from './shapes.ts';

export function Shade({ id, set }: { readonly id: string; readonly set: string }) {
  const { shading } = useLook(set);
  return (
    <defs>
      <pattern id={id} width="512" height="512" patternUnits="userSpaceOnUse">
        <path d={SHADES[shading]} fill="var(--kd-ink)" />
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
