/** The page's paths. The server answers them with the page, and the page derives from them what to show. */

/** A table's page; group `id` is the table's id. */
export const TABLE_PATH = /^\/t\/(?<id>[A-Za-z0-9_-]{12})\/?$/u;
/** The rulebook of any game. */
export const RULES_PATH = /^\/rules(?:\/[\w+% -]{0,120})*$/u;

/** The level counter; group `id` is that of a stored or shared counter. */
export const COUNTER_PATH = /^\/counter(?:\/(?<id>[A-Za-z0-9_-]{22}))?\/?$/u;

/** The replay page, for the finished game of the table with the id in group `id`, or for a file dropped on it. */
export const REPLAY_PATH = /^\/replay(?:\/(?<id>[A-Za-z0-9_-]{12}))?\/?$/u;

/** The games that a browser has finished. */
export const HISTORY_PATH = /^\/history\/?$/u;

/** The workshop; group `pack` is the id, in the browser's storage, of the open pack. */
export const WORKSHOP_PATH = /^\/workshop(?:\/(?<pack>[A-Za-z0-9_-]{1,60}))?\/?$/u;

/** Puzzles: the puzzle of the day, or the one in the query. */
export const PUZZLE_PATH = /^\/puzzle\/?$/u;

/** The owner's page, which exists only on servers with a token. */
export const ADMIN_PATH = /^\/admin\/?$/u;

/** Whether a path belongs to the page on every server. */
export function isPagePath(path: string): boolean {
  return (
    path === '/' ||
    [TABLE_PATH, RULES_PATH, COUNTER_PATH, REPLAY_PATH, HISTORY_PATH, WORKSHOP_PATH, PUZZLE_PATH].some(
      (each) => each.test(path),
    )
  );
}
