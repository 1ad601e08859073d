/** A card's picture, validated once per definition. */
import type { CardDef } from '@kickdoor/rules';
import { pictureSchema, printedSchema, type PictureData } from '@kickdoor/packs/picture';

const checked = new WeakMap<CardDef, PictureData | null>();

/** The card's picture; `null` if it has none that can be drawn. */
export function pictureOf(def: CardDef): PictureData | null {
  const known = checked.get(def);
  if (known !== undefined) return known;
  const parsed = pictureSchema.safeParse(def.picture);
  const picture = parsed.success ? parsed.data : null;
  checked.set(def, picture);
  return picture;
}

const images = new WeakMap<CardDef, string | null>();

/** The image that a card has instead of a picture, as a data URL; `null` if it has none. */
export function imageOf(def: CardDef): string | null {
  const known = images.get(def);
  if (known !== undefined) return known;
  const image = printedSchema.safeParse(def.picture).data?.image ?? null;
  images.set(def, image);
  return image;
}
