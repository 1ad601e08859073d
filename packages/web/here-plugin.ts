/**
 * Data for the worker that runs tables in the browser: `virtual:here` has the texts with the bots' names in all
 * languages, the ids of the built-in sets, and the program's version for records.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setIds } from '@kickdoor/packs/node';
import { LANGUAGES } from '@kickdoor/words';
import type { Plugin } from 'vite';
import { z } from 'zod';

const MODULE = 'virtual:here';
const PACKAGES = join(import.meta.dirname, '..');

export function here(): Plugin {
  return {
    name: 'here',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const names = LANGUAGES.map((language) => {
        const file = join(PACKAGES, 'bots', 'src', 'words', language, 'names.ftl');
        this.addWatchFile(file);
        return [language, readFileSync(file, 'utf8')] as const;
      });
      const manifest = readFileSync(join(PACKAGES, '..', 'package.json'), 'utf8');
      const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
      return [
        `export const botNames = ${JSON.stringify(Object.fromEntries(names))};`,
        `export const sets = ${JSON.stringify(setIds())};`,
        `export const version = ${JSON.stringify(version)};`,
      ].join('\n');
    },
  };
}
