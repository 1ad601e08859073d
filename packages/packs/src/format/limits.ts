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
/** Values in a card, with aliases expanded; nobody could read a card with more. */
export const MAX_CARD_VALUES = 300;
/** Nesting of a card's values. Deeds for several players can contain further such deeds. */
export const MAX_CARD_DEPTH = 16;
/** Problems reported per file; with more, there is no point in reading on. */
export const MAX_PROBLEMS = 500;

/** Bytes of a bundle. */
export const MAX_BUNDLE = 4_000_000;
/** Bytes of all files in a bundle. */
export const MAX_UNPACKED = 20_000_000;
/** The factor by which a file in a bundle may grow when unpacked. */
export const MAX_RATIO = 100;
/** Characters of a path in a bundle. */
export const MAX_PATH = 120;

/** Bytes of an image. */
export const MAX_IMAGE = 150_000;
/** Pixels of an image, in either direction. */
export const MAX_IMAGE_SIDE = 1600;
