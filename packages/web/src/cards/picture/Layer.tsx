/** One icon of a picture, placed, and its shadow. */
import { Print } from './Print.tsx';
import type { LayerData, Tint } from '@kickdoor/packs/picture';
import { gouge, HEIGHT, WIDTH } from './shapes.ts';

/** Size of an icon of scale 1. */
const SIZE = 250;

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where a layer goes in the picture. */
export function placed(layer: LayerData): Placed {
  return {
    x: (layer.x ?? 0.5) * WIDTH,
    y: (layer.y ?? 0.54) * HEIGHT,
    size: (layer.scale ?? 1) * SIZE,
  };
}

/** A shadow on the ground: a few flat cuts. */
export function Shadow({ at }: { readonly at: Placed }) {
  const foot = Math.min(HEIGHT - 18, at.y + at.size * 0.46);
  const d = [0, 1, 2, 3, 4].map((i) => {
    const half = at.size * (0.5 - Math.abs(i - 1.6) * 0.07);
    return gouge(at.x - half + (i % 2) * 12, foot + (i - 1) * 6.5, 0, half * 2, 4.2);
  });
  return <path d={d.join('')} fill="var(--kd-ink)" />;
}

interface LayerProps {
  readonly layer: LayerData;
  /** The color if the layer has none. */
  readonly tint: Tint;
  readonly shade?: string | undefined;
}

export function Layer({ layer, tint, shade }: LayerProps) {
  const { icon, ink, stretch, turn, flip, open } = layer;
  const print = { icon, ink, stretch, turn, flip, open, shade, tint: layer.tint ?? tint };
  return <Print {...print} {...placed(layer)} />;
}
