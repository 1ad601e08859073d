import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hyphens } from './hyphens-plugin.ts';
import { packs } from './packs-plugin.ts';
import { pictures } from './pictures-plugin.ts';
import { tables } from './tables-plugin.ts';
import { words } from './words-plugin.ts';

/** The game server during development of the page. */
const GAME_SERVER = process.env['KICKDOOR_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [words(), packs(), pictures(), hyphens(), tables(), react()],
  build: { license: true },
  server: { proxy: { '/api': { target: GAME_SERVER, ws: true } } },
});
