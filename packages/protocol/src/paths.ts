/** The page's addresses: the server responds to them with the page, and the page derives from them what to show. */

/** The page of a table; its id is the group `id`. */
export const TABLE_PATH = /^\/t\/(?<id>[A-Za-z0-9_-]{12})\/?$/u;
/** The rulebook of any game. */
export const RULES_PATH = /^\/rules(?:\/[\w+% -]{0,120})*$/u;

/** The level counter; the one that somebody keeps or shares is the group `id`. */
export const COUNTER_PATH = /^\/counter(?:\/(?<id>[A-Za-z0-9_-]{22}))?\/?$/u;

/** The replay page: of a table's finished game, whose id is the group `id`, or of a file that is dropped on it. */
export const REPLAY_PATH = /^\/replay(?:\/(?<id>[A-Za-z0-9_-]{12}))?\/?$/u;

/** The games that a browser has finished. */
export const HISTORY_PATH = /^\/history\/?$/u;

/** The workshop; the pack that is open in it, as the browser keeps it, is the group `pack`. */
export const WORKSHOP_PATH = /^\/workshop(?:\/(?<pack>[A-Za-z0-9_-]{1,60}))?\/?$/u;

/** Puzzles: that of the day, or the one that the query names. */
export const PUZZLE_PATH = /^\/puzzle\/?$/u;

/** The owner's page; there is none on a server without a token. */
export const ADMIN_PATH = /^\/admin\/?$/u;

/** Whether a path belongs to the page of every server. */
export function isPagePath(path: string): boolean {
  return (
    path === '/' ||
    [TABLE_PATH, RULES_PATH, COUNTER_PATH, REPLAY_PATH, HISTORY_PATH, WORKSHOP_PATH, PUZZLE_PATH].some(
      (each) => each.test(path),
    )
  );
}
