/**
 * Freezes a plain value and everything in it. A value that is already frozen is assumed to be frozen throughout. Regular
 * expressions are left alone, because they store how far they have searched.
 */
export function freezeAll<const T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  if (Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeAll<unknown>(part);
  return Object.freeze(value);
}
