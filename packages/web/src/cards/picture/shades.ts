/** How sets shade a form toward the lower right, away from the light. Paths in a 512 × 512 box. */
import type { ShadingName } from '@kickdoor/packs/look';

const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A linocutter's hatching, with swelling strokes. */
const HATCH = times(24, (i) => {
  const x = 40 + i * 27;
  const reach = Math.min(1, 0.3 + i * 0.034);
  const thick = Math.min(15, 3 + i * 0.7);
  return `M${x} 540L${x + 330 * reach} ${540 - 470 * reach}L${x + thick} 540z`;
});

/** Fine parallel lines, like a screen: longer and thicker toward the bottom. */
const RULED = times(34, (i) => {
  const y = 40 + i * 14.4;
  const thick = 1.6 + i * 0.16;
  return `M520 ${y}H${Math.max(60, 470 - i * 15)}L520 ${y + thick}z`;
});

/** An engraver's cross-hatching. */
const CROSSED =
  HATCH +
  times(17, (i) => {
    const y = 196 + i * 20;
    const reach = 90 + i * 20;
    return `M520 ${y - 8}L${520 - reach} ${y + reach * 0.1}L520 ${y - 2 + i * 0.45}z`;
  });

/** Halftone dots, round as snow. */
const HALFTONE = times(24 * 24, (i) => {
  const [x, y] = [(i % 24) * 22 + (Math.floor(i / 24) % 2) * 11, Math.floor(i / 24) * 22];
  const size = Math.min(9, (x + y - 380) / 70);
  return size < 1.2
    ? ''
    : `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
});

/** The shadings that sets can choose from. */
export const SHADES: Readonly<Record<ShadingName, string>> = {
  hatched: HATCH,
  ruled: RULED,
  crossed: CROSSED,
  dotted: HALFTONE,
};
