/** Reads the parameters of effects, which the core keeps as plain data. */

/** A field, whatever it is. */
export function field(params: unknown, key: string): unknown {
  if (typeof params !== 'object' || params === null) return undefined;
  return Object.entries(params).find(([name]) => name === key)?.[1];
}

/** A number: the whole of the parameters, or a field of them. */
export function figure(params: unknown, key: string, otherwise = 0): number {
  const found = typeof params === 'number' ? params : field(params, key);
  return typeof found === 'number' ? found : otherwise;
}
