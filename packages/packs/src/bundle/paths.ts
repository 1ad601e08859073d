/** Which files a bundle holds. */
import { isPackImage, isPackText } from '../check-files.ts';
import { MAX_PATH } from '../format/limits.ts';

/** The file that lists all others. */
export const MANIFEST = 'kickdoor.json';

/** What a pack may bring along to be read by people. */
const TO_READ = /^(?:README|LICENSE|CREDITS)(?:\.(?:md|txt))?$/u;

/** A folder's or file's name that is the same on all systems: it has no sign with a meaning there, and isn't hidden. */
const NAME = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}_-])?$/u;

const DEEPEST = 6;

/** Whether a pack brings this file along when it is bundled. */
export function isBundled(path: string): boolean {
  return isPackText(path) || isPackImage(path) || TO_READ.test(path);
}

/** Whether a bundle may hold a file of this path: no way leads out of its folder, and no archive is in it. */
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
