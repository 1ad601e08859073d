/** `--packs`: custom packs in addition to the built-in sets, for all commands that use cards. */
import process from 'node:process';
import { PackError, PackLibrary, type PackPlace } from '@kickdoor/packs/node';
import { printProblem } from '@kickdoor/words/check';
import { Option } from 'commander';
import { flag, path, type Words } from './words/words.ts';

/** The values of all `--packs` options. */
export interface PackFlags {
  readonly packs?: readonly string[];
}

/** The option, which may be repeated. */
export function packsOption(words: Words): Option {
  const read = path(words);
  return new Option(flag(words, '--packs', 'folder'), words.say('cli-packs')).argParser(
    (text: string, before: readonly string[] | undefined) => [...(before ?? []), read(text)],
  );
}

/** The places of custom packs: the options' and the environment's. */
export function packPlaces({ packs = [] }: PackFlags, folder = process.env['PACKS_DIR'] ?? ''): PackPlace[] {
  const named = packs.map((place) => ({ path: place }));
  return folder === '' ? named : [{ path: folder, mayBeEmpty: true }, ...named];
}

/** Opens the packs to play with. If they can't be used, prints why and returns `null`. */
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
