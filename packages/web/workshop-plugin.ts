/**
 * Provides the material for packs: `virtual:workshop` has loaders for the files of the built-in sets, which can be read
 * and copied in the workshop, and for those of a new pack, each a separate file; and the parts of the built-in sets
 * that other packs can refer to.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN, builtInSets, companionsIn, packTemplate, setsFolder } from '@kickdoor/packs/node';
import type { Plugin } from 'vite';

const MODULE = 'virtual:workshop';
const FILES = /^\0virtual:workshop\/(?<what>[a-z0-9-]+)$/u;
const TEMPLATE = 'template';

/** The texts of a built-in set, by path. */
function filesOf(set: string): readonly (readonly [path: string, text: string])[] {
  const folder = join(setsFolder(), set);
  return globSync('**/*.{yaml,ftl}', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
}

export function workshop(): Plugin {
  return {
    name: 'workshop',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) {
        const sets = builtInSets();
        const loaders = sets.map(({ id: set }) => `${JSON.stringify(set)}: () => import('${MODULE}/${set}')`);
        return [
          `export const companions = ${JSON.stringify(companionsIn(BUILT_IN))};`,
          `export const sources = { ${loaders.join(', ')} };`,
          `export const template = () => import('${MODULE}/${TEMPLATE}');`,
        ].join('\n');
      }
      const what = FILES.exec(id)?.groups?.['what'];
      if (what === undefined) return null;
      const files = what === TEMPLATE ? [...packTemplate()] : filesOf(what);
      return `export default ${JSON.stringify(files)};`;
    },
  };
}
