/** Numbers on the command line. */
import { InvalidArgumentError } from 'commander';
import type { Words } from '../words/words.ts';

/** Reads a whole number above 0; anything else is refused with a sentence. */
export function whole(words: Words): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1) return number;
    throw new InvalidArgumentError(words.say('cli-not-whole'));
  };
}
