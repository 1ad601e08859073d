/**
 * Provides the icons of each card's picture as a separate file, so that only visible pictures are loaded:
 * `virtual:pictures` maps each built-in set to the folder with its files, `<card>.json`. The folder's name contains the
 * hash of its files, so browsers cache them forever. There are none in development.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInSets, loadSet } from '@kickdoor/packs/node';
import { iconsIn, pictureSchema } from '@kickdoor/packs/picture';
import type { Plugin } from 'vite';
import { z } from 'zod';

const MODULE = 'virtual:pictures';
const ICONS = join(import.meta.dirname, 'src', 'cards', 'picture', 'icons');

const iconsSchema = z.record(z.string(), z.unknown());

/** The files of a set's cards that have a picture, by card id. */
function filesOf(set: string): ReadonlyMap<string, string> {
  const icons = iconsSchema.parse(JSON.parse(readFileSync(join(ICONS, `${set}.json`), 'utf8')));
  const files = new Map<string, string>();
  for (const { id, picture } of loadSet(set).cards) {
    const { data } = pictureSchema.safeParse(picture);
    if (data === undefined) continue;
    files.set(id, JSON.stringify(Object.fromEntries(iconsIn(data).map((name) => [name, icons[name]]))));
  }
  return files;
}

function hashOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [id, text] of files) hash.update(`${id}\n${text}\n`);
  return hash.digest('base64url').slice(0, 8);
}

export function pictures(): Plugin {
  let base: string | null = null;
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      base = config.command === 'build' && config.build.ssr === false ? config.base : null;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (base === null) return 'export const pictures = {};';
      const folders: Record<string, string> = {};
      for (const { id: set } of builtInSets()) {
        const files = filesOf(set);
        const folder = `assets/${set}-${hashOf(files)}`;
        for (const [card, source] of files) {
          this.emitFile({ type: 'asset', fileName: `${folder}/${card}.json`, source });
        }
        folders[set] = `${base}${folder}`;
      }
      return `export const pictures = ${JSON.stringify(folders)};`;
    },
  };
}
