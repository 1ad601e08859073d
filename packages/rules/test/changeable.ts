/** Finds the parts of a value that aren't frozen. */

/** Returns the lists, maps and objects in a value with their paths, except schemas, which belong to Zod. */
export function partsOf(
  value: unknown,
  path: string,
  found = new Map<object, string>(),
): Map<object, string> {
  if (typeof value !== 'object' || value === null || found.has(value) || '_zod' in value) return found;
  // They store how far they have searched, so they can't be frozen.
  if (value instanceof RegExp) return found;
  found.set(value, path);
  for (const [key, part] of Object.entries(value)) partsOf(part, `${path}.${key}`, found);
  return found;
}

/** Returns the paths of everything in a module's exports that isn't frozen. */
export function changeable(exported: Readonly<Record<string, unknown>>): string[] {
  const found = new Map<object, string>();
  for (const [name, value] of Object.entries(exported)) partsOf(value, name, found);
  return [...found].flatMap(([part, path]) => (Object.isFrozen(part) ? [] : [path]));
}
