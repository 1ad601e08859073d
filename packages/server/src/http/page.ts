/** The page at all its paths, and the answer for paths without anything. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OF_DOCUMENTS } from './headers.ts';
import { tell } from './problems.ts';

/** Files that a browser may show as documents, and workers, which heed their own file's policy; compressed or not. */
const DOCUMENT = /(?:\.(?:html?|svg|xml|pdf)|[/\\]worker-[^/\\]+\.js)(?:\.(?:br|gz))?$/u;
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Serves the built page from the folder `web`, or nothing if `null`. The page is served at every path for which
 * `isPage` holds. At wrong paths it shows its own message.
 */
export async function addPage(
  app: FastifyInstance,
  web: string | null,
  isPage: (path: string) => boolean,
): Promise<void> {
  if (web !== null) {
    await app.register(fastifyStatic, {
      root: web,
      cacheControl: false,
      // Compressed when the page was built (`scripts/compress.ts`).
      preCompressed: true,
      setHeaders(reply, path) {
        // Built files have a content hash in their names; the page itself is revalidated every time.
        const built = path.startsWith(join(web, 'assets'));
        reply.header('cache-control', built ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (!built || DOCUMENT.test(path)) return;
        for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/[?#].*$/u, '');
    if (web !== null && READING.has(request.method)) {
      if (isPage(path)) return reply.sendFile('index.html');
      if (isFollowed(request, path)) return reply.code(404).sendFile('index.html');
    }
    return tell(reply, new TableProblem('not-found', 'there is nothing here'));
  });
}

/** Whether a browser is at a wrong address: the page says so in the user's language. Programs get a problem. */
function isFollowed({ headers }: FastifyRequest, path: string): boolean {
  return !path.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}
