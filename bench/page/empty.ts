/** The page to compare with: React and one line of text, built like the game's page. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../../scripts/compress.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head>
<body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`;
const MAIN = `import { createRoot } from 'react-dom/client';
const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<p data-testid="ready">Ready</p>);`;

export interface EmptyPage {
  /** The folder of the built page. */
  readonly folder: string;
  remove(): void;
}

/** Builds the empty page in a folder inside the project, where React can be found. */
export async function buildEmptyPage(): Promise<EmptyPage> {
  mkdirSync(join(ROOT, '.checkouts'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.checkouts', 'empty-'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'main.tsx'), MAIN);
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  await build({ root, configFile: false, logLevel: 'warn', plugins: [react()] });
  const folder = join(root, 'dist');
  await compressFolder(folder);
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) };
}
