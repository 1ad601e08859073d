/** Freezes a plain value and all that it holds. What is frozen already is taken to be frozen throughout. */
export function freezeAll<const T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeAll<unknown>(part);
  return Object.freeze(value);
}
