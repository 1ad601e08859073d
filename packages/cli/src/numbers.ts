/** Numbers on the command line. */
import { InvalidArgumentError } from 'commander';
import type { Words } from './words/words.ts';

/** More games than this would run for weeks. */
export const MOST_GAMES = 1_000_000;
/** More threads than any machine can use. */
export const MOST_WORKERS = 256;
/** More than any sheet allows; each sheet checks its own limit. */
export const MOST_SEATS = 100;

/** More moves than can be played in years. */
export const MOST_MOVES = 1_000_000_000_000;

/** Parses an integer from `least` to `most`, written in digits; anything else is rejected with a sentence. */
export function whole(words: Words, most: number, least = 1): (text: string) => number {
  return (text) => {
    const number = /^\d{1,15}$/u.test(text) ? Number(text) : -1;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(
      words.say('cli-not-between', { least: String(least), most: String(most) }),
    );
  };
}
