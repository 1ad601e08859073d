/**
 * A card's picture as data: a figure, props, a backdrop and its colour. Nothing here draws, so that whatever reads
 * packs can check pictures too.
 */
import { z } from 'zod';
import { GROUNDS, PATTERNS } from './names.ts';
import { HUES, TINTS } from './palette.ts';

/** One icon in a picture. */
const layerSchema = z.strictObject({
  /** An icon of game-icons.net, or `own:` and a drawing of this project. */
  icon: z.string().regex(/^(?:own:)?[a-z0-9-]+$/u),
  /** Where its centre is, from 0 (left, top) to 1. */
  x: z.number().min(-0.3).max(1.3).optional(),
  y: z.number().min(-0.3).max(1.3).optional(),
  /** 1 fills the picture's height, nearly. */
  scale: z.number().min(0.05).max(3).optional(),
  /** Widens (over 1) or narrows it. */
  stretch: z.number().min(0.4).max(2.5).optional(),
  /** Degrees, clockwise. */
  turn: z.number().min(-180).max(180).optional(),
  /** Mirrored. */
  flip: z.boolean().optional(),
  tint: z.enum(TINTS).optional(),
  /** The ink of its lines and outline. */
  ink: z.enum(TINTS).optional(),
  /** Its holes are seen through, as in a net or a ring, and not inked. */
  open: z.boolean().optional(),
  /** Behind the figure. */
  behind: z.boolean().optional(),
  /** Throws a shadow on the ground; the figure does unless told not to. */
  shadow: z.boolean().optional(),
});

/** What `pictures.yaml` says for a card. */
export const pictureSchema = z.strictObject({
  figure: layerSchema,
  props: z.array(layerSchema).max(12).optional(),
  ground: z.enum(GROUNDS),
  /** The backdrop's hue. */
  sky: z.enum(HUES),
  /** How the background is cut. */
  pattern: z.enum(PATTERNS).optional(),
});

/** The pictures of a set, by card id. */
export const picturesSchema = z.record(z.string().regex(/^[a-z0-9-]+$/u), pictureSchema);

export type PictureData = z.infer<typeof pictureSchema>;
export type LayerData = z.infer<typeof layerSchema>;
