/** The files of a pack on disk: in a folder, or in a bundle. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mistake, type Place, type Problem } from '@kickdoor/words/check';
import { systemPhrase } from '@kickdoor/words/node';
import { BUNDLE_SUFFIX, isBundled } from './bundle/bundle.ts';
import { isPackImage, isPackText, type PackFiles } from './check-files.ts';
import { MAX_BUNDLE, MAX_FILES } from './format/limits.ts';
import { phrase } from './words/phrase.ts';

/** The files in a folder. If they can't be read, that is reported as a problem. */
export function tryFolder(folder: string, problems: Problem[]): PackFiles | null {
  try {
    return readFolder(folder, problems);
  } catch (error) {
    const top: Place = { file: folder, line: 1, column: 1 };
    problems.push(mistake(top, phrase('problem-unread-folder', { why: systemPhrase(error) })));
    return null;
  }
}

/** The pack files in a folder; others are ignored. */
function readFolder(folder: string, problems: Problem[]): PackFiles | null {
  const top = { file: folder, line: 1, column: 1 };
  if (!existsSync(folder)) {
    problems.push(mistake(top, phrase('problem-no-folder'), phrase('expected-folder')));
    return null;
  }
  if (!statSync(folder).isDirectory()) {
    problems.push(mistake(top, phrase('problem-not-folder'), phrase('expected-folder')));
    return null;
  }
  const paths = textFiles(folder, '', 0).toSorted();
  if (paths.length > MAX_FILES) {
    problems.push(
      mistake(
        top,
        phrase('problem-many-files', { count: paths.length }),
        phrase('expected-at-most', { limit: MAX_FILES }),
      ),
    );
    return null;
  }
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Whether this is an existing bundle. */
export function isBundle(path: string): boolean {
  return path.endsWith(BUNDLE_SUFFIX) && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
}

/** A bundle's bytes. If they can't be read, that is reported as a problem. */
export function tryBundle(path: string, problems: Problem[]): Uint8Array | null {
  const top: Place = { file: path, line: 1, column: 1 };
  try {
    // Don't read a file that is refused for its size.
    const { size } = statSync(path);
    if (size <= MAX_BUNDLE) return readFileSync(path);
    problems.push(mistake(top, phrase('problem-big-bundle', { count: size })));
  } catch (error) {
    problems.push(mistake(top, phrase('problem-unread-file', { why: systemPhrase(error) })));
  }
  return null;
}

/** All files of the pack in this folder that a bundle would include. Throws the operating system's error. */
export function filesToBundle(folder: string): PackFiles {
  const beside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isBundled(entry.name))
    .map(({ name }) => name);
  const paths = new Set([...beside, ...textFiles(folder, '', 0)]);
  return new Map([...paths].toSorted().map((path) => [path, readFileSync(join(folder, path))]));
}

/** The YAML and word files and the images below a folder, up to slightly more than the allowed number. */
export function textFiles(root: string, below: string, depth: number): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory() && depth < 4 && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
      found.push(...textFiles(root, path, depth + 1));
    } else if (entry.isFile() && (isPackText(entry.name) || isPackImage(path))) {
      found.push(path);
    }
    if (found.length > MAX_FILES) break;
  }
  return found;
}
