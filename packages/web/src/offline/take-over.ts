/** The agreement between the page and its service worker on when a new version may take over. */

/** The page asks the waiting version to take over. */
export const TAKE_OVER = 'take-over';
/** The waiting version answers that it can't yet: somebody is playing in another tab. */
export const PLAYED = 'played';

/**
 * The lock that a page holds while a new version would interrupt somebody. The service worker can't tell from a page's
 * URL: it only knows the one with which the page was opened.
 */
export const PLAYED_LOCK = 'kickdoor.played';
