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
/** Values in a card, with aliases expanded. */
export const MAX_CARD_VALUES = 2000;
/** Problems reported per file; beyond that, reading on is pointless. */
export const MAX_PROBLEMS = 500;
