/** `--packs`: somebody's own packs, beside the built-in sets, for every command that plays with cards. */
import process from 'node:process';
import { PackError, PackLibrary, type PackPlace } from '@kickdoor/packs/node';
import { printProblem } from '@kickdoor/words/check';
import { Option } from 'commander';
import { flag, path, type Words } from './words/words.ts';

/** What `--packs` was given, each time. */
export interface PackFlags {
  readonly packs?: readonly string[];
}

/** The option, which may be given several times. */
export function packsOption(words: Words): Option {
  const read = path(words);
  return new Option(flag(words, '--packs', 'folder'), words.say('cli-packs')).argParser(
    (text: string, before: readonly string[] | undefined) => [...(before ?? []), read(text)],
  );
}

/** Where own packs are: as the options say, and in the folder of the environment. */
export function packPlaces({ packs = [] }: PackFlags, folder = process.env['PACKS_DIR'] ?? ''): PackPlace[] {
  const named = packs.map((place) => ({ path: place }));
  return folder === '' ? named : [{ path: folder, mayBeEmpty: true }, ...named];
}

/** The packs to play with. Prints what is wrong with them, and returns `null`, if they can't be used. */
export function openPacks(places: readonly PackPlace[], words: Words): PackLibrary | null {
  try {
    return new PackLibrary(places);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    const lines = error.problems.map((problem) => `${printProblem(problem, words)}\n`);
    process.stderr.write(lines.join(''));
    process.exitCode = 1;
    return null;
  }
}
