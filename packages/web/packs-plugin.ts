/**
 * Provides the built-in sets as files with a hash in their names, which browsers cache forever: `virtual:packs` maps a
 * set's hash in games (`editions` of a table) to its files. Its cards are one file, and its words another per language,
 * since a page uses only one. Other sets, and all sets in development, come from the server.
 */
import { builtInSets, loadSet, packBundle } from '@kickdoor/packs/node';
import type { Plugin } from 'vite';

const MODULE = 'virtual:packs';

export function packs(): Plugin {
  let built = false;
  return {
    name: 'packs',
    enforce: 'pre',
    configResolved(config) {
      built = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!built) return 'export const packs = {};';
      const file = (name: string, content: unknown): string => {
        const emitted = this.emitFile({
          type: 'asset',
          name: `${name}.json`,
          source: JSON.stringify(content),
        });
        return `import.meta.ROLLUP_FILE_URL_${emitted}`;
      };
      const lines = builtInSets().map(({ id: set }) => {
        const pack = loadSet(set);
        const { words, ...cards } = packBundle(pack);
        const said = Object.entries(words).map(
          ([language, texts]) => `${JSON.stringify(language)}: ${file(`${set}-${language}`, texts)}`,
        );
        const parts = `{ id: ${JSON.stringify(set)}, cards: ${file(set, cards)}, words: { ${said.join(', ')} } }`;
        return `${JSON.stringify(pack.setHash)}: ${parts}`;
      });
      return `export const packs = { ${lines.join(', ')} };`;
    },
  };
}
