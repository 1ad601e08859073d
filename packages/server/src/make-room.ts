/** Takes out of a map what was put in first, so that it holds `most` at most with the next one. */
export function makeRoom(map: Map<unknown, unknown>, most: number): void {
  for (const [first] of map) if (map.size >= most) map.delete(first);
}
