/** The rules' unit tests, with the mutated sources in place of the originals; `unit.ts` runs them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');
const parsed: unknown = JSON.parse(readFileSync(process.env['MUTATED'] ?? '', 'utf8'));
const texts = new Map(
  Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {}).map(([path, text]) => [
    join(root, path),
    String(text),
  ]),
);

export default defineConfig({
  root,
  plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => texts.get(id) ?? null }],
  test: {
    include: ['packages/rules/test/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'unit-setup.ts')],
    reporters: [],
    maxWorkers: 1,
  },
});
