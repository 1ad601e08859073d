/** The URL of a pack in the workshop: an own pack by its key, a built-in set by its id. */
export function workshopPath(key: string): string {
  return `/workshop/${key}`;
}
