/** Numbers on the command line. */
import { InvalidArgumentError } from 'commander';
import type { Words } from '../words/words.ts';

/** More games than this would run for weeks. */
export const MOST_GAMES = 1_000_000;
/** More threads than any machine has use for. */
export const MOST_WORKERS = 256;
/** No sheet has a table for so many; which numbers it allows, it says itself. */
export const MOST_SEATS = 100;

/** Reads a whole number from 1 to `most`, written in digits; anything else is refused with a sentence. */
export function whole(words: Words, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,15}$/u.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= most) return number;
    throw new InvalidArgumentError(words.say('cli-not-between', { least: '1', most: String(most) }));
  };
}
