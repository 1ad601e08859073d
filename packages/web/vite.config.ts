import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { characters } from './characters-plugin.ts';
import { chunkGroups } from './chunks.ts';
import { door } from './door-plugin.ts';
import { here } from './here-plugin.ts';
import { hyphens } from './hyphens-plugin.ts';
import { offline } from './offline-plugin.ts';
import { packs } from './packs-plugin.ts';
import { pictures } from './pictures-plugin.ts';
import { schemas } from './schemas-plugin.ts';
import { sets } from './sets-plugin.ts';
import { tables } from './tables-plugin.ts';
import { toolkit, toolkitLocale } from './toolkit-plugin.ts';
import { words } from './words-plugin.ts';
import { workshop } from './workshop-plugin.ts';

/** The game server during development of the page. */
const GAME_SERVER = process.env['KICKDOOR_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    words(),
    sets(),
    packs(),
    characters(),
    pictures(),
    hyphens(),
    tables(),
    here(),
    workshop(),
    schemas(),
    toolkit(),
    toolkitLocale(),
    react(),
    door(),
    offline(),
  ],
  // The worker that runs tables in the browser.
  worker: { format: 'es', plugins: () => [packs(), here()] },
  build: {
    license: true,
    rolldownOptions: {
      output: {
        // Modules in the same file may be needed in different orders, so each one runs when it is first needed.
        strictExecutionOrder: true,
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: { proxy: { '/api': { target: GAME_SERVER, ws: true } } },
});
