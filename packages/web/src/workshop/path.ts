/** The address of a pack in the workshop: of one's own by its key, of a built-in set by its id. */
export function workshopPath(key: string): string {
  return `/workshop/${key}`;
}
