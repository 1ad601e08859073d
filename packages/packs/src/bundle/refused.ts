/** Why a server refuses a user's bundle that could otherwise be read. */
import { mistake, type Problem } from '@kickdoor/words/check';
import { phrase } from '../words/phrase.ts';

/** The place of problems in a bundle that has no name. */
export const BUNDLE_PLACE = { file: 'bundle', line: 1, column: 1 };

/** The problem of a pack whose page bundle has more than `limit` characters. */
export function tooLong(count: number, limit: number): Problem {
  const expected = phrase('expected-at-most-characters', { limit });
  return mistake(BUNDLE_PLACE, phrase('problem-long-pack', { count }), expected);
}

/** The problem of a pack that takes too long, or too much memory, to read. */
export function tooSlow(): Problem {
  return mistake(BUNDLE_PLACE, phrase('problem-slow-pack'));
}

/** The problem of a pack whose images, including this one, have too many pixels to redraw in time. */
export function manyPixels(path: string, megapixels: number): Problem {
  return mistake({ file: path, line: 1, column: 1 }, phrase('problem-many-pixels', { limit: megapixels }));
}
