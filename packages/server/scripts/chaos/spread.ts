/** Summaries of durations. */

/** The median, the 99th percentile and the longest, in milliseconds. */
export function spread(times: readonly number[]): string {
  if (times.length === 0) return 'none';
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`;
}

export function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
