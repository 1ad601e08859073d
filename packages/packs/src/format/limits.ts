/**
 * Size limits of a pack. Generous for authors, and far below what would strain a server. The limits for any file also
 * apply to word files.
 */
export { MAX_FILE, MAX_NESTING } from '@kickdoor/words/check';

/** Files of a pack. */
export const MAX_FILES = 500;
/** Distinct cards in a pack. */
export const MAX_CARDS = 2000;
/** Copies of a card. */
export const MAX_COPIES = 50;
/** Fields in a map. Parsing time grows with their square. */
export const MAX_FIELDS = 5000;
/** Aliases in a file. */
export const MAX_ALIASES = 100;
/** Values in a card, with aliases expanded: more is no card that anybody could read. */
export const MAX_CARD_VALUES = 300;
/** How deeply the values of a card are nested: what happens to each of several players can hold such a thing again. */
export const MAX_CARD_DEPTH = 16;
/** Problems reported per file; beyond that, reading on is pointless. */
export const MAX_PROBLEMS = 500;

/** Bytes of a bundle. */
export const MAX_BUNDLE = 4_000_000;
/** Bytes of all files in a bundle. */
export const MAX_UNPACKED = 20_000_000;
/** The most by which a file in a bundle may grow when unpacked, as a factor. */
export const MAX_RATIO = 100;
/** Characters of a path in a bundle. */
export const MAX_PATH = 120;

/** Bytes of an image. */
export const MAX_IMAGE = 150_000;
/** Pixels of an image, in either direction. */
export const MAX_IMAGE_SIDE = 1600;
