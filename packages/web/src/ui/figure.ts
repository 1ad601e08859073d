/** Numbers with a real minus sign. */

/** A number as it stands alone. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** A signed amount, as shown on a token; zero has a plus. */
export function signed(n: number): string {
  return n < 0 ? figure(n) : `+${n}`;
}
