/** What the page and its service worker agree on: when a new version of the page may take over. */

/** The page asks the waiting version to take over. */
export const TAKE_OVER = 'take-over';
/** The waiting version answers that it can't yet: somebody plays in another tab. */
export const PLAYED = 'played';

/**
 * The lock that a page holds while somebody is in the middle of something that a new version would interrupt. A service worker
 * can't tell by a page's address: it knows only the one that the page was opened with.
 */
export const PLAYED_LOCK = 'kickdoor.played';
