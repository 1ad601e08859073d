/** Builds the renderer of a set's card page (`kickdoor words --format html`), for Node and self-contained. */
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
    // The page is a single file: fonts are inlined in its styles.
    assetsInlineLimit: (file) => file.endsWith('.woff2'),
  },
  ssr: { noExternal: true },
});
