/** Formats figures and times in the reader's language. */

/** A figure with as many decimals as it needs; a dash if there is none. */
export function figure(language: string, value: number | null): string {
  if (value === null) return '–';
  return new Intl.NumberFormat(language, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

const MB = 1e6;

/** Bytes, in megabytes. */
export function megabytes(language: string, bytes: number): string {
  return figure(language, bytes / MB);
}

/** A time (milliseconds since 1970) as a short date and time. */
export function moment(language: string, ms: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(ms);
}

/** A duration (milliseconds) in whole days, hours and minutes. */
export function lasted(ms: number): {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
} {
  const all = Math.max(0, Math.floor(ms / 60_000));
  return { days: Math.floor(all / 1440), hours: Math.floor(all / 60) % 24, minutes: all % 60 };
}
