/** The printing inks: each hue in three tones, as custom properties of the theme (`theme/tokens.css`). */

export const HUES = [
  'brick',
  'brown',
  'gold',
  'green',
  'blue',
  'teal',
  'violet',
  'orange',
  'ochre',
  'slate',
  'bone',
  'rose',
  'night',
] as const;
export type Hue = (typeof HUES)[number];

/** Inks that are no hue: `accent` is the colour of the card's kind. */
const PLAIN = ['accent', 'accent-pale', 'accent-deep', 'paper', 'ink'] as const;

/** Every name by which a picture calls an ink. */
export const TINTS = [
  ...PLAIN,
  ...HUES,
  ...HUES.map((hue) => `${hue}-pale` as const),
  ...HUES.map((hue) => `${hue}-deep` as const),
] as const;
export type Tint = (typeof TINTS)[number];

/** The ink as CSS. */
export function inkOf(tint: Tint): string {
  return `var(--kd-${tint})`;
}
