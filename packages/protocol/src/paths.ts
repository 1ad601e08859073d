/** The page's addresses: the server responds to them with the page, and the page derives from them what to show. */

/** The page of a table; its id is the group `id`. */
export const TABLE_PATH = /^\/t\/(?<id>[A-Za-z0-9_-]{12})\/?$/u;
/** The rulebook of any game. */
export const RULES_PATH = /^\/rules(?:\/[\w+% -]{0,120})*$/u;

/** The owner's page; there is none on a server without a token. */
export const ADMIN_PATH = /^\/admin\/?$/u;

/** Whether a path belongs to the page of every server. */
export function isPagePath(path: string): boolean {
  return path === '/' || TABLE_PATH.test(path) || RULES_PATH.test(path);
}
