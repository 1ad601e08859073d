/**
 * Gives the page the icons of each card's picture as a file of its own, so that only pictures that are seen are loaded:
 * `virtual:pictures` says in which folder those of each built-in set lie, as `<card>.json`. The folder has the hash of
 * its files in its name, so that a browser keeps them for good. While the page is developed there are none.
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

/** The file of each card of a set that has a picture, by the card's id. */
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
