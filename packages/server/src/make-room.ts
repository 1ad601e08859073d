/** Removes the oldest entries of a map, so that it has at most `most` with the next one. */
export function makeRoom(map: Map<unknown, unknown>, most: number): void {
  for (const [first] of map) if (map.size >= most) map.delete(first);
}
