/** The printing inks as custom properties of the theme (`theme/tokens.css`), each hue in three shades. */
import type { Tint } from '@kickdoor/packs/picture';

/** The ink as CSS. */
export function inkOf(tint: Tint): string {
  return `var(--kd-${tint})`;
}
