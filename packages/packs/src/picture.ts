/**
 * A card's picture as data: a figure, props, a backdrop and colors. Nothing here draws: the schemas validate packs, and
 * the client draws from the data.
 */
import { asMessage } from '@kickdoor/rules';
import { z } from 'zod';
import { phrase } from './words/phrase.ts';

/** The printing inks with three shades. */
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

/** Inks without a hue: `accent` is the color of the card's kind. */
const PLAIN = ['accent', 'accent-pale', 'accent-deep', 'paper', 'ink'] as const;

/** Every ink name a picture can use. */
const TINTS = [
  ...PLAIN,
  ...HUES,
  ...HUES.map((hue) => `${hue}-pale` as const),
  ...HUES.map((hue) => `${hue}-deep` as const),
] as const;
export type Tint = (typeof TINTS)[number];

/** What the figure can stand on. */
const GROUNDS = [
  'none',
  'arena',
  'cave',
  'cellar',
  'crypt',
  'desert',
  'dungeon',
  'forest',
  'garden',
  'gate',
  'graveyard',
  'hills',
  'kitchen',
  'library',
  'market',
  'moonlight',
  'road',
  'room',
  'sea',
  'shrine',
  'snow',
  'stage',
  'storm',
  'swamp',
  'tavern',
  'tower',
  'treasury',
  'workshop',
  // Space set
  'cosmos',
  'moonscape',
  'spaceship',
  'cockpit',
  'hangar',
  // West set
  'prairie',
  'canyon',
  'main-street',
  'saloon',
  'mine',
  // Winter set
  'firs',
  'ice',
  'parlour',
  'rooftops',
  'fair',
] as const;
export type GroundName = (typeof GROUNDS)[number];

/** Background patterns. */
const PATTERNS = [
  'none',
  'rays',
  'burst',
  'rain',
  'lines',
  'hatch',
  'waves',
  'swirl',
  'dots',
  'flecks',
  'rings',
  'zigzag',
  'stars',
  'orbits',
  'scan',
  'woodcut',
  'poster',
  'snowfall',
  'lights',
] as const;
export type PatternName = (typeof PATTERNS)[number];

/** Where a pack's images are. */
export const IMAGE_PATH = /^pictures\/[a-z0-9][a-z0-9-]{0,60}\.(?:png|jpe?g|webp)$/u;

const place = z.number().min(-0.3).max(1.3).optional();

/** One icon in a picture. */
export const layerSchema = z
  .strictObject({
    icon: z
      .string()
      .regex(/^(?:own:)?[a-z0-9-]+$/u, asMessage(phrase('expected-icon')))
      .describe('an icon from `game-icons.net`, or `own:` and the name of a drawing in this project'),
    x: place.describe('the position of its center, from 0 (left) to 1'),
    y: place.describe('the position of its center, from 0 (top) to 1'),
    scale: z.number().min(0.05).max(3).optional().describe('its size; 1 nearly fills the picture’s height'),
    stretch: z
      .number()
      .min(0.4)
      .max(2.5)
      .optional()
      .describe('its stretch; above 1 widens it, below narrows it'),
    turn: z.number().min(-180).max(180).optional().describe('its rotation in degrees, clockwise'),
    flip: z.boolean().optional().describe('whether it is mirrored'),
    tint: z.enum(TINTS).optional().describe('its color'),
    ink: z.enum(TINTS).optional().describe('the ink of its lines and outline'),
    open: z
      .boolean()
      .optional()
      .describe('whether its holes are transparent, as in a net or a ring, rather than filled with ink'),
    behind: z.boolean().optional().describe('whether it is behind the figure'),
    shadow: z
      .boolean()
      .optional()
      .describe('whether it casts a shadow on the ground; by default only the figure does'),
  })
  .meta({ id: 'layer', description: 'an icon' });

/** A card's entry in `pictures.yaml`. */
export const pictureSchema = z
  .strictObject({
    figure: layerSchema.describe('what the picture shows'),
    props: z.array(layerSchema).max(12).optional().describe('what stands around it'),
    ground: z.enum(GROUNDS).describe('what it stands on'),
    sky: z.enum(HUES).describe('the hue of the backdrop'),
    pattern: z.enum(PATTERNS).optional().describe('the pattern of the background'),
  })
  .meta({ id: 'picture', description: 'a picture' });

/** A card's entry in `pictures.yaml` that is the pack's own image. */
export const imageSchema = z
  .strictObject({
    image: z
      .string()
      .regex(IMAGE_PATH, asMessage(phrase('expected-image-path')))
      .describe('an image of the pack: a PNG, JPEG or WebP file in `pictures/`'),
  })
  .meta({ id: 'image', description: 'an image' });

/** The pictures of a set, by card id. */
export const picturesSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/u, asMessage(phrase('expected-card-id'))),
  z.union([pictureSchema, imageSchema]),
);

/** A loaded image, as a data URL. */
export const printedSchema = z.strictObject({
  image: z.string().regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/u),
});
export type PrintedImage = z.infer<typeof printedSchema>;

export type PictureData = z.infer<typeof pictureSchema>;
export type LayerData = z.infer<typeof layerSchema>;

/** The names of the icons in a picture, each once. */
export function iconsIn({ figure, props = [] }: PictureData): readonly string[] {
  return [...new Set([figure, ...props].map(({ icon }) => icon))];
}
