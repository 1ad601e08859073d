/**
 * Builds the page's service worker (`src/offline/service-worker.ts`) with the list of everything that the page needs
 * offline: every built file except those that only the server's owner or developer tools request. There is no service
 * worker in development.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'src', 'offline', 'service-worker.ts');
/**
 * Licenses aren't needed to run, and the admin page needs its server. The 550 small files with pictures of single cards
 * (`pictures-plugin.ts`) took a browser three quarters of its work; each set also has all of them in one file.
 */
const LEFT_OUT = /(?:\.md|\.txt|\.map|\.br|\.gz)$|^sw\.js$|\/AdminPage-|^assets\/[^/]+\//u;

/** A file of the page: its URL and a revision that changes with its content; `null` if the URL does. */
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
