/** The template for new packs, on disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textFiles } from './folder.ts';

/** The files of the template, by path. */
export function packTemplate(): ReadonlyMap<string, string> {
  const folder = fileURLToPath(new URL('../template', import.meta.url));
  const paths = textFiles(folder, '', 0).toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
