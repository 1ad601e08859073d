/**
 * Builds the service worker of the page (`src/offline/service-worker.ts`) with the list of all that a page without a network
 * needs: every built file but those that only the server's owner or a browser's tools ask for. A page that is being
 * developed has no service worker.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'src', 'offline', 'service-worker.ts');
/**
 * Licenses are read, not run; the owner's page is nothing without its server. The pictures of single cards (`pictures-plugin.ts`)
 * are 550 small files, which took a browser three quarters of its work; each set has all of them in one.
 */
const LEFT_OUT = /(?:\.md|\.txt|\.map|\.br|\.gz)$|^sw\.js$|\/AdminPage-|^assets\/[^/]+\//u;

/** A file of the page: the address, and what changes with its content; `null` where the address does. */
interface Listed {
  readonly url: string;
  readonly revision: string | null;
}

function listed(folder: string): readonly Listed[] {
  return globSync('**/*.*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted()
    .map((path) => {
      if (path.startsWith('assets/')) return { url: `/${path}`, revision: null };
      const revision = createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex');
      return { url: `/${path}`, revision: revision.slice(0, 16) };
    });
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const bundle = await rolldown({
        input: SOURCE,
        platform: 'browser',
        transform: {
          define: {
            'process.env.NODE_ENV': '"production"',
            __FILES__: JSON.stringify(listed(dir)),
          },
        },
      });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      writeFileSync(join(dir, 'sw.js'), output[0].code);
    },
  };
}
