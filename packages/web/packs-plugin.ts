/**
 * Gives the page the built-in sets as files with a hash in their names, which a browser keeps for good: `virtual:packs`
 * says where each is, by what games call it (`editions` of a table). Its cards are a file, and so are its words in each
 * language, since a page speaks one. Sets that are not among them, and all sets while the page is developed, come from the
 * server.
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
