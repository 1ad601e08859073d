/** What somebody could change of a value. */

/** The lists, maps and objects that a value holds, by their paths. Schemas are the library's. */
export function partsOf(
  value: unknown,
  path: string,
  found = new Map<object, string>(),
): Map<object, string> {
  if (typeof value !== 'object' || value === null || found.has(value) || '_zod' in value) return found;
  // They note how far they have searched, so they cannot be frozen.
  if (value instanceof RegExp) return found;
  found.set(value, path);
  for (const [key, part] of Object.entries(value)) partsOf(part, `${path}.${key}`, found);
  return found;
}

/** The paths of what is not frozen in what a module exports. */
export function changeable(exported: Readonly<Record<string, unknown>>): string[] {
  const found = new Map<object, string>();
  for (const [name, value] of Object.entries(exported)) partsOf(value, name, found);
  return [...found].flatMap(([part, path]) => (Object.isFrozen(part) ? [] : [path]));
}
