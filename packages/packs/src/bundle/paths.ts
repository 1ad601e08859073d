/** Which files a bundle holds. */
import { isPackImage, isPackText } from '../check-files.ts';
import { MAX_PATH } from '../format/limits.ts';

/** The file that lists all others. */
export const MANIFEST = 'kickdoor.json';

/** Files for people that a pack may include. */
const TO_READ = /^(?:README|LICENSE|CREDITS)(?:\.(?:md|txt))?$/u;

/** A file or folder name that works on all systems: no special characters, and not hidden. */
const NAME = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}_-])?$/u;

const DEEPEST = 6;

/** Whether bundling a pack includes this file. */
export function isBundled(path: string): boolean {
  return isPackText(path) || isPackImage(path) || TO_READ.test(path);
}

/** Whether a bundle may contain this path: it can't leave the folder, and isn't an archive. */
export function mayBeInBundle(path: string): boolean {
  const names = path.split('/');
  return (
    path.length <= MAX_PATH &&
    path === path.normalize('NFC') &&
    names.length <= DEEPEST &&
    names.every((name) => NAME.test(name)) &&
    (path === MANIFEST || isBundled(path))
  );
}
