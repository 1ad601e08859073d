/** Medians and number formatting. */

/** The median of some numbers. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The mean of some numbers. */
export function mean(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / figures.length;
}

/** A number with three significant digits and thousands separators. */
export function show(figure: number): string {
  if (!Number.isFinite(figure)) return '–';
  if (Math.abs(figure) >= 1000) return Number(figure.toPrecision(3)).toLocaleString('en');
  return String(Number(figure.toPrecision(3)));
}

/** Seeded random numbers in [0, 1) (xorshift): fast, and the same in every run. */
export function numbers(seed: number): () => number {
  let x = seed | 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 4294967296;
  };
}
