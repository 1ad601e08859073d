/** How long something takes, in words. */
import { phrase, type Phrase } from '../model/phrase.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Words `ms` milliseconds in the largest unit that makes it a whole number; a single day in hours. */
export function lengthPhrase(ms: number): Phrase {
  if (ms >= 2 * DAY && ms % DAY === 0) return phrase('length-days', { count: ms / DAY });
  if (ms >= HOUR && ms % HOUR === 0) return phrase('length-hours', { count: ms / HOUR });
  if (ms >= MINUTE && ms % MINUTE === 0) return phrase('length-minutes', { count: ms / MINUTE });
  return phrase('length-seconds', { count: ms / SECOND });
}
