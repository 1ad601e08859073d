/** Durations in words. */
import type { Phrase } from '@kickdoor/rules';
import { text } from '../words/say.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds as on a stopwatch; longer times in hours or days. */
export function durationPhrase(seconds: number): Phrase {
  if (seconds >= 2 * DAY) {
    return text('time-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  }
  if (seconds >= HOUR) {
    return text('time-hours', {
      hours: Math.floor(seconds / HOUR),
      minutes: Math.floor((seconds % HOUR) / MINUTE),
    });
  }
  return text('time-short', {
    time: `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`,
  });
}

/** A time short enough for a ring: seconds alone, minutes with a prime, or the largest unit. */
export function shortTime(seconds: number, language: string): string {
  if (seconds < 100) return String(seconds);
  // Written abbreviations such as “Min.” are too wide.
  if (seconds < 2 * HOUR) return `${Math.ceil(seconds / MINUTE)}\u{2032}`;
  const [count, unit] = seconds < 2 * DAY ? [seconds / HOUR, 'hour'] : [seconds / DAY, 'day'];
  const style = { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, style).format(Math.round(count));
}
