/** Provides information on the built-in sets without their cards: `virtual:sets`. */
import { builtInSets, packInfo } from '@kickdoor/packs/node';
import type { Plugin } from 'vite';

const MODULE = 'virtual:sets';

export function sets(): Plugin {
  return {
    name: 'sets',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const builtIn = ${JSON.stringify(builtInSets().map(packInfo))};` : null,
  };
}
