/** Builds what renders the page of a set's cards (`kickdoor words --format html`), for Node and with all it needs. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    ssr: 'src/cards/page/render.tsx',
    outDir: '../cli/dist/cards',
    emptyOutDir: true,
    license: true,
    target: 'node24',
    // The page is one file: fonts lie within its styles.
    assetsInlineLimit: (file) => file.endsWith('.woff2'),
  },
  ssr: { noExternal: true },
});
