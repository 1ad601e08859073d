/** The icons that the pictures use, as baked by `npm run icons`. */
import baked from './icons.generated.json' with { type: 'json' };

interface IconShape {
  readonly outer: string;
  readonly inner: string;
}

const known = new Map<string, IconShape>(Object.entries(baked));
const missing: IconShape = { outer: 'M96 96h320v320h-320z', inner: '' };

/** An icon's shape on a field of 512 by 512; a plain square where the name is unknown. */
export function iconShape(name: string): IconShape {
  return known.get(name) ?? missing;
}
