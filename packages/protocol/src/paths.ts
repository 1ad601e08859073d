/** The addresses of the page: the server answers these with it, and the page finds out from them where it is. */

/** The page of a table; its id is the group `id`. */
export const TABLE_PATH = /^\/t\/(?<id>[A-Za-z0-9_-]{12})\/?$/u;
/** The rulebook, of whichever game. */
export const RULES_PATH = /^\/rules(?:\/[\w+% -]{0,120})*$/u;

/** Whether the page has something at a path. */
export function isPagePath(path: string): boolean {
  return path === '/' || TABLE_PATH.test(path) || RULES_PATH.test(path);
}
