/** A number as it stands alone, with a real minus sign. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
