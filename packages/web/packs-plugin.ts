/**
 * Gives the page the built-in sets as files with a hash in their names, which a browser keeps for good: `virtual:packs`
 * says where each is, by what games call it (`editions` of a table). Sets that are not among them, and all sets while the
 * page is developed, come from the server.
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
      const lines = builtInSets().map(({ id: set }) => {
        const pack = loadSet(set);
        const source = JSON.stringify(packBundle(pack));
        const file = this.emitFile({ type: 'asset', name: `${set}.json`, source });
        return `${JSON.stringify(pack.setHash)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const packs = { ${lines.join(', ')} };`;
    },
  };
}
