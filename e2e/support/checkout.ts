/** A copy of the project's sources, for tests that change them. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const PARTS = ['package.json', 'tsconfig.base.json', 'packages', 'scripts', join('scenarios', 'help')];
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|test|golden)$/u;

export interface Checkout {
  readonly folder: string;
  /** Replaces a text that the file must contain. */
  edit(file: string, old: string, changed: string): void;
  remove(): void;
}

/** Copies the sources to a folder inside the project, so that installed packages are found. */
export function checkout(): Checkout {
  mkdirSync(join(root, '.checkouts'), { recursive: true });
  const folder = mkdtempSync(join(root, '.checkouts', 'checkout-'));
  for (const part of PARTS) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(relative(root, path)),
    });
  }
  const own = join(folder, 'node_modules', '@kickdoor');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(own, name), 'junction');
  }
  return {
    folder,
    edit(file, old, changed) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(old)) throw new Error(`${file} does not say ${old}`);
      writeFileSync(path, text.replace(old, changed));
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
