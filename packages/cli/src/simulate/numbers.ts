/** Numbers on the command line. */
import { InvalidArgumentError } from 'commander';

/** Reads a whole number above 0; anything else is refused with a sentence. */
export function whole(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('It must be a whole number above 0.');
  }
  return number;
}
