/**
 * Freezes a plain value and all that it holds. What is frozen already is taken to be frozen throughout. Regular
 * expressions stay as they are: they note how far they have searched.
 */
export function freezeAll<const T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  if (Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeAll<unknown>(part);
  return Object.freeze(value);
}
