/** How big a pack may be. Generous for people, and far below what would tire a server. Those of any file are the same for words. */
export { MAX_FILE, MAX_NESTING } from '@kickdoor/words/check';

/** Files of a pack. */
export const MAX_FILES = 500;
/** Cards of a pack, each counted once. */
export const MAX_CARDS = 2000;
/** Copies of a card. */
export const MAX_COPIES = 50;
/** Fields of a map. Reading one takes time with the square of them. */
export const MAX_FIELDS = 5000;
/** Aliases in a file. */
export const MAX_ALIASES = 100;
/** Values of a card, aliases written out. */
export const MAX_CARD_VALUES = 2000;
/** Problems reported for one file; a file with more is not worth reading to its end. */
export const MAX_PROBLEMS = 500;
