/** Builds the renderer of a set's card page (`kickdoor words --format html`), for Node and self-contained. */
import { join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pictures } from './pictures-plugin.ts';
import { sets } from './sets-plugin.ts';
import { tables } from './tables-plugin.ts';

const packages = join(import.meta.dirname, '..');
const outDir = join(packages, 'cli', 'dist', 'cards');

/** Lets the workspaces' sources find their data files relative to the bundle. */
const dataPlaces: Plugin = {
  name: 'kickdoor-data-places',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !id.startsWith(packages) || !code.includes('import.meta.url')) return;
    const place = relative(outDir, id).split(sep).join('/');
    return code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
  },
};

export default defineConfig({
  plugins: [dataPlaces, sets(), pictures(), tables(), react()],
  publicDir: false,
  build: {
    ssr: 'src/cards/page/render.tsx',
    outDir,
    emptyOutDir: true,
    license: true,
    target: 'node24',
    // The page is a single file: fonts are inlined in its styles.
    assetsInlineLimit: (file) => file.endsWith('.woff2'),
  },
  ssr: { noExternal: true },
});
